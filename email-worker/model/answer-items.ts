import { z } from '../../worker/contract/zod.ts';
import { isRealDay } from '../../worker/domain/time/days.ts';
import { MODEL_KINDS } from './answer-fields.ts';

/** Answers that mean null. */
const NOTHING = /^(?:null|none|n\/?a|unknown|not (?:stated|specified|available)|-+)?$/i;

/** Models answer numbers, lists and "N/A" where the schema says text. */
const text = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .nullish()
  .catch(null)
  .transform((value) => {
    const line = toSingleLine(Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return NOTHING.test(line) ? null : line;
  });

/** Truncates instead of rejecting, so that one endless title does not lose the other events. */
const line = (max: number) => text.transform((value) => value?.slice(0, max).trim() || null);
/** A line without phone numbers, which a stranger may want to be called. */
const words = (max: number) =>
  text.transform(
    (value) =>
      withoutPhones(value ?? '')
        .slice(0, max)
        .trim() || null,
  );

/** Evidence is compared with the email, so it keeps its spelling. */
const quote = z
  .string()
  .catch('')
  .transform((value) => value.slice(0, 1_000));

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?$/;
/** A date or a time of day on the printed clock: seconds, `Z` and offsets are dropped, since models add them. */
const local = z.string().transform((value, context) => {
  const [, date, clock] = LOCAL.exec(value.trim()) ?? [];
  if (date && isRealDay(date) && isClock(clock)) return clock ? `${date}T${clock}` : date;
  context.addIssue({ code: 'custom', message: 'not a local time' });
  return z.NEVER;
});

const isClock = (clock = '00:00'): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock);

const iata = text.transform((value) =>
  /^[A-Z]{3}$/i.test(value ?? '') ? (value ?? '').toUpperCase() : null,
);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** One event of an answer. Only an event without a start is malformed; everything else has a meaning when absent. */
export const modelEvent = z.object({
  kind: z.enum(MODEL_KINDS).catch('other'),
  title: words(120),
  vendor: words(120),
  startLocal: local,
  yearStated: flag.catch(false),
  endLocal: local.nullable().catch(null),
  placeName: words(120),
  address: words(200),
  iata,
  arrivalPlace: words(120),
  arrivalIata: iata,
  timeZoneGuess: words(64),
  attendees: z
    .union([
      z.array(words(80)).max(200),
      z.string().transform((names) => names.split(/[,;]/).map((name) => name.trim())),
    ])
    .catch([])
    .transform((names) => names.filter((name) => name !== null && name !== '') as string[]),
  partySize: z.coerce.number().int().min(1).max(1_000).nullable().catch(null),
  seats: line(80),
  confirmationNumber: line(40),
  status: z.enum(['confirmed', 'changed', 'cancelled']).catch('confirmed'),
  evidenceStart: quote,
  evidenceEnd: quote,
  evidencePlace: quote,
});
export type ModelEvent = z.output<typeof modelEvent>;

/** One line without markup, links and invisible characters. */
function toSingleLine(value: string): string {
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutPhones = (value: string): string =>
  value
    .replace(/\+?\d[\d\s()./-]{8,}\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
