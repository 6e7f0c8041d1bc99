import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { ShiftBody } from '../../../worker/contract/shift.ts';
import { findCurrentEvents, isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { planShift } from '../../../worker/domain/schedule/plan-shift.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';

/** Purpose of the dialog: a day that runs late, or a plan that moves before the trip. */
export type ShiftPurpose = 'late' | 'move';

/** Values of the form. `amount` is what was typed. */
export type ShiftChoice = {
  fromEventId: number;
  amount: string;
  unit: 'minutes' | 'days';
  until: 'day' | 'end';
  skip: readonly number[];
  note: string;
};

/** Initial values of the form. With `late`, the host picks the amount from buttons, so there is none yet. */
export function toFirstChoice(purpose: ShiftPurpose, events: readonly Event[], now: number): ShiftChoice {
  const late = { skip: [], note: '', amount: '', unit: 'minutes', until: 'day' } as const;
  const { running, next } = findCurrentEvents(events, now);
  const first = events.find((event) => isUpcoming(event, now)) ?? events[0];
  const from = (purpose === 'late' ? (next ?? running) : undefined) ?? first;
  const fromEventId = from?.id ?? 0;
  return purpose === 'late'
    ? { ...late, fromEventId }
    : { ...late, fromEventId, amount: '1', unit: 'days', until: 'end' };
}

/** The events that a shift can start from: what is left of today, or all. */
export function listStartChoices(purpose: ShiftPurpose, events: readonly Event[], now: number): Event[] {
  if (purpose === 'move') return [...events];
  const isToday = ({ datetime, timeZone }: Event) =>
    toLocalDay(Date.parse(datetime), timeZone) === toLocalDay(now, timeZone);
  return events.filter((event) => isUpcoming(event, now) && isToday(event));
}

/** Undefined until a valid number is chosen. */
function toAmount({ amount, unit }: Pick<ShiftChoice, 'amount' | 'unit'>): number | undefined {
  const number = Number(amount);
  const isValid = amount.trim() !== '' && Number.isInteger(number) && number !== 0;
  return isValid && Math.abs(number) <= (unit === 'days' ? LIMITS.shiftDays : LIMITS.shiftMinutes)
    ? number
    : undefined;
}

/** The new times that the choice would result in; undefined until it is complete. */
export function previewChoice(choice: ShiftChoice, events: readonly Event[]) {
  const amount = toAmount(choice);
  if (amount === undefined) return undefined;
  const { fromEventId, until, skip, unit } = choice;
  const plan = (skipped: readonly number[]) =>
    planShift(events, {
      fromEventId,
      until,
      skip: [...skipped],
      minutes: unit === 'minutes' ? amount : undefined,
      days: unit === 'days' ? amount : undefined,
    });
  const [planned, all] = [plan(skip), plan([])];
  return planned?.moved && all?.moved
    ? { ...planned, moved: planned.moved, all: all.moved.map(({ event }) => event) }
    : undefined;
}
export type ShiftPreview = NonNullable<ReturnType<typeof previewChoice>>;

/** The request. It names the versions that the host has seen. */
export function toShiftBody(choice: ShiftChoice, { moved }: ShiftPreview): ShiftBody {
  const { fromEventId, until, skip, unit, note } = choice;
  const amount = toAmount(choice);
  return {
    fromEventId,
    until,
    skip: [...skip],
    ...(unit === 'minutes' ? { minutes: amount } : { days: amount }),
    expected: moved.map(({ event: { id, sequence } }) => ({ id, sequence })),
    note: note.trim() || null,
  };
}
