import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import { containsWords, type QuotableText } from '../model/quotes.ts';
import { findQuotedLines } from './find-quoted-lines.ts';
import { finishItem } from './finish-proposals.ts';
import type { CheckedEvent } from './model-event.ts';
import type { PlanContext, PlanReading, ProposalDraft } from './plan.ts';
import type { PlanItem } from './text/plan-item.ts';

/** What the rules read without a doubt and the model did not find needs a look. */
export const markDoubtful = (rule: ProposalDraft): ProposalDraft => ({
  ...rule,
  needsReview: true,
  reviewReasons: [...new Set([...rule.reviewReasons, 'check-original' as const])],
});

type People = Pick<PlanItem, 'attendees' | 'audience'>;

/** Only words of the text become fields, but for a title of an event that has no name there, which needs a look. */
export function toAnsweredDraft(
  event: CheckedEvent,
  text: QuotableText,
  reading: PlanReading,
  context: PlanContext,
): ProposalDraft {
  const pick = (words: string | null) => (words && containsWords(text, words) ? words : '');
  const people = toPeople(event, text);
  const lines = findQuotedLines(reading.text, event.title ?? '', event.evidenceStart);
  const item: PlanItem = {
    title: event.title ?? '',
    description: '',
    location: [pick(event.placeName), pick(event.address)].filter(Boolean).join(', '),
    ...people,
    ...toTimes(event),
    reasons: listReasons(event, text, people),
    lines: lines?.range ?? { first: 1, last: 1 },
    excerpt: lines?.excerpt ?? event.evidenceStart.slice(0, 500),
  };
  const { kind, label } = reading.proposals[0]?.source ?? { kind: 'text' as const, label: 'Pasted text' };
  const hasLines = lines !== undefined && (kind === 'text' || kind === 'csv');
  return finishItem(item, context, { kind, label, hasLines });
}

/** Who comes, of the names that the plan has. A secret whose guests are not named is for nobody yet. */
function toPeople({ attendees, absent, isSecret }: CheckedEvent, text: QuotableText): People {
  const list = (names: string[]) =>
    names
      .filter((name) => containsWords(text, name))
      .map((name) => name.replaceAll(',', ' ').replace(/\s+/g, ' ').trim())
      .join(', ');
  const without = list(absent);
  const names = without ? `Everyone except ${without}` : list(attendees);
  return { attendees: names, ...(isSecret && { audience: 'attendees' as const }) };
}

function toTimes({ startLocal, endLocal, timeZoneGuess, endTimeZoneGuess }: CheckedEvent) {
  const [date = '', clock] = startLocal.split('T');
  const [endDate, endClock] = endLocal?.split('T') ?? [];
  const hasEnd = endClock !== undefined && (endLocal ?? '') > startLocal;
  return {
    date,
    ...(clock && { start: toMinutes(clock) }),
    ...(hasEnd && { end: toMinutes(endClock), endDate }),
    ...(timeZoneGuess && { zone: timeZoneGuess }),
    ...(endTimeZoneGuess && { endZone: endTimeZoneGuess }),
  };
}

function listReasons(
  { isSupported, startLocal, title }: CheckedEvent,
  text: QuotableText,
  people: People,
): ProposalReason[] {
  const isChecked = isSupported && (!title || containsWords(text, title));
  return [
    'read-by-model',
    ...(isChecked ? [] : (['check-original'] as const)),
    ...(startLocal.includes('T') ? [] : (['no-time'] as const)),
    ...(people.audience && !people.attendees ? (['secret'] as const) : []),
  ];
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
