import type { Rsvp, Rsvps } from '../contract/rsvps.ts';
import type { NamedRsvpRow } from '../db/itinerary/answers/read-answers.ts';
import type { RsvpRow } from '../db/schema/itinerary/rsvps.ts';
import {
  canReadTexts,
  pickCounted,
  type RsvpWriter,
  summarizeAnswers,
  toAnswer,
  toClaimId,
} from '../domain/itinerary/rsvps.ts';
import { renderCsv } from '../domain/text/csv.ts';
import { toIso } from '../domain/time/iso.ts';

/** An answer for one reader. */
export function toRsvp(row: RsvpRow, reader: RsvpWriter): Rsvp {
  const isReadable = canReadTexts(reader, row.writer);
  return {
    personId: row.personId,
    eventId: row.eventId || null,
    answer: row.answer,
    partySize: row.partySize,
    reply: isReadable ? row.reply : null,
    note: isReadable ? row.note : null,
    byHost: row.byHost,
    updatedAt: toIso(row.updatedAt),
  };
}

/** What a reader sees: `all` has the answers to what they may see, and is null for guests unless the host shows them. */
type VisibleAnswers = {
  mine: RsvpRow[];
  all: NamedRsvpRow[];
  reader: RsvpWriter;
  isHost: boolean;
  showList: boolean;
};

/** The body of GET …/rsvps. */
export function toRsvps({ mine, all, reader, isHost, showList }: VisibleAnswers): Rsvps {
  const counted = pickCounted(all);
  const answers = [...counted].map(toAnswer);
  return {
    mine: mine.map((row) => toRsvp(row, reader)),
    list: showList
      ? answers.map(({ name, eventId, answer, partySize }) => ({ name, eventId, answer, partySize }))
      : null,
    summary: showList || isHost ? summarizeAnswers(answers) : null,
    ...(isHost && { rows: all.map((row) => toHostRsvp(row, counted.has(row))) }),
  };
}

const toHostRsvp = (row: RsvpRow, isCounted: boolean): Rsvp => ({
  ...toRsvp(row, 'host'),
  claim: row.claim === '' ? null : toClaimId(row.claim),
  isCounted,
});

const ANSWERS = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** All answers as CSV, in the order of `rows`. `question` is the host's. */
export function toRsvpCsv(rows: NamedRsvpRow[], question: string | null): string {
  const counted = pickCounted(rows);
  const describeWriter = (row: NamedRsvpRow) =>
    counted.has(row) ? (row.byHost ? 'Host' : 'Guest') : 'Another browser, not counted';
  return renderCsv([
    ['Name', 'Event', 'Answer', 'People', question ?? 'Reply', 'Note', 'Answered by', 'Updated'],
    ...rows.map((row) => [
      row.name,
      row.eventTitle ?? 'Whole itinerary',
      ANSWERS[row.answer],
      row.answer === 'no' ? 0 : row.partySize,
      row.reply ?? '',
      row.note ?? '',
      describeWriter(row),
      toIso(row.updatedAt),
    ]),
  ]);
}
