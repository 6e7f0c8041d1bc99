import type { Booking } from '../../../booking.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import {
  type MailField,
  type MailText,
  type ResolvedDay,
  readDateTime,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { parseAddress } from '../shared/parse-address.ts';
import { findNightPlace } from './night-place.ts';

/** A line below the heading of a day. */
export interface AgendaLine {
  fields: MailField[];
  day: ResolvedDay;
  daySpan: TextSpan;
}

/** A hotel for the night of its day, or until its check-out; none if the email states one elsewhere. */
export function readNight(mail: MailText, { day, daySpan, fields }: AgendaLine, known: Booking[]): Booking[] {
  const told = findNightPlace(fields);
  const arrival = fields.find(({ key, dates }) => key === 'checkin' && dates.length === 0)?.times[0];
  const isKnown = known.some(
    ({ kind, start }) => kind === 'hotel' && (!arrival || start.local.startsWith(day.date)),
  );
  if (!told || isKnown) return [];
  const place = parseAddress([told.replace(/\.(?: .*)?$/, '')]);
  const out = fields.find(({ key, dates }) => key === 'checkout' && dates.length > 0);
  const end = out && readDateTime(mail, out)?.dateTime;
  const isLater = end !== undefined && end.local.slice(0, 10) > day.date;
  return [
    {
      kind: 'hotel',
      status: 'confirmed',
      source: 'text',
      ...(place.name ? { name: place.name.slice(0, 100) } : {}),
      place,
      start: toLocalDateTime(day, arrival),
      ...(isLater ? { end } : {}),
      people: [],
      details: [],
      trace: { rules: ['agenda.night'], score: 50 },
      isWeak: true,
      evidence: { start: readSpan(mail, daySpan), place: '' },
    },
  ];
}
