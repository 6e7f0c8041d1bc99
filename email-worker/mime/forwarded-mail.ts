import { parseQuotedDate } from './quoted-date.ts';
import { type QuotedFieldName, readQuotedField, splitGluedFields } from './quoted-fields.ts';

/** A mail as it stands quoted in another's text. */
export interface ForwardedMail {
  subject?: string;
  from?: { name: string; address: string };
  sentAt?: Date;
  /** The quoted text without its header and quote signs. */
  text: string;
  /** What the person who passed it on wrote above. */
  above: string;
}

/** Deepest chain of forwards of forwards that is followed. */
const MAX_DEPTH = 10;
/** Words above a quoted header that are still a note and not a mail of its own, in characters. */
const MAX_NOTE = 600;
/** Lines that are looked at; the header of a forward stands in the first screen or two. */
const MAX_LINES = 400;

/** The innermost mail that a text quotes, with what was said about it. Undefined where it quotes none. */
export function findForwardedMail(text: string, sentAt: Date | undefined): ForwardedMail | undefined {
  let quoted: ForwardedMail | undefined;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const inner = findOnce(quoted?.text ?? text, quoted?.sentAt ?? sentAt);
    // Below a long text stands the conversation that led to it, and not what it passes on.
    if (!inner || (quoted && inner.above.length > MAX_NOTE)) break;
    quoted = { ...inner, above: quoted?.above ?? inner.above, sentAt: inner.sentAt ?? quoted?.sentAt };
  }
  return quoted;
}

function findOnce(text: string, sentAt: Date | undefined): ForwardedMail | undefined {
  const whole = text.split('\n');
  const lines = [...whole.slice(0, MAX_LINES).flatMap(splitGluedFields), ...whole.slice(MAX_LINES)];
  for (let at = 0; at < Math.min(lines.length, MAX_LINES); at++) {
    const header = readHeader(lines, at);
    if (!header) continue;
    const { fields, next, quotes } = header;
    const above = lines.slice(0, at).filter((line) => !isSeparator(line));
    return {
      subject: fields.get('subject'),
      from: toMailbox(fields.get('from') ?? ''),
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

/** A block of quoted fields from this line on: who and what or when, or it is no header. */
function readHeader(lines: string[], from: number) {
  const quotes = countQuotes(lines[from] ?? '');
  const fields = new Map<QuotedFieldName, string>();
  let last: QuotedFieldName | undefined;
  let next = from;
  for (; next < lines.length && next < from + 40; next++) {
    const line = unquote(lines[next] ?? '', quotes);
    const field = readQuotedField(line);
    if (field && !(fields.has(field.name) && field.name !== 'other')) {
      fields.set(field.name, field.value);
      last = field.name;
    } else if (last && isContinued(line, fields.get(last) ?? '')) {
      fields.set(last, `${fields.get(last)} ${line.trim()}`.trim());
    } else if (line.trim() !== '' || !readQuotedField(unquote(lines[next + 1] ?? '', quotes))) {
      break;
    }
    if (next === from && !field) return undefined;
  }
  const isMail = fields.has('subject') || (fields.get('from') ?? '').includes('@');
  const isAnnounced = from > 0 && lines.slice(Math.max(0, from - 3), from).some(isSeparator);
  const count = ['from', 'date', 'subject', 'to'].filter((name) =>
    fields.has(name as QuotedFieldName),
  ).length;
  const isHeader = fields.has('from') && isMail && (count >= 3 || (count >= 2 && isAnnounced));
  return isHeader ? { fields, next, quotes } : undefined;
}

/** An address list or a long subject that goes on in the next line. */
const isContinued = (line: string, value: string): boolean =>
  /^\s*(?:<[^>]+@[^>]+>|[^\s:]+@[^\s:]+)[\s>,;]*/.test(line) ||
  (/[,;]\s*$/.test(value) && line.includes('@')) ||
  (value === '' && line.trim() !== '');

/** `---------- Forwarded message ---------`, `Begin forwarded message:`, a rule, Apple's line in any language. */
const isSeparator = (line: string): boolean =>
  /^[\s>]*(?:-{3,}[^\n]{0,80}-{3,}|_{8,}|={8,}|-{8,})\s*$/.test(line) ||
  /^[\s>]*[^\n]{0,60}(?:forward|weitergeleitet|transf[ée]r|r[ée]exp[ée]di|reenvi|inoltrat|encaminhad|doorgestuurd|p[řr]eposlan|videresendt|vidarebefordra|v[äa]litet|tov[áa]bb|przekazan|перес|转发|転送)[^\n]{0,60}:?\s*$/iu.test(
    line,
  );

const countQuotes = (line: string): number => /^(?:\s?>)*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;

/** Takes up to so many quote signs off a line. */
function unquote(line: string, quotes: number): string {
  let bare = line;
  for (let taken = 0; taken < quotes && /^\s?>/.test(bare); taken++) bare = bare.replace(/^\s?>\s?/, '');
  return bare;
}

/** `StayNest <a@staynest.example>`, `"StayNest" [mailto:a@staynest.example]`, `a@staynest.example`. */
function toMailbox(text: string): ForwardedMail['from'] {
  const address = /[^\s<>"'[\]():;,]+@[^\s<>"'[\]():;,]+\.[^\s<>"'[\]():;,]+/.exec(text)?.[0];
  if (!address) return undefined;
  const name = text
    .slice(0, text.indexOf(address))
    .replace(/[<["'*_]|mailto:/gi, '')
    .trim();
  return { name: name.slice(0, 200), address: address.toLowerCase().slice(0, 254) };
}
