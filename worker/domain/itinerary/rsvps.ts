import type { RsvpAnswer, RsvpSummary } from '../../contract/rsvps.ts';
import { toBase64Url } from '../access/crypto.ts';
import { listPeople, parseAttendees, toNameKey } from '../schedule/attendees.ts';

/** How the claim of a browser begins, before its digest. */
export const CLAIM_PREFIX = 'browser:';
/** How many letters of the digest hosts see: enough to tell browsers apart. */
export const CLAIM_ID_LENGTH = 8;

/** Who writes an answer's reply and note: a host, a person by the personal link, or a browser that claimed the name. */
export type RsvpWriter = 'host' | 'person' | `${typeof CLAIM_PREFIX}${string}`;

/** The writer of a guest's answer. `visitorId` tells browsers apart where anybody with the shared link can claim a name. */
export async function toGuestWriter(isLinked: boolean, visitorId: string): Promise<RsvpWriter> {
  if (isLinked) return 'person';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`rsvp/${visitorId}`));
  return `${CLAIM_PREFIX}${toBase64Url(digest)}`;
}

/** What hosts see of a claim. */
export const toClaimId = (claim: string): string =>
  claim.slice(CLAIM_PREFIX.length).slice(0, CLAIM_ID_LENGTH);

/**
 * Whether the reader gets an answer's reply and note. Hosts do, and who wrote them. What a browser wrote whose answers a
 * host joined belongs to the person too; what a host wrote does not.
 */
export function canReadTexts(reader: RsvpWriter, writer: string | null): boolean {
  if (reader === 'host') return true;
  return reader === 'person' ? writer !== 'host' : writer === reader;
}

/** The answers without those of people who are attendees only of events that the reader does not see, by name. */
export function omitHiddenPeople<Row extends { name: string }>(
  answers: Row[],
  events: { attendees: string; isVisible: boolean }[],
): Row[] {
  const isNamedOnly = ({ attendees }: { attendees: string }) => parseAttendees(attendees).mode === 'only';
  const visible = new Set(listPeople(events.filter((event) => event.isVisible)).map(toNameKey));
  const invited = listPeople(events.filter((event) => !event.isVisible && isNamedOnly(event)));
  const hidden = new Set(invited.map(toNameKey).filter((key) => !visible.has(key)));
  return answers.filter(({ name }) => !hidden.has(toNameKey(name)));
}

type Answer = { personId: number; eventId: number | null; answer: RsvpAnswer };
type ClaimedAnswer = { personId: number; eventId: number; claim: string; createdAt: number };

/**
 * The answers that count: the person's own and the host's, else that of the browser which claimed the name and answered
 * first, so that a second one displaces nobody.
 */
export function pickCounted<Row extends ClaimedAnswer>(answers: readonly Row[]): Set<Row> {
  const counted = new Map<string, Row>();
  for (const row of answers) {
    const key = `${row.personId}/${row.eventId}`;
    const other = counted.get(key);
    if (!other || isBefore(row, other)) counted.set(key, row);
  }
  return new Set(counted.values());
}

function isBefore(a: ClaimedAnswer, b: ClaimedAnswer): boolean {
  if (a.claim === '' || b.claim === '') return a.claim === '';
  return a.createdAt - b.createdAt < 0 || (a.createdAt === b.createdAt && a.claim < b.claim);
}

/** For a stored answer, whose event id is 0 if it is for the itinerary. */
export const toAnswer = <Row extends Answer & { eventId: number }>(row: Row) => ({
  ...row,
  eventId: row.eventId || null,
});

const BY_WEIGHT: RsvpAnswer[] = ['no', 'maybe', 'yes'];

/** Each person's answer as `RsvpSummary` counts it, by person id. */
export function computeOverallAnswers(answers: Answer[]): Map<number, RsvpAnswer> {
  const overall = new Map<number, RsvpAnswer>();
  for (const { personId, answer } of answers) {
    const known = overall.get(personId);
    if (!known || BY_WEIGHT.indexOf(answer) > BY_WEIGHT.indexOf(known)) overall.set(personId, answer);
  }
  for (const { personId, eventId, answer } of answers) if (eventId === null) overall.set(personId, answer);
  return overall;
}

/** See `RsvpSummary`. */
export function summarizeAnswers(answers: Answer[]): RsvpSummary {
  const summary = { yes: 0, maybe: 0, no: 0 };
  for (const answer of computeOverallAnswers(answers).values()) summary[answer] += 1;
  return summary;
}
