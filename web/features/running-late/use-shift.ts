import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShiftBody } from '../../../worker/contract/shift.ts';
import { t } from '../../../worker/messages/t.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { rememberOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { keepSending } from '../../lib/send-waiting.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import {
  addWaitingShift,
  readWaitingShifts,
  type ShiftOutcome,
  sendWaitingShifts,
  subscribeToWaitingShifts,
  type WaitingShift,
} from './waiting-shifts.ts';

/** A slower answer counts as offline: the host does not have to wait. */
const SEND_TIMEOUT_MS = 8_000;

/** The shifts that the server has not answered yet. Sends them now and when online again, and shows a toast of the result. */
export function useWaitingShifts(projectId: string): WaitingShift[] {
  const client = useQueryClient();
  const undo = useUndo(projectId);
  useEffect(() => {
    return keepSending(() => {
      if (readWaitingShifts(projectId).length > 0)
        void send(client, projectId).then((sent) => report(client, projectId, sent, undo));
    });
  }, [client, projectId, undo]);
  const read = () => readWaitingShifts(projectId);
  return useSyncExternalStore(subscribeToWaitingShifts, read, read);
}

/** Moves events, or stores the shift until the browser is online. `run` resolves to the reason for the host if refused. */
export function useShift(projectId: string) {
  const client = useQueryClient();
  const undo = useUndo(projectId);
  const [isBusy, setBusy] = useState(false);
  async function run(body: ShiftBody): Promise<string | undefined> {
    setBusy(true);
    addWaitingShift(projectId, body);
    const sending = send(client, projectId).then(async (outcomes) => {
      await report(client, projectId, outcomes.filter(isDone), undo);
      return outcomes;
    });
    const timeout = new Promise<undefined>((resolve) =>
      setTimeout(() => resolve(undefined), SEND_TIMEOUT_MS),
    );
    const outcomes = await Promise.race([sending, timeout]);
    setBusy(false);
    const last = outcomes?.at(-1);
    if (last && 'refused' in last) {
      await refreshItinerary(client, projectId);
      return last.refused;
    }
    if (!last) showToast({ title: t('waitingToSend'), description: t('eventsMoveLater'), kind: 'info' });
    return undefined;
  }
  return { run, isBusy };
}

/** As a mutation, so that the page knows that the change is its own and does not announce it to the host. */
const send = (client: QueryClient, projectId: string): Promise<ShiftOutcome[]> =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => sendWaitingShifts(projectId) })
    .execute(undefined);

const isDone = (outcome: ShiftOutcome) => 'shifted' in outcome;

async function report(
  client: QueryClient,
  projectId: string,
  outcomes: readonly ShiftOutcome[],
  undo: (seq: number) => void,
) {
  if (outcomes.length === 0) return;
  for (const outcome of outcomes) {
    if ('shifted' in outcome) {
      const { moved, undo: offer } = outcome.shifted;
      rememberOwnSave(...moved.map(toEventVersion));
      offerUndoOfCall(t('movedEvents', { count: moved.length }), offer, undo);
    } else {
      showToast({ title: t('eventsNotMoved'), description: outcome.refused, kind: 'error' });
    }
  }
  await refreshItinerary(client, projectId);
}
