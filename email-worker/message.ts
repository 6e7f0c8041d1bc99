import type { Message } from './facts.ts';
import { toText } from './html/html-text.ts';
import { isAutomaticReply } from './mime/automatic.ts';
import { findQuoted } from './mime/forwarded.ts';
import { MAIL_LIMITS } from './mime/limits.ts';
import { measureMail } from './mime/measure.ts';
import { type OpenMail, openHead, openMail } from './mime/open.ts';
import type { Problem } from './reading.ts';

/** A mail as it came, and the mails a reader should look at in its stead. */
export interface ParsedMail {
  /** What the last sender's own header says. */
  outer: Pick<OpenMail, 'subject' | 'from' | 'sentAt' | 'headers'>;
  /** Innermost originals: one, or as many as were attached. Empty with a problem. */
  messages: Message[];
  /** E-mail addresses in the body that the last sender wrote, in small letters. */
  typedAddresses: string[];
  /** A bounce or an automatic answer. */
  isAutomatic: boolean;
  problem?: Problem;
}

/** Addresses that are looked up for one mail. */
const MAX_ADDRESSES = 20;
/** A body beside attached mails is a note, unless it is longer than this, in characters. */
const MAX_NOTE = 1_500;

/** Takes a mail apart down to what its vendor sent. Never throws: what cannot be done is a `problem`. */
export async function parseMessage(raw: Uint8Array): Promise<ParsedMail> {
  const outer = await openHead(raw).catch(() => ({ subject: '', headers: [] }));
  const none = { outer, messages: [], typedAddresses: [], isAutomatic: false };
  const problem = measureMail(raw);
  if (problem) return { ...none, problem };
  try {
    const { messages, note } = await unwrap(raw, 'direct', 0);
    const isHeadless = outer.headers.length === 0 && messages.every(({ text }) => text.trim() === '');
    if (isHeadless) return { ...none, problem: 'malformed' };
    return {
      outer,
      messages: messages.slice(0, MAIL_LIMITS.messages),
      typedAddresses: findAddresses(note),
      isAutomatic: isAutomaticReply(outer.headers, 'from' in outer ? outer.from?.address : undefined),
    };
  } catch (error) {
    // What postal-mime refuses beyond our own measure is nesting and headers.
    const isLimit = error instanceof Error && /nesting depth|header/i.test(error.message);
    return { ...none, problem: isLimit ? 'too-many-parts' : 'malformed' };
  }
}

/** The mails within a mail, or itself; `note` is what its sender wrote. */
async function unwrap(raw: Uint8Array, delivery: Message['delivery'], depth: number) {
  const mail = await openMail(raw);
  const own = toMessage(mail, delivery);
  const note = own.delivery === 'forwarded' ? own.note : own.message.text;
  if (mail.attached.length === 0 || depth >= MAIL_LIMITS.attachedDepth)
    return { messages: [own.message], note };
  const attached: Message[] = [];
  for (const inner of mail.attached) {
    if (measureMail(inner) || attached.length >= MAIL_LIMITS.messages) continue;
    attached.push(...(await unwrap(inner, 'attached', depth + 1)).messages);
  }
  const { calendars, passes, pdfs, jsonLd, text } = own.message;
  const isMore = calendars.length + passes.length + pdfs.length + jsonLd.length > 0 || text.length > MAX_NOTE;
  return { messages: attached.length === 0 || isMore ? [...attached, own.message] : attached, note };
}

function toMessage(mail: OpenMail, delivery: Message['delivery']) {
  const { subject, from, sentAt, html, jsonLd, calendars, passes, pdfs } = mail;
  const shown = html ? toText(html) : '';
  const isShown = shown.replace(/\s/g, '').length >= 20 || !mail.plain;
  const text = (isShown ? shown : mail.plain).slice(0, MAIL_LIMITS.text);
  const plain = isShown && mail.plain ? mail.plain.slice(0, MAIL_LIMITS.text) : undefined;
  const rest = { html, jsonLd, calendars, passes, pdfs };
  const quoted = findQuoted(text, sentAt);
  if (!quoted) {
    const message: Message = { subject, from, sentAt, delivery, text, plain, ...rest };
    return { delivery, message, note: '' };
  }
  const message: Message = {
    subject: quoted.subject || withoutPrefix(subject),
    from: quoted.from ?? from,
    sentAt: quoted.sentAt ?? sentAt,
    delivery: 'forwarded',
    text: quoted.text,
    plain: plain && (findQuoted(plain, sentAt)?.text ?? plain),
    ...rest,
  };
  return { delivery: 'forwarded' as const, message, note: quoted.above };
}

/** `Fwd: WG: Your booking` → `Your booking`. */
const withoutPrefix = (subject: string): string =>
  subject
    .replace(/^(?:\s*(?:fwd?|fw|wg|tr|rv|i|enc|doorst|vs|vb|pd|továbbítás|転送|转发)\s*[:：]\s*)+/i, '')
    .trim();

function findAddresses(text: string): string[] {
  const found = text
    .slice(0, 20_000)
    .toLowerCase()
    .match(/[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/g);
  return [...new Set(found ?? [])].slice(0, MAX_ADDRESSES);
}
