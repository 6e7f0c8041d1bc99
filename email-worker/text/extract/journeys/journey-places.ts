import { findCities } from '../../../gazetteer/cities.ts';
import type { MailField } from '../../label/mail-field.ts';
import { toTextSpan } from '../../label/mail-text.ts';
import { extractPlaceName, type findAirportCodes, tidyName } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import type { JourneyFact, LegEnd } from './journey-facts.ts';
import type { TakenRanges } from './line-stops.ts';

/** `Departs: 2 May, 11:30 PM` with the name of the stop on the line below. */
export function placeBelow(field: MailField, role: LegEnd, facts: JourneyFact[]): void {
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

/** The place that a labeled field names, with the airport code in it. */
export function namedPlace(
  field: MailField,
  role: LegEnd,
  airports: ReturnType<typeof findAirportCodes>,
  taken: TakenRanges,
  facts: JourneyFact[],
): void {
  if (field.aspects.length && !field.aspects.includes('place') && !airports.length) return;
  if (airports.length > 1) return;
  if (!field.isLabel && !field.times.length && !airports.length) return;
  const coded = airports[0];
  // The name is the whole value: `Tegel (TXL), Berlin, Germany`.
  const name = extractPlaceName(field.value, [...taken, ...airports]);
  const whole = coded
    ? extractPlaceName(
        field.value.replace(/\s?\(([A-Z]{3})\)/, (all) => ' '.repeat(all.length)),
        taken,
      )
    : name;
  if (coded) {
    const fact = facts.find((one) => one.is === 'place');
    if (fact?.is === 'place' && whole && whole !== coded.place.iata)
      fact.place = {
        ...coded.place,
        name:
          tidyName(whole.replace(/\s+,/g, ',').replace(new RegExp(`^${coded.place.iata}\\b`), '')) ||
          coded.place.name,
      };
    return;
  }
  if (!name || /^\d+[A-Z]?$/.test(name) || (!field.isLabel && !isStopName(name))) return;
  const from = Math.max(0, field.value.indexOf(name.slice(0, 4)));
  facts.push({
    is: 'place',
    role,
    line: field.line,
    span: toTextSpan(field, { start: from, end: from + name.length }),
    place: { name },
  });
}
