import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerRsvp, ChangeRsvpSettings } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { rewriteRsvps, rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { saveFile } from '../../lib/save-file.ts';
import { storeProject } from '../../lib/store-project.ts';

/** Changes what guests are asked; fields left out stay as they are. Callers show errors. */
export function useChangeRsvpSettings(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true, success: t('rsvpSettingsSaved') },
    mutationFn: (json: ChangeRsvpSettings) =>
      unwrap(api.projects[':projectId']['rsvp-settings'].$put({ param: { projectId }, json })),
    onSuccess: ({ project }) => storeProject(client, project),
  });
}

/** Answers for somebody. Callers show errors. */
export function useAnswerFor(projectId: string, personId: number) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true, success: t('answerSaved') },
    mutationFn: (json: AnswerRsvp) =>
      unwrap(
        api.projects[':projectId'].people[':personId'].rsvp.$put({
          param: { projectId, personId: String(personId) },
          json,
        }),
      ),
    onSuccess: (row) => rewriteRsvps(client, projectId, row, false),
  });
}

/** Makes the answers of a browser that claimed the name the person's. */
export function useJoinAnswers(projectId: string, personId: number) {
  const client = useQueryClient();
  return useMutation({
    meta: { fallback: t('saveChoiceFailed'), success: t('answerSaved') },
    mutationFn: (claim: string) =>
      unwrap(
        api.projects[':projectId'].people[':personId']['join-answers'].$post({
          param: { projectId, personId: String(personId) },
          json: { claim },
        }),
      ),
    onSettled: () => refetchAfterWrite(client, { queryKey: rsvpsOptions(projectId).queryKey }),
  });
}

/** Downloads all answers as a CSV file. */
export function useDownloadRsvps(projectId: string) {
  return useMutation({
    meta: { fallback: t('downloadAnswersFailed') },
    mutationFn: () =>
      saveFile(api.projects[':projectId']['rsvps.csv'].$get({ param: { projectId } }), 'rsvps.csv'),
  });
}
