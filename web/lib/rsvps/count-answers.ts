import type { Rsvp, RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';

/** `people` counts everyone of a party, `answers` who answered. */
export type AnswerCounts = Record<RsvpAnswer, { answers: number; people: number }>;

/** Counts the answers for an event, or with null for the itinerary. */
export function countAnswers(rows: readonly Rsvp[], eventId: number | null): AnswerCounts {
  const counts: AnswerCounts = {
    yes: { answers: 0, people: 0 },
    maybe: { answers: 0, people: 0 },
    no: { answers: 0, people: 0 },
  };
  for (const row of rows) {
    if (row.eventId !== eventId || row.isCounted === false) continue;
    counts[row.answer].answers += 1;
    counts[row.answer].people += row.partySize;
  }
  return counts;
}

/** "18 people coming, 3 more maybe"; with a capacity "18 of 20 people coming". */
export function describeCounts({ yes, maybe }: AnswerCounts, capacity: number | null = null): string {
  const coming =
    capacity === null
      ? t('peopleComing', { count: yes.people })
      : t('peopleComingOf', { number: yes.people, places: capacity });
  return maybe.people > 0 ? t('comingAndMaybe', { coming, number: maybe.people }) : coming;
}
