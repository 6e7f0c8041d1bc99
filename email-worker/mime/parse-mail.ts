import type { Message } from '../message.ts';
import type { MailProblem } from '../reading.ts';
import { WorkBudget } from '../work-budget.ts';
import { isAutomaticReply } from './automatic-reply.ts';
import { checkMailLimits } from './check-mail-limits.ts';
import { MAIL_LIMITS } from './mail-limits.ts';
import { type MimeHeader, parseMimeHeader } from './parse-mime.ts';
import { skipLargeBodies } from './skip-large-bodies.ts';
import { openMessage, type UnopenedMail, unwrapMessage } from './unwrap-message.ts';

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
    const { messages, unread } = await unwrapMessage(outer, 0, budget);
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

function findAddresses(text: string): string[] {
  const found = text
    .slice(0, 20_000)
    .toLowerCase()
    .match(/[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/g);
  return [...new Set(found ?? [])].slice(0, MAX_TYPED_ADDRESSES);
}
