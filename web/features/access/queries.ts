import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { PROJECT_ID_LENGTH } from '../../../worker/contract/codes.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { storeItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { openAsPerson } from './open-as-person.ts';
import { waitForTurn } from './wait-for-turn.ts';

type Preview = { name: string; ownerName: string };

/** Name and owner of a project, null if there is no such project. Fetched only for a project ID of full length. */
export const previewQuery = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.preview(projectId),
    // Synchronous, so that the first render matches the prerendered page.
    initialData: () => readEmbeddedData<{ project: Preview | null }>(`preview/${projectId}`)?.project,
    queryFn: () => fetchPreview(projectId),
    enabled: projectId.length === PROJECT_ID_LENGTH,
  });

async function fetchPreview(projectId: string): Promise<Preview | null> {
  try {
    return (await unwrap(api.projects[':projectId'].preview.$get({ param: { projectId } }))).project;
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'ACCESS_REQUIRED') return null;
    throw error;
  }
}

type AccessRequest = { projectId: string } & (
  | { accessCode: string; email?: string; inviteKey?: string }
  | { personToken: string }
);

/**
 * Returns a function that verifies an access code or a personal link. Then this browser may open the project, and shows
 * the events of the person whose link it is. Throws ApiError if it is refused. `onWait` gets what to say while others'
 * wrong codes make it wait.
 */
export function useVerifyAccess() {
  const queryClient = useQueryClient();
  return async ({ projectId, ...json }: AccessRequest, onWait: (sentence: string) => void) => {
    const { project, person, itinerary } = await waitForTurn(
      () => unwrap(api.projects[':projectId'].access.$post({ param: { projectId }, json })),
      onWait,
    );
    if ('personToken' in json) await openAsPerson(project.projectId, { person });
    // Replaces what was loaded with an older grant.
    await storeItinerary(queryClient, itinerary);
    return project;
  };
}

const FIRST_CHECK_MS = 100;
const CHECK_INTERVAL_MS = 200;
const CHECKS = 10;

/** Polls until `projectId` is the current project. After the last check it logs a warning and resolves. */
export async function waitForCurrentProject(projectId: string): Promise<void> {
  for (let check = 0; check < CHECKS; check++) {
    await new Promise((resolve) => setTimeout(resolve, check === 0 ? FIRST_CHECK_MS : CHECK_INTERVAL_MS));
    const current = await unwrap(api['current-project'].$get()).catch(() => null);
    if (current?.project.projectId === projectId) return;
  }
  console.warn('The current project was not confirmed in time. Redirecting anyway.');
}
