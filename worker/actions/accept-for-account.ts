import type { Audience } from '../contract/events.ts';
import type { SeenEvent } from '../contract/proposals.ts';
import { type DirectoryDb, type ItineraryDb, withChange } from '../db/client.ts';
import { openDirectory, openItinerary } from '../db/databases.ts';
import {
  listAcceptedBy,
  listUnfinished,
  markAccepted,
  saveAcceptance,
} from '../db/directory/accepted-proposals.ts';
import { acceptCopies } from '../db/itinerary/proposals/accept-copies.ts';
import type { EventRow } from '../db/schema/itinerary/itineraries.ts';
import type { MessageToItinerary } from '../domain/itinerary/database-messages.ts';

type AcceptMessage = Extract<MessageToItinerary, { kind: 'accept' }>;

type ForAccount = {
  userId: number;
  projectNumber: number;
  ids: number[];
  seen: SeenEvent[];
  /** Adds an event also where a change of one is proposed, and only with this audience if one is given. */
  asNew?: { audience: Audience | undefined };
};

/**
 * Accepts proposals of an account into an itinerary, independently of each other: marks them in the directory, then lets the
 * itinerary's database decide, then stores what it decided. Whatever stops in between is continued by the scheduled job.
 * Returns the events by the ids of the proposals; a deleted one too, as after a cancellation.
 */
export async function acceptForAccount(
  { directory, db }: { directory: DirectoryDb; db: ItineraryDb },
  { userId, projectNumber, ids, seen, asNew }: ForAccount,
  now: number,
): Promise<Map<number, EventRow>> {
  const { call, kind, name, person } = db.change;
  const messages = ids.map(
    (proposalId): AcceptMessage => ({
      kind: 'accept',
      projectNumber,
      proposalId,
      call,
      asNew: asNew ? { audience: asNew.audience ?? null } : null,
      seen,
      acceptor: { kind, name, person },
      at: now,
    }),
  );
  const marked = await markAccepted(directory, userId, messages, now);
  const found = await finish(marked, { directory, db }, now);
  const others = ids.filter((id) => !marked.some(({ proposalId }) => proposalId === id));
  // A request at this moment, or one that was stopped, has marked them.
  const unfinished = others.length > 0 ? await listUnfinished(directory, userId, projectNumber, others) : [];
  for (const message of unfinished) {
    const change = { ...message.acceptor, call: message.call };
    const more = await finish([message], { directory, db: withChange(db, change) }, now);
    for (const [id, event] of more) found.set(id, event);
  }
  return found;
}

/** Continues acceptances that were marked in the directory. */
export async function finishAcceptances(
  env: Cloudflare.Env,
  messages: AcceptMessage[],
  now: number,
): Promise<void> {
  for (const message of messages) {
    const { acceptor, call, projectNumber } = message;
    const db = withChange(openItinerary(env, projectNumber), { ...acceptor, call });
    await finish([message], { directory: openDirectory(env), db }, now);
  }
}

async function finish(
  messages: AcceptMessage[],
  { directory, db }: { directory: DirectoryDb; db: ItineraryDb },
  now: number,
): Promise<Map<number, EventRow>> {
  if (messages.length === 0) return new Map();
  const entries = await listAcceptedBy(directory, messages);
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const copies = messages.flatMap((message) => {
    const entry = known.get(message.proposalId);
    return entry ? [{ message, entry }] : [];
  });
  const events = await acceptCopies(db, copies, now);
  await saveAcceptance(directory, messages, new Map([...events].map(([id, event]) => [id, event.id])), now);
  return events;
}
