import type { SourcedReading } from '../reading.ts';

/** Characters of an email that are sent. A confirmation has a few thousand. */
const MAX_TEXT = 24_000;
/** Invisible characters, in which text can be hidden from people but not from models. */
const INVISIBLE = /[\p{Cf}\p{Co}]/gu;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,4000}/gi;
const ADDRESS = /(?<![\w.+%-])[\w.+%-]{1,64}@[\w-][\w.-]{0,250}/g;
/** 14 to 19 digits, in groups or not. */
const CARD = /(?<![\d-])[3-6]\d{3}(?:[ -]?\d){10,15}(?![\d-])/g;

/** What a model is given of an email. */
export type ModelEmail = Pick<SourcedReading, 'original' | 'text'> & {
  sources: Pick<SourcedReading['sources'], 'files'>;
};

/**
 * The part of an email that a model reads, and that its answer is checked against: the sender's name, subject, time,
 * visible text and that of attached PDFs. Without email addresses, card numbers, and the paths of links, which let their owner manage the booking.
 */
export function toModelText({ original, text, sources }: ModelEmail): string {
  const { from, subject, sentAt } = original;
  const head = `From: ${from?.name ?? ''}\nSubject: ${subject}\nSent: ${sentAt ?? 'unknown'}`;
  const files = sources.files.map((file) => `Attached file:\n${file}`);
  return toVisibleText([head, text, ...files].join('\n\n').slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT);
}

/** What a model sees of a text: no invisible characters, email addresses, card numbers and paths of links. */
export function toVisibleText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(
      LINK,
      (link) => `[link to ${URL.parse(/^www/i.test(link) ? `https://${link}` : link)?.host ?? '?'}]`,
    )
    .replace(ADDRESS, '[email address]')
    .replace(CARD, (digits) => (isCardNumber(digits) ? '[card number]' : digits));
}

/** Whether the check digit is correct (ISO/IEC 7812-1, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
