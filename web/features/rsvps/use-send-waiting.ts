import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { sendWaitingRsvps } from '../../lib/rsvps/send-waiting.ts';
import { storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { keepSending } from '../../lib/send-waiting.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { updateShown } from './give-answer.ts';

/**
 * Sends the answers of this person that wait, now and when there is a connection again, and says what became of them.
 * Drops what someone else left in this browser.
 */
export function useSendWaiting(projectId: string, personId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    storedRsvps.forget(projectId, personId);
    if (personId === undefined) return;
    // Also while an earlier attempt fails: the connection may have come back since it began.
    async function send() {
      if (!personId || !storedRsvps.read(projectId)?.waiting.length) return;
      const sent = await sendWaitingRsvps(projectId, personId);
      for (const { refused } of sent) {
        if (refused === undefined) showToast({ title: t('answerSent'), kind: 'ok' });
        else {
          const description = t('askHostAfter', { reason: refused });
          showToast({ title: t('answerNotSaved'), description, kind: 'error', acrossPages: true });
        }
      }
      await updateShown(client, projectId, sent);
    }
    return keepSending(() => void send());
  }, [client, projectId, personId]);
}
