import { htmlToText } from '../html/html-to-text.ts';
import { matchPrinted } from '../languages/compile.ts';
import type { Message } from '../message.ts';
import type { WorkBudget } from '../work-budget.ts';
import { findForwardedMail } from './forwarded-mail.ts';
import { MAIL_LIMITS } from './mail-limits.ts';
import type { ParsedMime } from './parse-mime.ts';

/** HTML that renders to fewer visible characters than this is replaced by the plain text part. */
const MIN_HTML_TEXT = 20;

/** The message that a parsed email is for the reader: who sent it, its subject without prefixes, and its text as letter or HTML. */
export function toMailMessage(mime: ParsedMime, delivery: Message['delivery'], budget: WorkBudget) {
  const { subject, from, sentAt, html, jsonLd, calendars, passes, pdfs } = mime;
  const rest = { html, jsonLd, calendars, passes, pdfs };
  const { text, plain } = pickText(mime, budget);
  const forwarded = findForwardedMail(text, sentAt);
  if (!forwarded) {
    const message: Message = { subject, from, sentAt, delivery, text, plain, ...rest };
    return { delivery, message, note: '' };
  }
  if (REPLY.test(subject) && isLetter(forwarded.above)) {
    const message: Message = { subject, from, sentAt, delivery, text: forwarded.above, ...rest, html: '' };
    return { delivery, message, note: '' };
  }
  const message: Message = {
    subject: forwarded.subject || removeForwardPrefix(subject),
    from: forwarded.from ?? from,
    sentAt: forwarded.sentAt ?? sentAt,
    delivery: 'forwarded',
    text: forwarded.text,
    plain: plain && (findForwardedMail(plain, sentAt)?.text ?? plain),
    ...rest,
  };
  return { delivery: 'forwarded' as const, message, note: forwarded.above };
}

/** `Re:` and its translations. */
const REPLY = /^\s*(?:re|r|aw|sv|antw|odp|res|rif)\s*:/i;
/** Shorter texts above a quoted email are notes about it. */
const MIN_LETTER = 200;

/** Whether the text above a quoted email answers it with facts of its own, so that it decides and not the quote. */
const isLetter = (text: string): boolean => text.length >= MIN_LETTER && /\d/.test(text);

function pickText({ html, plain }: ParsedMime, budget: WorkBudget): Pick<Message, 'text' | 'plain'> {
  const rendered = html ? htmlToText(budget.cut(html, 'html')) : '';
  const isHtmlUsed = rendered.replace(/\s/g, '').length >= MIN_HTML_TEXT || !plain;
  return {
    text: (isHtmlUsed ? rendered : plain).slice(0, MAIL_LIMITS.text),
    plain: isHtmlUsed && plain ? plain.slice(0, MAIL_LIMITS.text) : undefined,
  };
}

const FORWARD_PREFIX = new RegExp(`^(?:\\s*${matchPrinted('forwarded.prefixes')}\\s*[:：]\\s*)+`, 'i');

/** `Fwd: WG: Your booking` becomes `Your booking`. */
const removeForwardPrefix = (subject: string): string => subject.replace(FORWARD_PREFIX, '').trim();
