import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { itineraryOptions } from '../../lib/itinerary-query.ts';

/** An itinerary that this browser may edit. */
export type EditableProject = { projectId: string; name: string };

/** Each costs a request. */
const MAX_PROJECTS = 12;

/** Itineraries whose admin code was entered or created in this browser, as far as they still exist. */
export const editableProjectsOptions = queryOptions({
  queryKey: ['editable-projects'],
  staleTime: 0,
  queryFn: async ({ client }): Promise<EditableProject[]> => {
    const ids = listAdminProjectIds().slice(0, MAX_PROJECTS);
    const found = await Promise.all(
      ids.map(async (projectId) => {
        try {
          const { project } = await client.fetchQuery({ ...itineraryOptions(projectId), staleTime: 0 });
          return [{ projectId, name: project.customTitle ?? project.name }];
        } catch (error) {
          // No longer accessible. Other errors are shown.
          if (error instanceof ApiError && error.status < 500) return [];
          throw error;
        }
      }),
    );
    return found.flat();
  },
});

const ADMIN_CODE = 'admin_code_';

/** From the keys of lib/storage.ts. */
function listAdminProjectIds(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(ADMIN_CODE) ? key.slice(ADMIN_CODE.length) : [],
    );
  } catch {
    return [];
  }
}
