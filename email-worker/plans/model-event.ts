import { z } from '../../worker/contract/zod.ts';
import { addDays } from '../../worker/domain/time/days.ts';
import { weighModelEvent } from '../model/answer.ts';
import { modelEvent } from '../model/answer-items.ts';
import { isQuoted, type QuotableText } from '../model/quotes.ts';

const { attendees: names, timeZoneGuess: zone } = modelEvent.shape;

/** An event in a model's answer about a plan. */
const planEvent = modelEvent.extend({
  absent: names,
  isSecret: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .catch(false),
  endTimeZoneGuess: zone,
});
type PlanEvent = z.output<typeof planEvent>;

/** An event that the plan does not contradict. */
export interface CheckedEvent extends PlanEvent {
  /** The quoted words say its day and time. */
  isSupported: boolean;
}

/** A plan names the days around an event: `11-13 June`, `the weekend of the 4th`. */
const NEAR_DAYS = 6;

/**
 * An event of an answer; undefined if the plan contradicts it or has nothing of it. `heads` are the senders and times of
 * messages, which say nothing about it.
 */
export function checkPlanEvent(item: unknown, text: QuotableText, heads: string[]): CheckedEvent | undefined {
  const { data } = planEvent.safeParse(item);
  if (!data) return undefined;
  const event = { ...data, evidenceStart: removeHeads(data.evidenceStart, heads) };
  const weight = weighModelEvent(event, text);
  if (weight !== 'contradicts') return { ...event, isSupported: weight === 'supports' };
  const isDoubtful = isNearQuotedDay(event, text) || hasOtherTimes(event, text);
  return isDoubtful ? { ...event, isSupported: false } : undefined;
}

const removeHeads = (quote: string, heads: string[]): string =>
  heads.reduce((text, head) => (text.includes(head) ? text.replaceAll(head, ' ') : text), quote);

/**
 * Whether the quote is of the plan, and only its times are others: it may name several events, or say the time in words that
 * are not understood here.
 */
function hasOtherTimes({ startLocal, ...event }: PlanEvent, text: QuotableText): boolean {
  const [date = ''] = startLocal.split('T');
  return (
    isQuoted(text, event.evidenceStart) &&
    weighModelEvent({ ...event, startLocal: date }, text) !== 'contradicts'
  );
}

/** Whether only the day is not that of the quote, and a day near it is. */
function isNearQuotedDay(event: PlanEvent, text: QuotableText): boolean {
  const [date = '', clock] = event.startLocal.split('T');
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, i) => addDays(date, i - NEAR_DAYS)).some((day) => {
    const startLocal = clock === undefined ? day : `${day}T${clock}`;
    return weighModelEvent({ ...event, startLocal }, text) !== 'contradicts';
  });
}
