import { findDates } from '../../email-worker/text/scan/dates.ts';
import { foldText } from '../../worker/domain/text/fold-text.ts';
import type { RecordedAnswer } from '../model/failures.ts';

/** The parts of an entry of gold.json that an answer is made of. */
export interface GoldEmail {
  negative: boolean;
  cancel: boolean;
  events: GoldEvent[];
}

interface GoldEvent {
  type: string | string[];
  start: string;
  end?: string;
  tz?: string | null;
  loc?: string[];
  title?: string[];
  who?: string[];
  conf?: string | null;
  optional?: boolean;
}

const KINDS: [words: RegExp, kind: string][] = [
  [/\b(?:rental|car|hertz|avis|sixt|europcar|mietwagen|auto)\b/, 'car'],
  [/\b(?:taxi|cab|transfer|uber)\b/, 'taxi'],
  [/\b(?:bus|coach|flixbus)\b/, 'bus'],
  [/\b(?:ferry|fahre|traghetto)\b/, 'ferry'],
];
const MAX_LINE = 200;

/** What a model that makes no mistakes answers about an email: its gold entry, with quotes from the text it was given. */
export function createPerfectAnswer({ negative, cancel, events }: GoldEmail, text: string): RecordedAnswer {
  if (negative) return { emailKind: 'other', events: [] };
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    emailKind: cancel ? 'cancellation' : 'confirmation',
    events: events.map((event) => toAnswer(event, lines, foldText(text), cancel)),
  };
}

function toAnswer(event: GoldEvent, lines: string[], text: string, isCancelled: boolean) {
  const isIn = (words: string) => text.includes(foldText(words));
  const places = (event.loc ?? []).filter(isIn);
  const title = (event.title ?? []).find(isIn) ?? null;
  return {
    kind: toKind([event.type].flat()[0] ?? 'other', foldText((event.title ?? []).join(' '))),
    title,
    vendor: null,
    startLocal: event.start,
    yearStated: text.includes(event.start.slice(0, 4)),
    endLocal: event.end ?? null,
    placeName: places.find((name) => !isCode(name)) ?? places[0] ?? null,
    address: null,
    iata: places.find(isCode) ?? null,
    arrivalPlace: null,
    arrivalIata: null,
    timeZoneGuess: event.tz ?? null,
    attendees: event.who ?? [],
    partySize: null,
    seats: null,
    confirmationNumber: event.conf ?? null,
    status: isCancelled ? 'cancelled' : 'confirmed',
    evidenceStart: quoteStart(event.start, lines),
    evidenceEnd: null,
    evidencePlace: places[0] ?? null,
  };
}

const isCode = (name: string): boolean => /^[A-Z]{3}$/.test(name);

const toKind = (type: string, title: string): string =>
  type === 'transportation' ? (KINDS.find(([words]) => words.test(title))?.[1] ?? 'train') : type;

/** The line with the date, and the nearest one with the time. */
export function quoteStart(start: string, lines: string[]): string {
  const [date = '', clock = ''] = start.split('T');
  const times = clock ? spellClock(clock) : [''];
  const dated = lines.flatMap((line, at) => (hasDate(line, date) ? [at] : []));
  const timed = lines.flatMap((line, at) =>
    times.some((time) => foldText(line).includes(time)) ? [at] : [],
  );
  const pairs = dated.flatMap((day) => timed.map((time) => ({ day, time, distance: Math.abs(day - time) })));
  const [best] = pairs.sort((a, b) => a.distance - b.distance);
  const found = best ? [best.day, best.time] : dated.slice(0, 1);
  return [...new Set(found)].map((at) => lines[at]?.slice(0, MAX_LINE)).join(' … ');
}

function hasDate(line: string, date: string): boolean {
  const [year, month, day] = date.split('-').map(Number);
  if (line.includes(date) || line.includes(date.replaceAll('-', ''))) return true;
  const found = findDates(foldText(line), true);
  const isDay = (one: { month: number; day: number }) => one.month === month && one.day === day;
  return found.some(
    (one) =>
      (one.year === undefined || one.year === year) && (isDay(one) || (one.swapped && isDay(one.swapped))),
  );
}

/** 19:30, 19.30, 19h30, 1930, 7:30. */
function spellClock(clock: string): string[] {
  const [hour = '', minute = ''] = clock.split(':');
  const hours = [hour, String(Number(hour)), String(Number(hour) % 12 || 12)];
  const spelled = hours.flatMap((h) => [':', '.', 'h', ''].map((mark) => `${h}${mark}${minute}`));
  return minute === '00'
    ? [...spelled, ...hours.flatMap((h) => [`${h} pm`, `${h}pm`, `${h} am`, `${h}am`, `${h} h`, `${h} uhr`])]
    : spelled;
}
