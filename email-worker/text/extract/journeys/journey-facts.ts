import type { BookingKind } from '../../../booking.ts';
import { countTopicWords } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay } from '../../label/date-context.ts';
import { type MailField, type MailText, toTextSpan } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import { bindStops } from './bind-stops.ts';
import { readFieldFacts } from './field-facts.ts';
import type { JourneyFact } from './journey-fact.ts';
import { findConnectionLines, findNonTravelLines } from './journey-lines.ts';
import { readRouteRow } from './route-row.ts';
import { detectTravelMode } from './travel-mode.ts';

const SILENT = new Set<MailField['key']>(
  'note hours duration booker party confirmation checkin checkout pickup dropoff nights room vehicle person company seat hotel restaurant'.split(
    ' ',
  ) as MailField['key'][],
);
/** Whether a field is about something else than a journey. */
const isOther = ({ key }: MailField): boolean => SILENT.has(key) || isAside(key);
/** The facts about journeys in an email, in reading order. */
export function listJourneyFacts(mail: MailText): JourneyFact[] {
  const facts: JourneyFact[] = [];
  const isRental = mail.fields.some((field) => field.key === 'pickup' && field.dates.length);
  const timedFields = Map.groupBy(
    mail.fields.filter(({ times }) => times.length > 0),
    ({ line }) => line,
  );
  const skipped = new Set([...findConnectionLines(mail), ...findNonTravelLines(mail)]);
  const leaving = findLeavingDay(mail);
  for (const [i, field] of mail.fields.entries()) {
    if (skipped.has(field.line) || field === leaving) continue;
    const route = readRouteRow(mail.fields, i);
    if (route) skipped.add(field.line);
    facts.push(
      ...(route ? [route] : listFieldFacts(mail, field, isRental, timedFields.get(field.line) ?? [])).map(
        (fact) => withField(fact, i),
      ),
    );
  }
  return bindStops(keep(facts, detectTravelMode(mail.foldedText)));
}

const withField = (fact: JourneyFact, field: number): JourneyFact =>
  fact.is === 'break' || fact.is === 'route' ? fact : { ...fact, field };

const OF_JOURNEYS = new Set<MailField['key']>(['arrive', 'flight', 'train', 'from', 'to', 'checkout']);

/** `Entrada: 19 de marzo`, `Salida: 21 de marzo`: the departure from a hotel, which some languages call like that of a train. */
function findLeavingDay({ fields, dateContext }: MailText): MailField | undefined {
  const dated = fields.filter(({ isLabel, dates }) => isLabel && dates.length === 1);
  const [first, ...others] = dated.filter(({ key }) => key === 'depart');
  const checkIn = dated.find(({ key }) => key === 'checkin');
  const isTrip = fields.some(({ key, isLabel }) => isLabel && OF_JOURNEYS.has(key));
  if (!first || !checkIn || others.length > 0 || isTrip || checkIn.line > first.line) return undefined;
  const [arrival, leaving] = [checkIn, first].map(
    ({ dates: [date] }) => (date && resolveDay(date, dateContext)?.date) ?? '',
  );
  return arrival && leaving && arrival < leaving ? first : undefined;
}

/** `Updated itinerary  Saturday, January 9, 2027`. */
const isDayHeading = ({ key, dates, times }: MailField): boolean =>
  key === 'confirmation' && times.length === 0 && dates.length === 1 && (dates[0]?.start ?? 99) < 16;

/** `Check-in is open for your flight NA 455 on 2 September`. */
const isOfTrip = ({ key, isLabel, value, dates }: MailField): boolean =>
  key === 'checkin' && !isLabel && dates.length > 0 && countTopicWords('flight', foldEmailText(value)) > 0;

/** `Out: 09:12 Leeds – 10:05 York` and `OUT Sat 5 Dec` above two stops are ways, not the end of a stay. */
function isWayOut({ fields }: MailText, { label, dates, times, key }: MailField): boolean {
  if (times.length > 1 && label === 'out') return true;
  const isDay = key === 'checkout' && /^out\b/.test(label) && dates.length === 1 && times.length === 0;
  return isDay && !fields.some((one) => one.key === 'checkin' && one.dates.length > 0);
}

/** The facts of a field; none if it is about something else. */
function listFieldFacts(
  mail: MailText,
  field: MailField,
  isRental: boolean,
  timedOfLine: MailField[],
): JourneyFact[] {
  const isReturn = field.key === 'dropoff' && !isRental;
  const isWay = isWayOut(mail, field);
  const isSilent = isOther(field) && !isReturn && !isWay && !isDayHeading(field) && !isOfTrip(field);
  if (isSilent) return [];
  const { line } = field;
  const span = toTextSpan(field, { start: 0, end: 0 });
  const isBreak = field.key === 'section' || isReturn || isWay;
  const breaks: JourneyFact[] = isBreak ? [{ is: 'break', role: undefined, line, span }] : [];
  if (field.key === 'unknown' && !field.dates.length && !field.times.length) return breaks;
  return [
    ...breaks,
    ...readFieldFacts(
      mail,
      isWay ? { ...field, key: 'section' } : field,
      timedOfLine.some((one) => one !== field),
    ),
  ];
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
  // Beside `Kirkwall (KOI)`, bare letters such as `FLY` are a fare or a status.
  const named = new Set(
    facts.flatMap((fact) => (fact.is === 'place' && fact.place.iata && !fact.isBare ? [fact.line] : [])),
  );
  return facts.filter((fact) => {
    if (fact.is === 'place' && fact.isBare && named.has(fact.line)) return false;
    if (fact.is === 'place') return !fact.soft || (timed.has(fact.line) && !coded.has(fact.line));
    if (fact.is !== 'number' || !fact.weak) return true;
    if (fact.kind === 'flight') return hasCodes || mode === 'flight';
    return mode === fact.kind || (mode !== 'flight' && !hasCodes);
  });
}
