import type { AttachedTicket, Reading } from '../../email-worker/reading.ts';
import type { MatchResult } from '../../email-worker/resolve/known-events.ts';
import { toNewProposal } from '../actions/new-proposal.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import {
  listUnusedFiles,
  type ProposedPaper,
  selectPublicId,
} from '../db/itinerary/papers/proposed-papers.ts';
import { listPresentPeople } from '../db/itinerary/people/people.ts';
import type { KnownBookingRow } from '../db/itinerary/proposals/known-bookings.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import { hashToken, toBase64Url } from '../domain/access/crypto.ts';
import { guessPerson } from '../domain/papers/guess-person.ts';
import { verifyPaper } from '../domain/papers/verify-paper.ts';
import { deletePaperFiles, putPaper } from '../services/object-storage.ts';

/** Tickets of an email, ready to be stored: their files are in the bucket. */
export type PreparedTickets = { proposals: NewProposal[]; papers: ProposedPaper[] };

type EventOfTicket = { title: string } & Pick<ProposedPaper, 'besideKey' | 'besideId' | 'eventId'>;

/** An event that the email is about, with its reservation number. */
type Candidate = EventOfTicket & { confirmation: string };

/** What the email is about besides its tickets. */
type Context = {
  match: MatchResult;
  inserts: NewProposal[];
  known: KnownBookingRow[];
};

/**
 * Stores the files of tickets that an email brought to an itinerary, each beside the event that it belongs to and with the
 * guest whose name it has. Can be repeated. `findEvent`: undefined for a ticket of nothing that is known.
 */
export async function prepareTickets(
  bucket: R2Bucket,
  db: ItineraryDb,
  project: number,
  mail: Pick<MailRow, 'id' | 'hash'>,
  { tickets = [], original }: Pick<Reading, 'tickets' | 'original'>,
  findEvent: (ticket: AttachedTicket) => EventOfTicket | undefined,
): Promise<PreparedTickets> {
  const prepared: PreparedTickets = { proposals: [], papers: [] };
  const found = tickets.length > 0 ? await selectPublicId(db, project) : undefined;
  if (!found) return prepared;
  const people = await listPresentPeople(db, project);
  for (const ticket of tickets) {
    const bytes = verifyPaper(ticket.bytes, ticket.type);
    if (!bytes) continue;
    const { title: eventTitle, besideKey, besideId, eventId } = findEvent(ticket) ?? NO_EVENT;
    const title = eventTitle || original.subject || 'Ticket';
    const content = toBase64Url(await crypto.subtle.digest('SHA-256', bytes));
    const file = (await hashToken(`${mail.id} ${mail.hash} ${content}`)).slice(0, 22);
    await putPaper(bucket, { projectId: found.projectId, file }, bytes);
    const proposal = await toPaperProposal(title, original.subject, content);
    if (prepared.proposals.some(({ contentKey }) => contentKey === proposal.contentKey)) continue;
    prepared.proposals.push(proposal);
    prepared.papers.push({
      ...{ besideKey, besideId, eventId },
      title: proposal.title,
      kind: ticket.text.includes('"boardingPass"') ? 'boarding-pass' : 'ticket',
      ...{ type: ticket.type, bytes: bytes.length, file },
      personId: guessPerson(ticket.text, people)?.id ?? null,
      contentKey: proposal.contentKey,
    });
  }
  return prepared;
}

/** Deletes the files of tickets that were not stored: they wait already, there is no room, or the itinerary is a trial. */
export async function deleteUnusedTickets(
  bucket: R2Bucket,
  db: ItineraryDb,
  project: number,
  { papers }: PreparedTickets,
): Promise<void> {
  const found = papers.length > 0 ? await selectPublicId(db, project) : undefined;
  if (!found) return;
  const unused = await listUnusedFiles(
    db,
    papers.map(({ file }) => file),
  );
  await deletePaperFiles(
    bucket,
    unused.map((file) => ({ ...found, file })),
  );
}

function toPaperProposal(title: string, subject: string, content: string): Promise<NewProposal> {
  const source = {
    kind: 'email' as const,
    label: subject || 'Email without a subject',
    excerpt: '',
    lines: null,
  };
  const empty = {
    startsAt: null,
    endsAt: null,
    timeZone: 'UTC',
    endTimeZone: null,
    location: '',
    attendees: '',
  };
  return toNewProposal(
    { ...empty, title, description: '', needsReview: false, reasons: [], source },
    { kind: 'paper', details: `paper ${content}` },
  );
}

const NO_EVENT: Candidate = { title: '', besideKey: null, besideId: null, eventId: null, confirmation: '' };

/** Finds the event of a ticket among those that the email is about. */
export function toEventFinder(context: Context) {
  const events = listEvents(context);
  return (ticket: AttachedTicket) => findAmong(events, ticket);
}

/** The events that the email proposes, and those that it is about and that are known. */
function listEvents({ match, inserts, known }: Context): Candidate[] {
  const proposed = match.inserts.flatMap(({ draft }, index): Candidate[] => {
    const insert = inserts[index];
    if (insert?.kind !== 'event') return [];
    const { title, contentKey, targetEventId: eventId } = insert;
    return [
      { ...NO_EVENT, title, confirmation: draft.identity.confirmation, eventId, besideKey: contentKey },
    ];
  });
  const others = known.map(({ proposal: { id, status, title, confirmation }, event }): Candidate => {
    const place = event ? { eventId: event.id } : { besideId: status === 'waiting' ? id : null };
    return { ...NO_EVENT, title: event?.title ?? title, confirmation: confirmation ?? '', ...place };
  });
  return [...proposed, ...others];
}

/** The event whose reservation number the ticket has, or the only one. */
function findAmong(events: Candidate[], ticket: AttachedTicket): Candidate | undefined {
  const numbered = events.find(({ confirmation }) => hasNumber(ticket, confirmation));
  return numbered ?? (events.length === 1 ? events[0] : undefined);
}

/** True if a ticket has a reservation number. */
export const hasNumber = ({ text }: AttachedTicket, confirmation: string): boolean =>
  confirmation !== '' &&
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .includes(confirmation);
