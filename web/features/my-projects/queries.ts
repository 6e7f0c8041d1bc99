import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { createAndRememberProject } from '../../lib/create-project.ts';
import { forgetProject } from '../../lib/forget-project.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { offerUndo } from '../../ui/toasts/offer-undo.ts';

const UNAVAILABLE_MS = 30_000;

/** The signed-in account's itineraries, newest first. */
export const myProjectsOptions = queryOptions({
  queryKey: queryKeys.myProjects,
  queryFn: () => unwrap(api['my-projects'].$get()),
  // Until all of them can be opened again.
  refetchInterval: ({ state }) => (state.data?.some((each) => each.isUnavailable) ? UNAVAILABLE_MS : false),
});

/** Refetches the list in the background. */
export function invalidateMyProjects(client: QueryClient): void {
  void refetchAfterWrite(client, { queryKey: queryKeys.myProjects });
}

async function removeFromList(client: QueryClient, projectId: string): Promise<void> {
  await client.cancelQueries({ queryKey: queryKeys.myProjects });
  client.setQueryData(queryKeys.myProjects, (old: MyProject[] | undefined) =>
    old?.filter((project) => project.projectId !== projectId),
  );
}

/** Creates an itinerary, once per idempotency key. Resolves with it and its codes. */
export function useCreateMyProject() {
  const client = useQueryClient();
  return useMutation({
    meta: { formShowsFields: true, fallback: t('createItineraryFailed') },
    mutationFn: createAndRememberProject,
    onSuccess: () => invalidateMyProjects(client),
  });
}

/** Deletes an itinerary. Takes its typed name as confirmation. */
export function useDeleteProject({ projectId }: MyProject) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      success: t('itineraryDeleted'),
      fallback: t('deleteItineraryFailed'),
      formShowsFields: true,
    },
    mutationFn: (confirmationName: string) =>
      unwrap(api.projects[':projectId'].$delete({ param: { projectId }, json: { confirmationName } })),
    onSuccess: async () => {
      void forgetProject(projectId);
      await removeFromList(client, projectId);
      client.removeQueries({ queryKey: ['projects', projectId] });
      invalidateMyProjects(client);
    },
  });
}

/** Removes an itinerary that someone else created with the account's address; the toast offers to undo it. */
export function useDisownProject({ projectId }: MyProject) {
  const client = useQueryClient();
  const param = { projectId };
  const reclaim = useMutation({
    meta: { fallback: t('restoreItineraryFailed'), canRepeat: true },
    mutationFn: () => unwrap(api.projects[':projectId'].reclaim.$post({ param })),
    onSuccess: () => invalidateMyProjects(client),
  });
  return useMutation({
    meta: { fallback: t('removeItineraryFailed') },
    mutationFn: () => unwrap(api.projects[':projectId'].disown.$post({ param })),
    onSuccess: async () => {
      void forgetProject(projectId);
      await removeFromList(client, projectId);
      offerUndo(t('removedFromDashboard'), () => reclaim.mutate());
    },
  });
}

/** Requests owner access, then opens the itinerary's checkout page. */
export function useOpenCheckout({ projectId }: Pick<MyProject, 'projectId'>) {
  return useMutation({
    meta: { fallback: t('upgradeFailed') },
    mutationFn: () => unwrap(api.projects[':projectId']['access-owned'].$post({ param: { projectId } })),
    onSuccess: () => window.location.assign(`/checkout/${projectId}`),
  });
}
