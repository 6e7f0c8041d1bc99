import type { Message } from '../message.ts';
import type { MailProblem } from '../reading.ts';
import { WorkBudget } from '../work-budget.ts';
import { isAutomaticReply } from './automatic-reply.ts';
import { checkMailLimits } from './check-mail-limits.ts';
import { MAIL_LIMITS } from './mail-limits.ts';
import { type MimeHeader, parseMime, parseMimeHeader } from './parse-mime.ts';
import { skipLargeBodies } from './skip-large-bodies.ts';
import { toMailMessage } from './to-mail-message.ts';

/** A received email before its attachments are opened. */
interface OpenedMail {
  raw: Uint8Array;
  /** Header of the received email, which may be a forward. */
  header: MimeHeader;
  /** Email addresses in the text that the last sender wrote, in lower case. */
  typedAddresses: string[];
  /** A bounce or an automatic reply. */
  isAutomatic: boolean;
  problem?: MailProblem;
  /** The received email itself; undefined if there is a problem. */
  outer?: UnopenedMail;
  /** Pays for everything that is read of the email, from opening on. */
  budget: WorkBudget;
}

/** A received email and the original messages inside it. */
export interface ParsedMail extends Omit<OpenedMail, 'outer'> {
  /** Innermost originals: one, or all that were attached. Empty if there is a problem. */
  messages: Message[];
  /** Why an attached email was not read, if one was not. */
  unreadAttachment?: MailProblem;
}

const MAX_TYPED_ADDRESSES = 20;
/** A body longer than this (in characters) next to attached emails is read as a separate message. */
const MAX_NOTE = 1_500;
/**
 * Reads the header and the text of a raw email, and opens no attachment: an email that belongs to nobody costs no more.
 * Never throws: failures are reported as `problem`.
 */
export async function openMail(received: Uint8Array, budget = new WorkBudget()): Promise<OpenedMail> {
  const raw = skipLargeBodies(received);
  const header = await parseMimeHeader(raw).catch((): MimeHeader => ({ subject: '', headers: [] }));
  const empty = { raw: received, header, typedAddresses: [], isAutomatic: false, budget };
  const problem = checkMailLimits(raw);
  if (problem) return { ...empty, problem };
  try {
    const outer = await openMessage(raw, 'direct', budget);
    if (!outer) return { ...empty, problem: 'too-large' };
    return {
      ...empty,
      typedAddresses: findAddresses(outer.note),
      isAutomatic: isAutomaticReply(header.headers, header.from?.address),
      outer,
    };
  } catch (error) {
    return { ...empty, problem: toProblem(error) };
  }
}

/** Unwraps an email down to what the vendor sent. Never throws: failures are reported as `problem`. */
export async function unwrapMail({ outer, ...opened }: OpenedMail): Promise<ParsedMail> {
  const { header, budget } = opened;
  const empty = { ...opened, messages: [] };
  if (!outer) return empty;
  try {
    const { messages, unread } = await unwrap(outer, 0, budget);
    const hasNoContent = header.headers.length === 0 && messages.every(({ text }) => text.trim() === '');
    if (hasNoContent) return { ...empty, problem: 'malformed' };
    return {
      ...opened,
      messages: messages.slice(0, MAIL_LIMITS.messages),
      ...(unread && { unreadAttachment: unread }),
    };
  } catch (error) {
    return { ...empty, typedAddresses: [], isAutomatic: false, problem: toProblem(error) };
  }
}

/** postal-mime reports exceeded nesting and header limits only through its message. */
const toProblem = (error: unknown): MailProblem =>
  error instanceof Error && /nesting depth|header/i.test(error.message) ? 'too-many-parts' : 'malformed';

/** One email with the emails attached to it, undecoded. `note` is what its sender wrote above a forwarded one. */
interface UnopenedMail {
  own: Message;
  note: string;
  attached: Uint8Array[];
}

interface UnwrappedMail {
  messages: Message[];
  unread?: MailProblem;
}

/** Lines that are shorter than those of base64. */
const SHORT_LINE = 60;

function countShortLines(raw: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < raw.length; ) {
    const found = raw.indexOf(10, at);
    const next = found < 0 ? raw.length : found + 1;
    if (next - at < SHORT_LINE) count++;
    at = next;
  }
  return count;
}

/** Decodes one email. Undefined if that is not affordable any more. */
async function openMessage(
  raw: Uint8Array,
  delivery: Message['delivery'],
  budget: WorkBudget,
): Promise<UnopenedMail | undefined> {
  if (!budget.pay(raw.length, 'mime') || !budget.pay(countShortLines(raw), 'shortLine')) return undefined;
  const mime = await parseMime(raw);
  const { message, note, delivery: found } = toMailMessage(mime, delivery, budget);
  return { own: message, note: found === 'forwarded' ? note : message.text, attached: mime.attached };
}

async function unwrap(
  { own, attached }: UnopenedMail,
  depth: number,
  budget: WorkBudget,
): Promise<UnwrappedMail> {
  if (attached.length === 0) return { messages: [own] };
  const { messages, unread } = await unwrapAttached(attached, depth + 1, budget);
  // An email that only held one that was not read must not stand for what is beside it.
  const isShell = unread !== undefined && depth > 0 && own.text.trim() === '';
  const isOwnRead = (messages.length === 0 && !isShell) || hasContentBesideNote(own);
  return { messages: isOwnRead ? [...messages, own] : messages, unread };
}

async function unwrapAttached(
  attached: Uint8Array[],
  depth: number,
  budget: WorkBudget,
): Promise<UnwrappedMail> {
  if (depth > MAIL_LIMITS.attachedDepth) return { messages: [], unread: 'too-many-parts' };
  const messages: Message[] = [];
  let unread: MailProblem | undefined;
  for (const raw of attached) {
    const problem = messages.length >= MAIL_LIMITS.messages ? 'too-many-parts' : checkMailLimits(raw);
    if (problem) {
      unread ??= problem;
      continue;
    }
    const opened = await openMessage(raw, 'attached', budget);
    if (!opened) continue;
    const inner = await unwrap(opened, depth, budget);
    messages.push(...inner.messages);
    unread ??= inner.unread;
  }
  return { messages, unread };
}

function hasContentBesideNote({ calendars, passes, pdfs, jsonLd, text }: Message): boolean {
  return calendars.length + passes.length + pdfs.length + jsonLd.length > 0 || text.length > MAX_NOTE;
}

function findAddresses(text: string): string[] {
  const found = text
    .slice(0, 20_000)
    .toLowerCase()
    .match(/[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/g);
  return [...new Set(found ?? [])].slice(0, MAX_TYPED_ADDRESSES);
}
