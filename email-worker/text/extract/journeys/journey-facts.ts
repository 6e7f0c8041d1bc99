import type { BookingKind, BookingPlace } from '../../../booking.ts';
import { resolveDay } from '../../label/date-context.ts';
import {
  type MailField,
  type MailText,
  type ResolvedDay,
  type TextSpan,
  toTextSpan,
} from '../../label/mail-text.ts';
import { matchPrinted } from '../../lexicon/compile.ts';
import { extractPlaceName, findAirportCodes, tidyName } from '../../scan/places.ts';
import { isStopName, removeTrack } from '../../scan/stop-names.ts';
import type { FoundTime } from '../../scan/times.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';
import { findConnectionLines, findNonTravelLines, readRouteRow } from './journey-lines.ts';
import { namedPlace, placeBelow } from './journey-places.ts';
import {
  removeLeadingWeekday,
  removeTakenRanges,
  splitStops,
  type TakenRanges,
  withParenthetical,
} from './line-stops.ts';
import { detectTravelMode } from './travel-mode.ts';

/** The end of a leg that a fact is about, if stated. */
export type LegEnd = 'dep' | 'arr' | undefined;

type Of<T extends JourneyFact['is']> = JourneyFact & { is: T };

/** A fact that journeys are built from. */
export type JourneyFact = { role: LegEnd; line: number; span: TextSpan; field?: number } & (
  | { is: 'number'; number: string; kind: BookingKind; weak: boolean }
  | { is: 'date'; day: ResolvedDay }
  | { is: 'time'; time: FoundTime; day?: ResolvedDay; stop?: Of<'place'> }
  | { is: 'place'; place: BookingPlace; soft?: boolean }
  | { is: 'route'; from: BookingPlace; to: BookingPlace }
  | { is: 'break' }
);

const SILENT = new Set<MailField['key']>(
  'ignore note duration booker party confirmation checkin checkout pickup dropoff nights room vehicle person company seat hotel restaurant'.split(
    ' ',
  ) as MailField['key'][],
);
const ROLES: Partial<Record<MailField['key'], LegEnd>> = {
  depart: 'dep',
  from: 'dep',
  arrive: 'arr',
  to: 'arr',
};

/** The facts about journeys in an email, in reading order. */
export function listJourneyFacts(mail: MailText): JourneyFact[] {
  const facts: JourneyFact[] = [];
  const isRental = mail.fields.some((field) => field.key === 'pickup' && field.dates.length);
  const skipped = new Set([...findConnectionLines(mail), ...findNonTravelLines(mail)]);
  for (const [i, field] of mail.fields.entries()) {
    if (skipped.has(field.line)) continue;
    const route = readRouteRow(mail.fields, i);
    if (route) {
      facts.push(route);
      skipped.add(field.line);
      continue;
    }
    const isReturn = field.key === 'dropoff' && !isRental;
    // `Out: 09:12 Leeds – 10:05 York` is a route, not a check-out.
    const isWay = field.label === 'out' && field.times.length > 1;
    if (SILENT.has(field.key) && !isReturn && !isWay) continue;
    if (field.key === 'section' || isReturn || isWay)
      facts.push({
        is: 'break',
        role: undefined,
        line: field.line,
        span: toTextSpan(field, { start: 0, end: 0 }),
      });
    if (field.key === 'unknown' && !field.dates.length && !field.times.length) continue;
    const own = fieldFacts(mail, isWay ? { ...field, key: 'section' } : field);
    facts.push(...own.map((fact) => ({ ...fact, field: i })));
  }
  return bind(keep(facts, detectTravelMode(mail.foldedText)));
}

/** Removes numbers of other travel modes and names far from any time. */
function keep(facts: JourneyFact[], mode: BookingKind | undefined): JourneyFact[] {
  const hasCodes = facts.some((fact) => fact.is === 'place' && fact.place.iata);
  const coded = new Set(
    facts.flatMap((fact) =>
      fact.is === 'place' && fact.place.iata ? [-3, -2, -1, 0, 1, 2, 3].map((by) => fact.line + by) : [],
    ),
  );
  const timed = new Set(
    facts.flatMap((fact) => (fact.is === 'time' ? [fact.line - 1, fact.line, fact.line + 1] : [])),
  );
  return facts.filter((fact) => {
    if (fact.is === 'place') return !fact.soft || (timed.has(fact.line) && !coded.has(fact.line));
    if (fact.is !== 'number' || !fact.weak) return true;
    if (fact.kind === 'flight') return hasCodes || mode === 'flight';
    return mode === fact.kind || (mode !== 'flight' && !hasCodes);
  });
}

/** Binds the time and the stop of a row or cell with exactly one of each. */
function bind(facts: JourneyFact[]): JourneyFact[] {
  const bound = new Set<JourneyFact>();
  for (const row of Map.groupBy(facts, (fact) => fact.line).values()) {
    if (bindOne(row, bound)) continue;
    const cells = [...Map.groupBy(row, ({ field }) => field).values()].filter(
      (cell) => cell.some(({ is }) => is === 'time') && cell.some(({ is }) => is === 'place'),
    );
    const timed = new Set(row.filter(({ is }) => is === 'time').map(({ field }) => field));
    if (cells.length === 2 && timed.size === 2) for (const cell of cells) bindOne(cell, bound);
  }
  bindStacked(facts, bound);
  return facts.filter((fact) => !bound.has(fact));
}

/** Binds alternating lines of times and stops. */
function bindStacked(facts: JourneyFact[], bound: Set<JourneyFact>): void {
  const rows = [...Map.groupBy(facts, (fact) => fact.line).values()].filter((row) =>
    row.every((fact) => fact.is !== 'break'),
  );
  const isTime = (row: JourneyFact[] | undefined) =>
    row?.length === 1 && row[0]?.is === 'time' && !row[0].stop;
  const isStop = (row: JourneyFact[] | undefined) =>
    row?.length === 1 && row[0]?.is === 'place' && row[0].soft === true;
  const times = rows.flatMap((row, i) => (isTime(row) ? [i] : []));
  if (times.length < 2 || times.length % 2) return;
  const by = [1, -1].find((step) =>
    times.every((i) => isStop(rows[i + step]) && isClose(rows[i], rows[i + step])),
  );
  if (!by) return;
  for (const i of times) bindOne([...(rows[i] ?? []), ...(rows[i + by] ?? [])], bound);
}

const isClose = (a: JourneyFact[] | undefined, b: JourneyFact[] | undefined): boolean =>
  Math.abs((a?.[0]?.line ?? 0) - (b?.[0]?.line ?? 99)) <= 2;

function bindOne(row: JourneyFact[], bound: Set<JourneyFact>): boolean {
  const all = row.filter((fact) => fact.is === 'place');
  const firm = all.filter((fact) => !fact.soft);
  const places = firm.length ? firm : all;
  const times = row.filter((fact) => fact.is === 'time');
  const [place, time] = [places[0], times[0]];
  if (places.length !== 1 || times.length !== 1 || place?.is !== 'place' || time?.is !== 'time') return false;
  if (place.role && time.role && place.role !== time.role) return false;
  time.stop = place;
  time.role ??= place.role ?? row.find((fact) => fact.is === 'date')?.role;
  place.role ??= time.role;
  time.day ??= row.find((fact) => fact.is === 'date')?.day;
  bound.add(place);
  return true;
}

function fieldFacts(mail: MailText, field: MailField): JourneyFact[] {
  const { value, line } = field;
  const facts: JourneyFact[] = [];
  const pair = ROLES[field.key] ? findAirportCodes(value, true).length > 1 : false;
  const role = pair ? undefined : ROLES[field.key];
  const at = (token: { start: number; end: number }) => ({ role, line, span: toTextSpan(field, token) });
  const numbers = findTripNumbers(value, field.key);
  const airports = findAirportCodes(
    value,
    role !== undefined || field.key === 'stop' || field.times.length > 0,
  );
  const days = field.dates.flatMap((date) => {
    const day = resolveDay(date, mail.dateContext);
    return day ? [{ date, day }] : [];
  });
  for (const one of numbers)
    facts.push({ is: 'number', ...at(one), number: one.number, kind: one.kind, weak: one.weak });
  for (const { date, day } of days) facts.push({ is: 'date', ...at(date), day });
  for (const time of field.times) {
    const own = days.findLast(({ date }) => date.start < time.start) ?? days[0];
    facts.push({ is: 'time', ...at(time), time, day: own?.day });
  }
  for (const { place, role: led, ...token } of airports) {
    facts.push({ is: 'place', ...at(token), role: role ?? (field.key === 'none' ? led : undefined), place });
  }
  if (field.key === 'platform' || field.key === 'terminal')
    return facts.filter((fact) => fact.is === 'number');
  const taken = [...numbers, ...field.dates, ...field.times];
  if (role !== undefined || field.key === 'stop') {
    namedPlace(field, role, airports, taken, facts);
    if (!facts.some(({ is }) => is === 'place')) placeBelow(field, role, facts);
  } else if (!airports.length) {
    const isTimed = mail.fields.some((one) => one !== field && one.line === line && one.times.length > 0);
    routeOrStops(field, taken, facts, isTimed);
  }
  return facts.sort((a, b) => a.span.from - b.span.from);
}

const BY_WORD = new RegExp(
  `^(\\p{Lu}[^\\d:;|]{1,60}?)\\s+(?:→|➔|➜|⇒|-->|->|=>|${matchPrinted('places.routeWords')})\\s+(\\p{Lu}[^\\d:;|]{1,60})$`,
  'u',
);
const BY_DASH = /^(\p{Lu}[^\d:;|]{1,48}?)\s+(?:–|-|—|a|do)\s+(\p{Lu}[^\d:;|]{1,48})$/u;

/** `Berlin – Riga`, or stops with times: `10:30 London Paddington → 11:55 Bath Spa`. */
function routeOrStops(field: MailField, taken: TakenRanges, facts: JourneyFact[], isTimed: boolean): void {
  const { value, line } = field;
  if (
    field.key !== 'none' &&
    field.key !== 'section' &&
    field.key !== 'dropoff' &&
    field.key !== 'train' &&
    field.key !== 'event' &&
    field.key !== 'flight' &&
    field.key !== 'when' &&
    field.key !== 'place'
  )
    return;
  if (field.key === 'place' || field.key === 'when') return;
  const bare = value.replace(/\([^)]{0,60}\)/g, (all) => ' '.repeat(all.length)).trim();
  const stripped = removeLeadingWeekday(removeTakenRanges(bare, taken));
  const pieces = splitStops(value, field, taken);
  if (pieces.length === 2 && field.times.length >= 1) {
    for (const piece of pieces) {
      const inside = taken
        .filter((one) => one.start >= piece.start && one.end <= piece.end)
        .map((one) => ({ start: one.start - piece.start, end: one.end - piece.start }));
      const name = extractPlaceName(piece.text, inside);
      if (name && isStopName(name))
        facts.push({ is: 'place', role: undefined, line, span: toTextSpan(field, piece), place: { name } });
    }
    return;
  }
  const parts = [stripped, ...stripped.split(/\s*[:;|]\s*/), ...stripped.split(/\s*[:;,|]\s*/)];
  const route = parts.map((part) => BY_WORD.exec(part) ?? BY_DASH.exec(part)).find((one) => one !== null);
  if (route && isStopName(route[1] ?? '') && isStopName(route[2] ?? '')) {
    facts.push({
      is: 'route',
      role: undefined,
      line,
      span: toTextSpan(field, { start: 0, end: value.length }),
      from: { name: withParenthetical(tidyName(route[1] ?? ''), value) },
      to: { name: withParenthetical(tidyName(route[2] ?? ''), value) },
    });
    return;
  }
  // `OUTWARD  Rosslare  dep  20:00`.
  const isBehindWay =
    (field.key === 'section' || field.key === 'dropoff') &&
    isTimed &&
    !field.dates.length &&
    !field.times.length;
  if (field.key !== 'none' && !isBehindWay) return;
  const name = extractPlaceName(value, taken);
  const short = name && removeTrack(name).replace(/ \((?=[^)]*\d)[^)]{0,30}\)$/, '');
  const stop = short && /^[^,]*, .*\d/.test(short) ? short.slice(0, short.indexOf(',')) : short;
  if (!stop || !isStopName(stop) || /\d/.test(stop) || /^[A-Z]{2}$/.test(stop)) return;
  facts.push({
    is: 'place',
    role: undefined,
    line,
    span: toTextSpan(field, { start: 0, end: value.length }),
    place: { name: stop },
    soft: true,
  });
}
