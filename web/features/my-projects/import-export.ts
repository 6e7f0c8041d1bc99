import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DuplicateProject, MyProject } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { invalidateMyProjects } from './queries.ts';

/** Duplicates an itinerary, once per key. Resolves with the copy and the content that needs Full Access. */
export function useDuplicateProject({ projectId }: Pick<MyProject, 'projectId'>) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('duplicateFailed'), formShowsFields: true },
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

/** Imports an itinerary from a file's content, once per key. The caller shows errors. */
export function useImportProject() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ content, key }: { content: object; key: string }) =>
      unwrap(
        // The server validates the content.
        api.projects.import.$post({ json: content as never }, { headers: { 'Idempotency-Key': key } }),
      ),
    onSuccess: () => invalidateMyProjects(client),
  });
}

/** Downloads an itinerary as JSON or its events as a calendar file. */
export function useExportProject({ projectId, name }: Pick<MyProject, 'projectId' | 'name'>) {
  return useMutation({
    meta: { fallback: t('exportFailed') },
    mutationFn: (kind: 'json' | 'ics') => {
      const calls = api.projects[':projectId'];
      const call = kind === 'json' ? calls.export : calls['export.ics'];
      return saveFile(call.$get({ param: { projectId } }), `${name}.${kind}`);
    },
  });
}
