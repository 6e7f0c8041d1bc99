import type { Booking } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import {
  type MailField,
  type MailText,
  type ResolvedDay,
  readDateTime,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { isStreet } from '../../scan/street.ts';
import { parseAddress } from '../shared/parse-address.ts';

const NIGHT = new RegExp(`^${matchAny('agenda.hotel')}`);
const LABELS = new Set<MailField['key']>(['nights', 'hotel']);
const BESIDE = new Set<MailField['key']>(['checkin', 'checkout', 'none', 'nights']);

/** A line below the heading of a day. */
export interface AgendaLine {
  fields: MailField[];
  day: ResolvedDay;
  daySpan: TextSpan;
}

/** The hotel of a night, as in `Overnight: Hotel Rosa, Via Roma 4`; undefined if the line is something else. */
export function findNightPlace([first, ...others]: MailField[]): string | undefined {
  const isPlain = first !== undefined && first.times.length === 0 && first.dates.length === 0;
  if (!isPlain || !others.every(({ key }) => BESIDE.has(key))) return undefined;
  const isLabeled = first.isLabel && (LABELS.has(first.key) || NIGHT.test(first.label));
  return isLabeled ? readNamed(first.value) : readLed([first, ...others]);
}

const readNamed = (value: string): string | undefined =>
  /^\p{Lu}\p{L}+ \p{L}{2}/u.test(value) ? value : undefined;

/** Without a label, a word for a stay leads to a hotel only with its address. */
function readLed(fields: MailField[]): string | undefined {
  const words = fields
    .slice(0, 2)
    .map(({ key, value }) => (key === 'none' ? value : ''))
    .join(' ')
    .trim();
  const lead = NIGHT.exec(foldEmailText(words))?.[0] ?? '';
  const rest = /^hotel/.test(lead) ? words : words.slice(lead.length).trim();
  return lead && /^\p{Lu}/u.test(rest) && isStreet(rest.slice(0, 100)) ? rest : undefined;
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
