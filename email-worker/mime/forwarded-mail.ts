import { matchPrinted } from '../languages/compile.ts';
import { parseQuotedDate } from './quoted-date.ts';
import { type QuotedFieldName, readQuotedField, splitGluedFields } from './quoted-fields.ts';

/** An email quoted in the text of another. */
export interface ForwardedMail {
  subject?: string;
  from?: { name: string; address: string };
  sentAt?: Date;
  /** The quoted text without its header and quote signs. */
  text: string;
  /** What the forwarder wrote above it. */
  above: string;
}

const MAX_FORWARDS = 10;
/** Characters. A longer text above a quoted header is a new email that quotes an old conversation. */
const MAX_NOTE = 600;
/** Lines searched for a quoted header. */
const MAX_LINES = 400;
const MAX_HEADER_LINES = 40;

/** The innermost email that a text forwards; undefined if it forwards none. */
export function findForwardedMail(text: string, sentAt: Date | undefined): ForwardedMail | undefined {
  let found: ForwardedMail | undefined;
  for (let depth = 0; depth < MAX_FORWARDS; depth++) {
    const inner = findOutermost(found?.text ?? text, found?.sentAt ?? sentAt);
    if (!inner || (found && inner.above.length > MAX_NOTE)) break;
    found = { ...inner, above: found?.above ?? inner.above, sentAt: inner.sentAt ?? found?.sentAt };
  }
  return found;
}

function findOutermost(text: string, sentAt: Date | undefined): ForwardedMail | undefined {
  const whole = text.split('\n');
  const lines = [...whole.slice(0, MAX_LINES).flatMap(splitGluedFields), ...whole.slice(MAX_LINES)];
  for (let at = 0; at < Math.min(lines.length, MAX_LINES); at++) {
    const header = readHeader(lines, at);
    if (!header) continue;
    const { fields, next, quotes } = header;
    const above = lines.slice(0, at).filter((line) => !isSeparator(line));
    return {
      subject: fields.get('subject'),
      from: parseMailbox(fields.get('from') ?? ''),
      sentAt: parseQuotedDate(fields.get('date') ?? '', sentAt),
      text: lines
        .slice(next)
        .map((line) => unquote(line, quotes))
        .join('\n')
        .trim(),
      above: above.join('\n').trim(),
    };
  }
  return undefined;
}

function readHeader(lines: string[], from: number) {
  const quotes = countQuotes(lines[from] ?? '');
  const { fields, next } = readFields(lines, from, quotes);
  const isAnnounced = from > 0 && lines.slice(Math.max(0, from - 3), from).some(isSeparator);
  return isMailHeader(fields, isAnnounced) ? { fields, next, quotes } : undefined;
}

/** A date as headers have it: with seconds or an offset. */
const HEADER_DATE = /\d:\d\d:\d\d|\d ?[+-]\d{4}\b|\bGMT\b/;

/** The header that starts at a line of a pasted email: the line after it, its fields; undefined if none does. */
export function readMailHeader(lines: string[], at: number) {
  const quotes = countQuotes(lines[at] ?? '');
  const { fields, next } = readFields(lines, at, quotes);
  const isDated = HEADER_DATE.test(fields.get('date') ?? '');
  const isSent = fields.has('date') && fields.has('to') && fields.has('subject');
  if (!isMailHeader(fields, true) && !isDated && !isSent) return undefined;
  return {
    end: next,
    subject: fields.get('subject'),
    from: fields.get('from'),
    sentAt: parseQuotedDate(fields.get('date') ?? '', undefined),
  };
}

/** Reads the block of quoted fields that starts at a line; `next` is the line after it. */
function readFields(lines: string[], from: number, quotes: number) {
  const lineAt = (at: number) => unquote(lines[at] ?? '', quotes);
  const fields = new Map<QuotedFieldName, string>();
  let last: QuotedFieldName | undefined;
  let next = from;
  if (!readQuotedField(lineAt(from))) return { fields, next };
  for (; next < lines.length && next < from + MAX_HEADER_LINES; next++) {
    const line = lineAt(next);
    const field = readQuotedField(line);
    const before = (last && fields.get(last)) ?? '';
    if (field && (field.name === 'other' || !fields.has(field.name))) {
      fields.set(field.name, field.value);
      last = field.name;
    } else if (last && isContinuation(line, before)) fields.set(last, `${before} ${line.trim()}`.trim());
    else if (line.trim() !== '' || !readQuotedField(lineAt(next + 1))) break;
  }
  return { fields, next };
}

/** A forwarded header has a sender, a subject or address, and enough fields to rule out a ticket's `From:`. */
function isMailHeader(fields: Map<QuotedFieldName, string>, isAnnounced: boolean): boolean {
  const isMail = fields.has('subject') || (fields.get('from') ?? '').includes('@');
  const required: QuotedFieldName[] = ['from', 'date', 'subject', 'to'];
  const count = required.filter((name) => fields.has(name)).length;
  return fields.has('from') && isMail && (count >= 3 || (count >= 2 && isAnnounced));
}

/** An address list or a long subject that continues on the next line. */
const isContinuation = (line: string, value: string): boolean =>
  /^\s*(?:<[^>]+@[^>]+>|[^\s:]+@[^\s:]+)[\s>,;]*/.test(line) ||
  (/[,;]\s*$/.test(value) && line.includes('@')) ||
  (value === '' && line.trim() !== '');

const RULE = /^[\s>]*(?:-{3,}[^\n]{0,80}-{3,}|_{8,}|={8,}|-{8,})\s*$/;
/** `Begin forwarded message:` as Apple Mail writes it in any language. */
const ANNOUNCEMENT = new RegExp(
  `^[\\s>]*[^\\n]{0,60}${matchPrinted('forwarded.phrases')}[^\\n]{0,60}:?\\s*$`,
  'iu',
);

const isSeparator = (line: string): boolean => RULE.test(line) || ANNOUNCEMENT.test(line);

const countQuotes = (line: string): number => /^(?:\s?>)*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;

function unquote(line: string, quotes: number): string {
  let bare = line;
  for (let taken = 0; taken < quotes && /^\s?>/.test(bare); taken++) bare = bare.replace(/^\s?>\s?/, '');
  return bare;
}

/** `StayNest <a@staynest.example>`, `"StayNest" [mailto:a@staynest.example]`, `a@staynest.example`. */
function parseMailbox(text: string): ForwardedMail['from'] {
  const address = /[^\s<>"'[\]():;,]+@[^\s<>"'[\]():;,]+\.[^\s<>"'[\]():;,]+/.exec(text)?.[0];
  if (!address) return undefined;
  const name = text
    .slice(0, text.indexOf(address))
    .replace(/[<["'*_]|mailto:/gi, '')
    .trim();
  return { name: name.slice(0, 200), address: address.toLowerCase().slice(0, 254) };
}
