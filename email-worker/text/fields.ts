import { type DateFound, findDates } from './dates.ts';
import { fold } from './fold.ts';
import { type Aspect, isWithin, labelAt, toWords } from './label-book.ts';
import type { LabelKey } from './label-words.ts';
import type { Cell, Line } from './layout.ts';
import { isAirportCode } from './places.ts';
import { findTimes, type TimeFound } from './times.ts';

/** Words of a mail and what the label before them says they are. */
export interface Field {
  /** `none`: nothing stands before them; `unknown`: a label that nobody taught us. */
  key: LabelKey | 'none' | 'unknown';
  aspects: Aspect[];
  /** The label in small letters, where there is one. */
  label: string;
  value: string;
  /** Place of the value in the text. */
  start: number;
  line: number;
  /** Set by its place or a colon, not found within a sentence. */
  isSet: boolean;
  /** Lines after the value that no label claims, as an address has. */
  more: Cell[];
  dates: DateFound[];
  times: TimeFound[];
}

const TIMED = new Set<Field['key']>([
  'depart',
  'arrive',
  'start',
  'checkin',
  'checkout',
  'pickup',
  'dropoff',
  'when',
]);

/** A field with the dates and times of its value. */
export function toField(field: Omit<Field, 'dates' | 'times' | 'more'>): Field {
  const folded = fold(field.value);
  const expected = TIMED.has(field.key);
  const dates = findDates(folded, expected);
  const clear = (token: { start: number; end: number }, others: { start: number; end: number }[]) =>
    others.every((other) => token.end <= other.start || token.start >= other.end);
  const firm = dates.filter((date) => !date.weak);
  const sure = findTimes(folded).filter((time) => clear(time, firm));
  const onlyTime = field.aspects.includes('time') && !field.aspects.includes('date');
  const weak = dates.filter((date) => date.weak && clear(date, sure) && !onlyTime);
  const likely = expected
    ? findTimes(folded, true).filter((time) => clear(time, [...firm, ...weak, ...sure]))
    : [];
  const times = [...sure, ...likely].sort((a, b) => a.start - b.start);
  return { ...field, dates: dates.filter((date) => !date.weak || weak.includes(date)), times, more: [] };
}

const CLAUSE = /(?<=[\p{L}\d)]{4}[.!?]) +(?=\p{Lu})|; +| [|•·] +|\.{2,}/gu;

/** Reads one cell. `pending` is a label that fills the cell and waits for its value. */
export function readCell(
  cell: Cell,
  line: number,
): { fields: Field[]; pending?: Omit<Field, 'dates' | 'times' | 'more'> } {
  const folded = fold(cell.text);
  // `DEN` is Denver, and in Czech the day.
  const words = isAirportCode(cell.text) ? [] : toWords(folded);
  const base = { line, isSet: true };
  const pieces: Omit<Field, 'dates' | 'times' | 'more'>[] = [];
  const found = words.length && (words[0]?.start ?? 9) < 4 ? labelAt(words, 0) : undefined;
  let from = 0;
  let word = 0;
  let head: Omit<Field, 'dates' | 'times' | 'more'> = {
    ...base,
    key: 'none',
    aspects: [],
    label: '',
    value: '',
    start: cell.start,
    isSet: false,
  };
  if (found) {
    const end = words[found.next - 1]?.end ?? 0;
    const after =
      /^(?: ?\([^)]{0,60}\))?[ .]*(?:[:：#=]|[-–—](?= ))?[\s:.#]*/.exec(folded.slice(end))?.[0] ?? '';
    const rest = cell.text.slice(end + after.length);
    const colon = /[:：#=]|[-–—] $/.test(after);
    const label = folded.slice(0, end);
    const named = { ...base, key: found.key, aspects: found.aspects, label };
    if (!rest) return { fields: [], pending: { ...named, value: '', start: cell.start + cell.text.length } };
    const shown = /^(?:[\p{Lu}\d"'“„#$€£]|(?:at|on|um|am|le|el|il|den|op|om) )/u.test(rest) || isDated(rest);
    if (colon || (shown && found.key !== ('none' as string) && !isSentence(cell.text, found.key))) {
      head = { ...named, value: '', start: cell.start + end + after.length };
      from = end + after.length;
      word = found.next;
    }
  }
  const old = OLD.exec(folded);
  if (old && old[0].length < folded.length) {
    head = { ...base, key: 'ignore', aspects: [], label: old[0], value: '', start: cell.start };
    from = old[0].length;
    word = words.findIndex(({ start }) => start >= from);
    if (word < 0) word = words.length;
  }
  if (!from) {
    const unknown = /^([^\d:：]{2,44}[^\d:：\s])\s*[:：]\s+(?=\S)/.exec(cell.text);
    if (unknown) {
      head = {
        ...head,
        ...nameUnknown(fold(unknown[1] ?? '')),
        start: cell.start + unknown[0].length,
        isSet: true,
      };
      from = unknown[0].length;
      while ((words[word]?.start ?? Number.POSITIVE_INFINITY) < from) word++;
    } else if (/^[^\d:：]{2,44}[:：]$/.test(cell.text) && words.length < 6) {
      return {
        fields: [],
        pending: {
          ...head,
          key: 'unknown',
          label: folded.slice(0, -1),
          start: cell.start + cell.text.length,
          isSet: true,
        },
      };
    }
  }
  const cut = (until: number, next: typeof head) => {
    const value = cell.text.slice(from, until).trim();
    if (value)
      pieces.push({
        ...head,
        value,
        start:
          cell.start +
          from +
          (cell.text.slice(from, until).length - cell.text.slice(from, until).trimStart().length),
      });
    head = next;
  };
  const clauses = [...cell.text.matchAll(CLAUSE)].map((m) => m.index);
  for (let i = word; i < words.length; i++) {
    const at = words[i]?.start ?? 0;
    if (clauses.length && (clauses[0] ?? 0) <= at && (clauses[0] ?? 0) >= from) {
      const fresh =
        head.key === 'ignore' || head.key === 'duration' || head.key === 'note' || head.key === 'unknown';
      cut(
        clauses[0] ?? 0,
        fresh ? { ...head, key: 'none', aspects: [], label: '', isSet: false } : { ...head },
      );
      from = clauses[0] ?? from;
      clauses.shift();
    }
    const inner = labelAt(words, i);
    if (!inner) continue;
    const end = words[inner.next - 1]?.end ?? at;
    if (
      !isWithin(words, i, inner, folded.slice(end).trimStart()) &&
      !(
        inner.key !== ('none' as string) &&
        /^ ?:\s?\S/.test(folded.slice(end)) &&
        /[,;|·•)-] ?$/.test(folded.slice(Math.max(0, at - 2), at))
      )
    )
      continue;
    cut(at, {
      ...base,
      key: inner.key,
      aspects: inner.aspects,
      label: folded.slice(at, end),
      value: '',
      start: 0,
      isSet: false,
    });
    from = end + (/^[\s:.]*/.exec(folded.slice(end))?.[0].length ?? 0);
    i = inner.next - 1;
  }
  cut(cell.text.length, head);
  return { fields: pieces.map(toField) };
}

/** What was before a change: `Old departure: 06:20`. */
const OLD =
  /^(?:old|previous|original|originally|former|alte[rs]?|bisherige[rs]?|ursprungliche[rs]?|ancien(?:ne)?|anterior|precedente|vecchi[oa]|oude?|vorige|antig[oa]|puvodni|poprzedni[a]?|tidigare|tidligere)\b[^:\d]{0,40}:\s*/;

/** A label that begins with words we do not know may end with one that we do; a sentence is no label. */
function nameUnknown(label: string): { key: Field['key']; aspects: Aspect[]; label: string; isSet: boolean } {
  const words = toWords(label);
  for (let i = 1; i < words.length; i++) {
    const found = labelAt(words, i);
    if (found && found.next === words.length)
      return { key: found.key, aspects: found.aspects, label, isSet: true };
  }
  if (/confirm|bestatigt|reservier|gebucht|reserve|potvrzen|potwierdz|bekraft|bekreft|bevestig/.test(label)) {
    return { key: 'none', aspects: [], label: '', isSet: false };
  }
  return { key: 'unknown', aspects: [], label, isSet: true };
}

function isDated(rest: string): boolean {
  const folded = fold(rest.slice(0, 40));
  return (
    findDates(folded).some((date) => date.start < 16) || findTimes(folded).some((time) => time.start < 6)
  );
}

/** A line of prose that happens to begin with a label: `Check-in is available at the counter from 2 hours`. */
function isSentence(text: string, key: LabelKey): boolean {
  return (
    key !== 'ignore' &&
    text.length > 90 &&
    /[a-z]{2,} (?:is|are|will|can|you|wird|sie|est|vous|es|si|je|kan) [a-z]/.test(text)
  );
}

/** Puts what a line says behind a label that was left waiting. */
export function settle(pending: Omit<Field, 'dates' | 'times' | 'more'>, cell: Cell): Field {
  return toField({ ...pending, value: cell.text, start: cell.start });
}

/** Whether a line can stand behind a label: it is no label itself. */
export function isValue(cells: Cell[]): boolean {
  const first = cells[0];
  if (!first) return false;
  const { fields, pending } = readCell(first, 0);
  return !pending && !(fields[0]?.isSet && fields[0].key !== 'none');
}

export type Pending = Omit<Field, 'dates' | 'times' | 'more'>;
export type { Line };
