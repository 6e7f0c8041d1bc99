import { resolveDay } from '../../label/date-context.ts';
import { type MailField, type MailText, type TextSpan, toTextSpan } from '../../label/mail-text.ts';
import { findAirportCodes } from '../../scan/places.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';
import type { JourneyFact, LegEnd } from './journey-fact.ts';
import { readNamedPlace, readPlaceBelow } from './journey-places.ts';
import { readRouteOrStops } from './route-or-stops.ts';

const LEG_ENDS: Partial<Record<MailField['key'], LegEnd>> = {
  depart: 'dep',
  from: 'dep',
  arrive: 'arr',
  to: 'arr',
};

/** The aircraft after the number of a flight: `6E 6572 (ATR)`. */
const AIRCRAFT = /^ ?\([A-Z\d]{3}\)/;

/** What a field says of a journey: number, stops, days and times. `isTimed`: it may give times. */
export function readFieldFacts(mail: MailText, field: MailField, isTimed: boolean): JourneyFact[] {
  const { value, line, key } = field;
  const isPair = LEG_ENDS[key] !== undefined && findAirportCodes(value, true).length > 1;
  const role = isPair ? undefined : LEG_ENDS[key];
  const isStop = role !== undefined || key === 'stop';
  const numbers = findTripNumbers(value, key);
  const airports = findAirportCodes(value, isStop || field.times.length > 0).filter(
    ({ start }) => !numbers.some(({ end }) => start - end <= 2 && AIRCRAFT.test(value.slice(end))),
  );
  const at = (token: { start: number; end: number }) => ({ role, line, span: toTextSpan(field, token) });
  const numbered = numbers.map(
    (one): JourneyFact => ({ is: 'number', ...at(one), number: one.number, kind: one.kind, weak: one.weak }),
  );
  if (key === 'platform' || key === 'terminal') return numbered;
  const facts = [...numbered, ...readMoments(mail, field, at)];
  for (const { place, isBare, role: led, ...token } of airports)
    facts.push({
      is: 'place',
      ...at(token),
      role: role ?? (key === 'none' ? led : undefined),
      place,
      isBare,
    });
  const taken = [...numbers, ...field.dates, ...field.times];
  if (isStop) {
    readNamedPlace(field, role, airports, taken, facts);
    if (!facts.some(({ is }) => is === 'place')) readPlaceBelow(field, role, facts);
  } else if (!airports.length) {
    facts.push(...readRouteOrStops(field, taken, isTimed));
  }
  return facts.sort((a, b) => a.span.from - b.span.from);
}

/** The dates and times of a field; a time belongs to the date before it. */
function readMoments(
  mail: MailText,
  field: MailField,
  at: (token: { start: number; end: number }) => { role: LegEnd; line: number; span: TextSpan },
): JourneyFact[] {
  const days = field.dates.flatMap((date) => {
    const day = resolveDay(date, mail.dateContext);
    return day ? [{ date, day }] : [];
  });
  return [
    ...days.map(({ date, day }): JourneyFact => ({ is: 'date', ...at(date), day })),
    ...field.times.map((time): JourneyFact => {
      const own = days.findLast(({ date }) => date.start < time.start) ?? days[0];
      return { is: 'time', ...at(time), time, day: own?.day };
    }),
  ];
}
