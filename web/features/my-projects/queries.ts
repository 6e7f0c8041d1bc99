import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { api, unwrap } from '../../lib/api.ts';
import { createAndRememberProject } from '../../lib/create-project.ts';
import { forgetProject } from '../../lib/forget-project.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The itineraries of who is signed in, newest first. */
export const myProjectsOptions = queryOptions({
  queryKey: queryKeys.myProjects,
  queryFn: () => unwrap(api['my-projects'].$get()),
});

/** Reads the list again, and waits for nobody. */
export function invalidateMyProjects(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.myProjects });
}

/** Creates an itinerary of the account's; the same key twice creates it once. Resolves with it and its codes. */
export function useCreateMyProject() {
  const client = useQueryClient();
  return useMutation({
    meta: { formShowsFields: true, fallback: 'Failed to create itinerary. Please try again.' },
    mutationFn: createAndRememberProject,
    onSuccess: () => invalidateMyProjects(client),
  });
}

/** Deletes an itinerary whose name was typed. It leaves the list at once. */
export function useDeleteProject({ projectId }: MyProject) {
  const client = useQueryClient();
  return useMutation({
    meta: {
      success: 'Itinerary deleted',
      fallback: 'Failed to delete itinerary. Please try again.',
      formShowsFields: true,
    },
    mutationFn: (confirmationName: string) =>
      unwrap(api.projects[':projectId'].$delete({ param: { projectId }, json: { confirmationName } })),
    onSuccess: async () => {
      void forgetProject(projectId);
      await client.cancelQueries({ queryKey: queryKeys.myProjects });
      client.setQueryData(queryKeys.myProjects, (old: MyProject[] | undefined) =>
        old?.filter((project) => project.projectId !== projectId),
      );
      client.removeQueries({ queryKey: ['projects', projectId] });
      invalidateMyProjects(client);
    },
  });
}

/** Lets this browser in as the owner, then goes to the itinerary's checkout. */
export function useOpenCheckout({ projectId }: Pick<MyProject, 'projectId'>) {
  return useMutation({
    meta: { fallback: 'Failed to start upgrade process. Please try again.' },
    mutationFn: () => unwrap(api.projects[':projectId']['access-owned'].$post({ param: { projectId } })),
    onSuccess: () => window.location.assign(`/checkout/${projectId}`),
  });
}
