import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendWaitingRsvps } from '../../lib/rsvps/send-waiting.ts';
import { forgetStoredRsvps, readStoredRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { updateShown } from './give-answer.ts';

const RETRY_MS = 30_000;

/**
 * Sends the answers of this person that wait, now and when there is a connection again, and says what became of them.
 * Drops what someone else left in this browser.
 */
export function useSendWaiting(projectId: string, personId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    forgetStoredRsvps(projectId, personId);
    if (personId === undefined) return;
    let isSending = false;
    async function send() {
      if (isSending || !personId || !readStoredRsvps(projectId)?.waiting.length) return;
      isSending = true;
      const sent = await sendWaitingRsvps(projectId, personId);
      isSending = false;
      for (const { refused } of sent) {
        if (refused === undefined) showToast({ title: 'Your answer was sent', kind: 'ok' });
        else {
          const description = `${refused} Ask your host if you have questions.`;
          showToast({ title: "Your answer wasn't saved", description, kind: 'error', acrossPages: true });
        }
      }
      await updateShown(client, projectId, sent);
    }
    const wake = () => void send();
    wake();
    const timer = setInterval(wake, RETRY_MS);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client, projectId, personId]);
}
