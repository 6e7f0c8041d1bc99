import type { Message } from '../message.ts';
import type { MailProblem } from '../reading.ts';
import type { WorkBudget } from '../work-budget.ts';
import { checkMailLimits } from './check-mail-limits.ts';
import { MAIL_LIMITS } from './mail-limits.ts';
import { parseMime } from './parse-mime.ts';
import { toMailMessage } from './to-mail-message.ts';

/** A body longer than this (in characters) next to attached emails is read as a separate message. */
const MAX_NOTE = 1_500;

/** One email with the emails attached to it, undecoded. `note` is what its sender wrote above a forwarded one. */
export interface UnopenedMail {
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
export async function openMessage(
  raw: Uint8Array,
  delivery: Message['delivery'],
  budget: WorkBudget,
): Promise<UnopenedMail | undefined> {
  if (!budget.pay(raw.length, 'mime') || !budget.pay(countShortLines(raw), 'shortLine')) return undefined;
  const mime = await parseMime(raw);
  const { message, note, delivery: found } = toMailMessage(mime, delivery, budget);
  return { own: message, note: found === 'forwarded' ? note : message.text, attached: mime.attached };
}

/** A decoded email and those attached to it, the attached ones first. `depth` is 0 for the email that arrived. */
export async function unwrapMessage(
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
    const inner = await unwrapMessage(opened, depth, budget);
    messages.push(...inner.messages);
    unread ??= inner.unread;
  }
  return { messages, unread };
}

function hasContentBesideNote({ calendars, passes, pdfs, jsonLd, text }: Message): boolean {
  return calendars.length + passes.length + pdfs.length + jsonLd.length > 0 || text.length > MAX_NOTE;
}
