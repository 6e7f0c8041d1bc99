import { useMutation } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { api, readRequestId, unwrap } from '../../lib/api.ts';

export type Feedback = { userType: 'owner' | 'guest'; feedbackText: string };

/** Sends feedback. The same idempotency `key` stores it only once. */
export function useSendFeedback(projectId: string) {
  return useMutation({
    meta: { success: t('thankYou'), fallback: t('feedbackFailed') },
    mutationFn: ({ key, ...input }: Feedback & { key: string }) => {
      const requestId = readRequestId();
      const json = { ...input, ...(requestId && { requestId }) };
      return unwrap(
        api.projects[':projectId'].feedback.$post(
          { param: { projectId }, json },
          { headers: { 'Idempotency-Key': key } },
        ),
      );
    },
  });
}
