import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';

export type Feedback = { userType: 'owner' | 'guest'; feedbackText: string };

/** Sends feedback. The same idempotency `key` stores it only once. */
export function useSendFeedback(projectId: string) {
  return useMutation({
    meta: { success: 'Thank you!', fallback: 'Failed to submit feedback. Please try again.' },
    mutationFn: ({ key, ...json }: Feedback & { key: string }) =>
      unwrap(
        api.projects[':projectId'].feedback.$post(
          { param: { projectId }, json },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
  });
}
