import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import type { MailField } from '../../label/mail-field.ts';
import { toTextSpan } from '../../label/mail-text.ts';
import { extractPlaceName, tidyName } from '../../scan/place-name.ts';
import type { findAirportCodes } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import type { JourneyFact, LegEnd } from './journey-fact.ts';
import type { TakenRanges } from './line-stops.ts';

/** `Departs: 2 May, 11:30 PM` with the name of the stop on the line below. */
export function readPlaceBelow(field: MailField, role: LegEnd, facts: JourneyFact[]): void {
  const [below] = field.linesBelow;
  const parts = (below?.text ?? '').split(/,\s*| - /);
  const name = tidyName((below?.text ?? '').split(/,? \d/)[0] ?? '');
  const isPlace = parts.some((part) => findCities(part).length > 0) && isStopName(name.split(',')[0] ?? '');
  if (!below || !isPlace || !field.isLabel || field.times.length === 0) return;
  facts.push({
    is: 'place',
    role,
    line: field.line,
    span: { from: below.start, until: below.start + below.text.length },
    place: { name: below.text.split(',').length > 2 ? below.text : name },
  });
}

/** `Ha Noi. Co mat truoc 30 phut`: a sentence after a name. */
const NEXT_SENTENCE = /(?<=\p{L}{3})\. \p{Lu}\p{Ll}* \p{Ll}+ \p{Ll}.*$/u;

/** The end of a sentence in a script without capitals. */
const OTHER_SENTENCE = /\p{Lo}[.。]$/u;

/** The place that a labeled field names, with the airport code in it. */
export function readNamedPlace(
  field: MailField,
  role: LegEnd,
  airports: ReturnType<typeof findAirportCodes>,
  taken: TakenRanges,
  facts: JourneyFact[],
): void {
  const [coded] = airports;
  const isTold = !field.isFirm && OTHER_SENTENCE.test(field.value);
  if (airports.length > 1 || (!coded && (isTold || !mayNamePlace(field)))) return;
  if (coded) {
    const fact = facts.find((one) => one.is === 'place');
    if (fact) fact.place = withWholeName(coded.place, field, taken);
    return;
  }
  const name = extractPlaceName(field.value, taken)?.replace(NEXT_SENTENCE, '');
  if (!name || /^(?:\d+[A-Z]?|\p{Ll}{1,2})$/u.test(name) || (!field.isLabel && !isStopName(name))) return;
  const start = Math.max(0, field.value.indexOf(name.slice(0, 4)));
  const span = toTextSpan(field, { start, end: start + name.length });
  facts.push({ is: 'place', role, line: field.line, span, place: { name } });
}

/** Labels that are always about a place, whatever their words mean in another language. */
const OF_PLACES = new Set<MailField['key']>(['from', 'to']);

const mayNamePlace = ({ key, aspects, isLabel, times }: MailField): boolean =>
  (aspects.length === 0 || aspects.includes('place') || (OF_PLACES.has(key) && isLabel && !times.length)) &&
  (isLabel || times.length > 0);

/** The name is the whole value: `Tegel (TXL), Berlin, Germany`. */
function withWholeName(place: BookingPlace, { value }: MailField, taken: TakenRanges): BookingPlace {
  const bare = value.replace(/\s?\(([A-Z]{3})\)/, (all) => ' '.repeat(all.length));
  const whole = extractPlaceName(bare, taken);
  if (!whole || whole === place.iata) return place;
  const name = tidyName(whole.replace(/\s+,/g, ',').replace(new RegExp(`^${place.iata}\\b`), ''));
  return { ...place, name: name || place.name };
}
