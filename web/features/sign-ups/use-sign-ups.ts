import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { keepSending } from '../../lib/send-waiting.ts';
import {
  addWaitingPlaces,
  type SentPlaces,
  sendWaitingPlaces,
  storedSignUps,
} from '../../lib/sign-ups/waiting-places.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { signUpsOptions, storeSignUp } from './queries.ts';

/**
 * The lists as the guest has left them, with what was not sent yet; offline as they were last. `take` sets how many places
 * of a line the guest has: it shows at once and is sent when there is a connection.
 */
export function useSignUps(projectId: string, personId: number | undefined) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(signUpsOptions(projectId));
  const stored = useSyncExternalStore(storedSignUps.subscribe, () => storedSignUps.read(projectId));
  const own = stored !== undefined && stored.personId === personId ? stored : undefined;
  useEffect(() => {
    if (data && personId !== undefined) storedSignUps.change(projectId, personId, () => ({ lists: data }));
  }, [data, projectId, personId]);
  const known = data ?? own?.lists;
  const waiting = own?.waiting;
  const lists = useMemo(() => known?.map((list) => applyWaiting(list, waiting ?? [])), [known, waiting]);

  async function take(signUpId: number, slotId: number, count: number) {
    if (personId === undefined) return;
    addWaitingPlaces(projectId, personId, { signUpId, slotId, count });
    await sendAndShow(client, projectId, personId, false);
  }
  return { lists, waiting: waiting ?? [], isFailed: isError && !known, refetch, take };
}

/** A list with the places that the guest wants, as if they were taken. */
function applyWaiting(
  list: SignUp,
  waiting: readonly { signUpId: number; slotId: number; count: number }[],
): SignUp {
  const slots = list.slots.map((slot) => {
    const wish = waiting.find(({ signUpId, slotId }) => signUpId === list.id && slotId === slot.id);
    return wish ? { ...slot, mine: wish.count, taken: slot.taken - slot.mine + wish.count } : slot;
  });
  return { ...list, slots };
}

/** Sends what waits, now and when there is a connection again. Drops what someone else left in this browser. */
export function useSendWaitingPlaces(projectId: string, personId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    storedSignUps.forget(projectId, personId);
    if (personId === undefined) return;
    return keepSending(() => {
      if (storedSignUps.read(projectId)?.waiting.length) void sendAndShow(client, projectId, personId, true);
    });
  }, [client, projectId, personId]);
}

async function sendAndShow(client: QueryClient, projectId: string, personId: number, isLate: boolean) {
  const sent = await sendWaitingPlaces(projectId, personId);
  for (const result of sent) await showResult(client, projectId, result, isLate);
  if (sent.some(({ refused }) => refused !== undefined)) {
    await refetchAfterWrite(client, { queryKey: queryKeys.signUps(projectId) });
  }
  if (sent.length === 0 && !isLate) {
    const description = t('placeWaits');
    showToast({ title: t('waitingToSend'), description, kind: 'info' });
  }
}

async function showResult(client: QueryClient, projectId: string, result: SentPlaces, isLate: boolean) {
  if (result.list) {
    await storeSignUp(client, projectId, result.list);
    if (isLate) showToast({ title: t('savedTitle', { title: result.list.title }), kind: 'ok' });
  } else {
    showToast({ title: t('placeNotSaved'), description: result.refused, kind: 'error' });
  }
}
