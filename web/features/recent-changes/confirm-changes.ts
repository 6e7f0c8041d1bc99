import { useEffect } from 'react';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';

const toKey = (projectId: string) => `confirmed_${projectId}`;

/** Tells the hosts that the reader knows of everything up to `seq`, now or when there is a connection. */
export async function confirmChanges(projectId: string, seq: number): Promise<void> {
  writeStorage('localStorage', toKey(projectId), String(seq));
  await sendConfirmed(projectId);
}

/** Sends what waits. What the server does not take is dropped: a later change asks again. */
async function sendConfirmed(projectId: string): Promise<void> {
  const seq = Number(readStorage('localStorage', toKey(projectId)));
  if (!seq) return;
  const call = api.projects[':projectId'].acknowledgements.$post({ param: { projectId }, json: { seq } });
  try {
    await unwrap(call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return;
  }
  // A newer one may have been confirmed meanwhile.
  if (Number(readStorage('localStorage', toKey(projectId))) === seq)
    writeStorage('localStorage', toKey(projectId), null);
}

/** Sends what was confirmed without a connection. */
export function useSendConfirmed(projectId: string): void {
  useEffect(() => {
    const send = () => void sendConfirmed(projectId);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [projectId]);
}
