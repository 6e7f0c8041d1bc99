import type { ShiftBody, Shifted } from '../../../worker/contract/shift.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { createProjectStore } from '../../lib/project-store.ts';
import { sendWaiting } from '../../lib/send-waiting.ts';

/** A shift that the server has not answered yet. `key`: Idempotency-Key, so that a repeated request moves events once. */
export type WaitingShift = { body: ShiftBody; key: string };

/** Result of a shift. `refused`: the reason, for the host. `isOutdated`: the events were changed meanwhile. */
export type ShiftOutcome = { shifted: Shifted } | { refused: string; isOutdated: boolean };

const shifts = createProjectStore<WaitingShift[]>('shifts');
const NONE: WaitingShift[] = [];

/** Calls a listener after each change of the waiting shifts. Returns the unsubscribe function. */
export const subscribeToWaitingShifts = shifts.subscribe;

/** Returns the waiting shifts, the same object until they change. */
export const readWaitingShifts = (projectId: string): WaitingShift[] => shifts.read(projectId) ?? NONE;

/** Keeps a shift until the server has answered. */
export function addWaitingShift(projectId: string, body: ShiftBody): void {
  write(projectId, [...readWaitingShifts(projectId), { body, key: crypto.randomUUID() }]);
}

/** Forgets the waiting shifts. */
export const dropWaitingShifts = (projectId: string): void => shifts.write(projectId, null);

const write = (projectId: string, waiting: WaitingShift[]) =>
  shifts.write(projectId, waiting.length > 0 ? waiting : null);

/** Sends the waiting shifts with `sendWaiting`. If two tabs send one at the same time, its key makes the second harmless. */
export function sendWaitingShifts(projectId: string): Promise<ShiftOutcome[]> {
  return sendWaiting<WaitingShift, ShiftOutcome>(`shifts ${projectId}`, {
    next: () => readWaitingShifts(projectId)[0],
    send: async ({ body, key }) => {
      const call = api.projects[':projectId'].shift.$post(
        { param: { projectId }, json: body },
        { headers: { 'Idempotency-Key': key } },
      );
      return { shifted: (await unwrap(call)) as Shifted };
    },
    refuse: ({ body }) => {
      const isOutdated = body?.code === 'CONFLICT';
      const refused = isOutdated ? t('eventsChangedMeanwhile') : (body?.message ?? t('pleaseTryAgain'));
      return { refused, isOutdated };
    },
    settle: (sent) =>
      write(
        projectId,
        readWaitingShifts(projectId).filter(({ key }) => key !== sent.key),
      ),
  });
}
