import type { AttachedTicket, Reading } from '../../email-worker/reading.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { openDirectory, openItinerary } from '../db/databases.ts';
import { findAssignedProposal } from '../db/directory/proposals.ts';
import { findEvent } from '../db/itinerary/events/events.ts';
import { insertProposedPapers, listUnusedFiles } from '../db/itinerary/papers/proposed-papers.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { getRawMail } from '../services/object-storage.ts';
import { callReader } from '../services/reader.ts';
import { deleteUnusedTickets, hasNumber, prepareTickets } from './attached-tickets.ts';

/**
 * Proposes the tickets of an email to an account's address to the itinerary that its proposal was assigned to, beside the
 * event. They stay in the email until then, since nobody knows whose guests to ask about. Can be repeated.
 */
export async function bringTickets(env: Cloudflare.Env, proposalId: number, now: number): Promise<string> {
  const found = await findAssignedProposal(openDirectory(env), proposalId);
  const { addedProjectId: projectId, eventId } = found?.proposal ?? {};
  if (!found || !projectId || !eventId) return 'gone';
  const raw = await getRawMail(env.MAIL, found.mail.hash);
  const db = openItinerary(env, projectId);
  const event = raw && (await findEvent(db, projectId, eventId));
  if (!event) return 'gone';
  const options = {
    now: new Date(now),
    defaultZone: DEFAULT_TIME_ZONE,
    sender: { authenticated: false, typedOnly: false },
  };
  const reading = await callReader(env.READER, (reader) => reader.readMail(raw, options));
  const tickets = (reading.tickets ?? []).filter((ticket) => isTicketOf(found.proposal, ticket, reading));
  const place = { title: event.title, besideKey: null, besideId: null, eventId };
  const content = { tickets, original: reading.original };
  const prepared = await prepareTickets(env.MEDIA, db, projectId, found.mail, content, () => place);
  const files = prepared.papers.map(({ file }) => file);
  const unused = await listUnusedFiles(db, files);
  const papers = prepared.papers.filter(({ file }) => unused.includes(file));
  const keys = papers.map(({ contentKey }) => contentKey);
  const proposals = prepared.proposals.filter(({ contentKey }) => keys.includes(contentKey));
  await insertProposedPapers(db, projectId, { proposals, papers }, now);
  await deleteUnusedTickets(env.MEDIA, db, projectId, { proposals, papers });
  return 'tickets';
}

/** An email about several bookings brings to each its own tickets, and those of none to all. */
function isTicketOf({ confirmation }: ProposalRow, ticket: AttachedTicket, { drafts }: Reading): boolean {
  const numbers = drafts.map(({ identity }) => identity.confirmation);
  return hasNumber(ticket, confirmation ?? '') || !numbers.some((number) => hasNumber(ticket, number));
}
