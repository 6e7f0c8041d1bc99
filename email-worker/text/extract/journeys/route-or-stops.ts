import { type MailField, toTextSpan } from '../../label/mail-text.ts';
import { extractPlaceName } from '../../scan/place-name.ts';
import { isStopName, removeTrack } from '../../scan/stop-names.ts';
import type { JourneyFact } from './journey-fact.ts';
import { splitStops, type TakenRanges } from './line-stops.ts';
import { readRouteText } from './route-text.ts';

/** Labels whose value may be a route. */
const WAYS = new Set<MailField['key']>(['none', 'section', 'dropoff', 'train', 'event', 'flight']);

/** `Berlin – Riga`, stops with times (`10:30 London Paddington → 11:55 Bath Spa`), or the name of one stop. */
export function readRouteOrStops(field: MailField, taken: TakenRanges, isTimed: boolean): JourneyFact[] {
  if (!WAYS.has(field.key)) return [];
  const pieces = splitStops(field.value, field, taken);
  if (pieces.length === 2 && field.times.length >= 1)
    return pieces.flatMap((piece) => readTimedStop(field, piece, taken) ?? []);
  return readRouteText(field, taken) ?? readLooseStop(field, taken, isTimed) ?? [];
}

function readTimedStop(
  field: MailField,
  piece: ReturnType<typeof splitStops>[number],
  taken: TakenRanges,
): JourneyFact | undefined {
  const inside = taken
    .filter((one) => one.start >= piece.start && one.end <= piece.end)
    .map((one) => ({ start: one.start - piece.start, end: one.end - piece.start }));
  const name = extractPlaceName(piece.text, inside);
  if (!name || !isStopName(name)) return undefined;
  return { is: 'place', role: undefined, line: field.line, span: toTextSpan(field, piece), place: { name } };
}

function readLooseStop(field: MailField, taken: TakenRanges, isTimed: boolean): JourneyFact[] | undefined {
  const { value, line, key } = field;
  // `OUTWARD  Rosslare  dep  20:00`.
  const isBehindWay =
    (key === 'section' || key === 'dropoff') && isTimed && !field.dates.length && !field.times.length;
  if (key !== 'none' && !isBehindWay) return undefined;
  const name = extractPlaceName(value, taken);
  const short = name && removeTrack(name).replace(/ \((?=[^)]*\d)[^)]{0,30}\)$/, '');
  const stop = short && /^[^,]*, .*\d/.test(short) ? short.slice(0, short.indexOf(',')) : short;
  if (!stop || !isStopName(stop) || /\d/.test(stop) || /^[A-Z]{2}$/.test(stop)) return undefined;
  const span = toTextSpan(field, { start: 0, end: value.length });
  return [{ is: 'place', role: undefined, line, span, place: { name: stop }, soft: true }];
}
