import { toCard } from './card.ts';
import { hashContent } from './content-hash.ts';
import type { Booking, Message } from './facts.ts';
import { findGmailCode } from './gmail-code.ts';
import { parseMessage } from './message.ts';
import { readMessage } from './read-message.ts';
import type { Problem, Reading, ReadingKind, ReadOptions } from './reading.ts';
import { mergeBookings } from './resolve/merge.ts';

/** Characters of a mail's text that are kept to be shown beside its cards. */
const MAX_SHOWN_TEXT = 50_000;
/** Cards of one mail; more are an attack or a calendar. */
const MAX_CARDS = 60;

/**
 * Reads a mail without a model: machine data first, then the text by rules. Never throws; what cannot be read
 * is told in `problem`.
 */
export async function readMail(raw: Uint8Array, options: ReadOptions): Promise<Reading> {
  const parsed = await parseMessage(raw);
  const [first] = parsed.messages;
  const { subject, from, sentAt } = first ?? parsed.outer;
  const reading: Reading = {
    kind: 'unreadable',
    original: { subject, from, sentAt: sentAt?.toISOString() },
    contentHash: await hashContent(parsed.messages, raw),
    text: parsed.messages
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, MAX_SHOWN_TEXT),
    cards: [],
    cancelled: [],
    wantsModel: false,
    typedAddresses: parsed.typedAddresses,
    problem: parsed.problem,
    found: { messages: parsed.messages, bookings: [] },
  };
  if (!first) return reading;
  if (parsed.isAutomatic) return { ...reading, kind: 'ignored' };
  const gmailCode = findGmailCode(first);
  if (gmailCode) return { ...reading, kind: 'gmail-code', gmailCode };
  try {
    return await readAll(reading, options);
  } catch {
    // A reader's fault must not cost the mail: it stays, and its card says that it was not understood.
    return { ...reading, kind: 'unreadable', problem: 'malformed' };
  }
}

async function readAll(reading: Reading, options: ReadOptions): Promise<Reading> {
  const parts = await Promise.all(reading.found.messages.map((message) => readMessage(message)));
  const bookings = parts.flatMap((part) => part.bookings);
  const kind = parts.map((part) => part.kind).reduce(pickKind);
  const found = { ...reading.found, bookings };
  const wantsModel = parts.some((part) => part.wantsModel);
  return withCards({ ...reading, kind, wantsModel, found }, options);
}

/** Puts what a model found beside what the readers found, and says anew what comes of the mail. */
export function readWithModel(reading: Reading, bookings: Booking[], options: ReadOptions): Reading {
  const found = { ...reading.found, bookings: [...reading.found.bookings, ...bookings] };
  const kind = bookings.length > 0 && reading.kind === 'none' ? 'confirmation' : reading.kind;
  return withCards({ ...reading, kind, found, wantsModel: false, problem: undefined }, options);
}

function withCards(reading: Reading, options: ReadOptions): Reading {
  const { messages, bookings } = reading.found;
  const cards = mergeBookings(bookings)
    .slice(0, MAX_CARDS)
    .map((booking) => toCard(booking, findSentAt(messages), options));
  const isAllOff = reading.kind === 'cancellation';
  const live = isAllOff ? [] : cards.filter(({ status }) => status !== 'cancelled');
  const cancelled = isAllOff ? cards : cards.filter(({ status }) => status === 'cancelled');
  const kind: ReadingKind = live.length === 0 && cancelled.length > 0 ? 'cancellation' : reading.kind;
  return { ...reading, kind, cards: live, cancelled, problem: findProblem(kind, live.length) };
}

const findSentAt = (messages: Message[]): Date | undefined => messages.find(({ sentAt }) => sentAt)?.sentAt;

function findProblem(kind: ReadingKind, count: number): Problem | undefined {
  return count === 0 && (kind === 'confirmation' || kind === 'change') ? 'not-understood' : undefined;
}

/** A mail of several attached ones is what the most telling of them is. */
function pickKind(a: ReadingKind, b: ReadingKind): ReadingKind {
  const order: ReadingKind[] = ['confirmation', 'change', 'cancellation', 'none', 'ignored'];
  return order.find((kind) => kind === a || kind === b) ?? a;
}
