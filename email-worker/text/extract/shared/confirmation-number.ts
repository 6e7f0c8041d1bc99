import { matchAny } from '../../../languages/compile.ts';
import type { MailText } from '../../label/mail-text.ts';

/** With a digit, or five to eight capitals. */
const CODE_AHEAD = '(?=[A-Z\\d./-]*\\d|[A-Z]{5,8}(?![A-Z]))';
const CODE_SIGN = '(?:[A-Z\\d]|[./-](?=[A-Z\\d])| (?=\\d{3,}(?: |$)))';
const CODE = new RegExp(`^[^\\p{L}\\d]*(${CODE_AHEAD}[A-Z\\d]${CODE_SIGN}{2,28})(?!\\p{Ll})`, 'u');
const SUBJECT = new RegExp(
  `(?:#|no\\.? ?|nr\\.? ?|n° ?|ref\\.?|${matchAny('proof.subjectNouns')})[\\s:#(-]*([A-Z\\d][A-Z\\d-]{4,20})\\b`,
  'i',
);

/** The reservation number as printed, preferably from a label, else from the subject. */
export function readConfirmationNumber(mail: MailText): string | undefined {
  const found: { code: string; rank: number }[] = [];
  for (const field of mail.fields) {
    if (field.key !== 'confirmation') continue;
    const code = CODE.exec(field.value)?.[1]?.trim();
    if (!code || !isCode(code) || field.dates.some((date) => date.start === 0)) continue;
    found.push({ code, rank: rankOf(field.label) });
  }
  found.sort((a, b) => a.rank - b.rank);
  if (found[0]) return found[0].code;
  const subject = SUBJECT.exec(mail.message.subject)?.[1];
  return subject && /\d/.test(subject) && isCode(subject) ? subject : undefined;
}

const TICKET = new RegExp(matchAny('labelParts.tickets'));

function rankOf(label: string): number {
  if (TICKET.test(label)) return 2;
  return /airline|flight/.test(label) ? 1 : 0;
}

const isCode = (code: string): boolean =>
  !/^(?:CONFIRMED|NUMBER|DETAILS|ONLINE|STATUS|BOOKING|TICKET|20\d\d)$/i.test(code) &&
  !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(code) &&
  code.length >= 3;
