import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DuplicateProject, MyProject } from '../../../worker/contract/accounts.ts';
import { api, unwrap } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { invalidateMyProjects } from './queries.ts';

/** Makes a copy of an itinerary, one for each key. Resolves with it, and what of its content waits for Full Access. */
export function useDuplicateProject({ projectId }: MyProject) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: 'Failed to duplicate the itinerary. Please try again.', formShowsFields: true },
    mutationFn: ({ key, ...json }: DuplicateProject & { key: string }) =>
      unwrap(
        api.projects[':projectId'].duplicate.$post(
          { param: { projectId }, json },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: () => invalidateMyProjects(client),
  });
}

/** Makes an itinerary of the content of a file, one for each key. The caller shows refusals. */
export function useImportProject() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ content, key }: { content: object; key: string }) =>
      unwrap(
        // What is in the file the server finds out.
        api.projects.import.$post({ json: content as never }, { headers: { 'Idempotency-Key': key } }),
      ),
    onSuccess: () => invalidateMyProjects(client),
  });
}

/** Keeps an itinerary as a file: all of it as JSON, or its events as a calendar. */
export function useExportProject({ projectId, name }: MyProject) {
  return useMutation({
    meta: { fallback: 'Failed to export the itinerary. Please try again.' },
    mutationFn: (kind: 'json' | 'ics') => {
      const calls = api.projects[':projectId'];
      const call = kind === 'json' ? calls.export : calls['export.ics'];
      return saveFile(call.$get({ param: { projectId } }), `${name}.${kind}`);
    },
  });
}
