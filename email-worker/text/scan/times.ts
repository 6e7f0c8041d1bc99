import { matchAny } from '../lexicon/compile.ts';

/** A time of day in a line. */
export interface FoundTime {
  start: number;
  end: number;
  hour: number;
  minute: number;
  /** Days after the date next to it: `+1`. */
  dayOffset: number;
  /** Counts only if a time is expected. */
  weak?: boolean;
  /** Minutes east of UTC. */
  offset?: number;
  /** AM or PM is not stated, and both are likely. */
  isMeridiemUnknown?: boolean;
}

const MERIDIEM = '(?: ?([apπμ])(?:\\. ?[mμ]\\.?|[mμ]|\\. m\\.)?(?![a-zα-ω]))';
const CLOCK = new RegExp(
  `(?<![\\d:.,/+-])(\\d{1,2})(?:(:)|([.])|( ?h ?)|( ?u ?))(\\d\\d)(?::\\d\\d)?(?!\\d|[.,:/-]\\d)${MERIDIEM}?`,
  'g',
);
const ISO = /(?<=\d)t(\d\d):(\d\d)(?::\d\d(?:\.\d{1,6})?)?(?:(z)|([+-])(\d\d):?(\d\d))?(?![\d:])/g;
const HOUR = /(?<![\d:.,/+$€£-])(\d{1,2}) ?([ap])(?:\. ?m\b\.?|m\b)/g;
const NAMED = new RegExp(
  `(?<![\\d:.,/+-])(\\d{1,2}) ?${matchAny('clock.hour')}(?![a-z\\d]| ?\\d)( (?:in the )?${matchAny('clock.partsOfDay')})?`,
  'g',
);
const LED = new RegExp(
  `(?<![a-z])${matchAny('clock.before')}[.:]? (\\d{1,2})(?:[.:](\\d\\d))?(?![\\d/%:]|[.,]\\d)(?! ?(?:eur|usd|€|\\$|nights|people|pers))`,
  'g',
);
const PACKED = /(?<![\d:.,/+#-])([01]?\d|2[0-3])([0-5]\d) ?(hrs?|[ap]m?)(?![a-z\d])/g;
const BARE = /(?<![\d:.,/+#-])([01]\d|2[0-3])([0-5]\d)(?![\d:.,/-])/g;
const WORDS =
  /(?<![a-z])(half past|quarter past|quarter to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?<![a-z])(noon|midday|midnight|mittags|mitternacht|mezzogiorno|mediodia)(?![a-z])/g;
/** `午後3時半`, `15時30分`; durations have `間` behind them. */
const EASTERN =
  /(?:(午前|午後) ?)?(?<![\d:.,/+-])(\d{1,2})(?:時(?!間)(?:(\d{1,2})分(?!間)|(半))?|:(\d\d)(?![\d:]))/g;
const NUMERALS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONEY = /^ ?(?:€|\$|£|eur|usd|gbp|chf|kr|czk|kc|pln|zl|sek|nok|dkk|%|kg|km|m\b|mi\b|gb|pp|st\.)/;
const LATER =
  /^,? ?[([]?\+ ?(\d)(?: ?(?:days?|tage?|jours?|dias?|giorn[oi]|dagen|dag|dny|dni|d|j|t))?[)\]]?(?![\d:])|^,? ?\(?(?:next day|the next day|following day|nachster tag|am nachsten tag|folgetag|lendemain|dia siguiente|giorno dopo|volgende dag)/;

/** All times in a folded line, in order. `expected` also accepts `19.30` and `1930`. */
export function findTimes(line: string, expected = false): FoundTime[] {
  const found: FoundTime[] = [];
  const add = (start: number, end: number, hour: number, minute: number, extra: Partial<FoundTime> = {}) => {
    if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return;
    if (found.some((one) => start < one.end && end > one.start)) return;
    const later = LATER.exec(line.slice(end, end + 24));
    const dayOffset = (later ? Number(later[1] ?? 1) : 0) + (hour === 24 ? 1 : 0);
    found.push({
      start,
      end: later ? end + later[0].length : end,
      hour: hour % 24,
      minute,
      dayOffset,
      ...extra,
    });
  };
  for (const m of line.matchAll(ISO)) {
    const east = m[3] ? 0 : m[4] ? (Number(m[5]) * 60 + Number(m[6])) * (m[4] === '-' ? -1 : 1) : undefined;
    add(
      m.index + 1,
      m.index + m[0].length,
      Number(m[1]),
      Number(m[2]),
      east === undefined ? {} : { offset: east },
    );
  }
  for (const m of line.matchAll(EASTERN)) {
    if (m[5] && !m[1]) continue;
    const hour = m[1] === '午後' && Number(m[2]) < 12 ? Number(m[2]) + 12 : Number(m[2]);
    add(m.index, m.index + m[0].length, hour, Number(m[3] ?? m[5] ?? (m[4] ? 30 : 0)));
  }
  for (const m of line.matchAll(CLOCK)) clock(line, m, expected, add);
  for (const m of line.matchAll(HOUR)) {
    const hour = Number(m[1]);
    if (hour >= 1 && hour <= 12) add(m.index, m.index + m[0].length, twelve(hour, m[2]), 0);
  }
  for (const m of line.matchAll(LED)) {
    if (!MONEY.test(line.slice(m.index + m[0].length)))
      add(m.index, m.index + m[0].length, Number(m[1]), Number(m[2] ?? 0), {
        weak:
          (!m[2] &&
            /^(?:um|as|alle \d)/.test(m[0]) &&
            !/^ ?(?:uhr|uur|h\b)/.test(line.slice(m.index + m[0].length))) ||
          undefined,
      });
  }
  for (const m of line.matchAll(NAMED)) {
    const evening = /evening|afternoon|abends|soir|tarde|noche/.test(m[2] ?? '') && Number(m[1]) < 12;
    add(m.index, m.index + m[0].length, Number(m[1]) + (evening ? 12 : 0), 0, {
      weak: /\d ?hs?(?: |$)/.test(m[0]) || undefined,
    });
  }
  for (const m of line.matchAll(WORDS)) words(line, m, add);
  for (const m of line.matchAll(PACKED)) {
    const part = m[3]?.charAt(0);
    if (part === 'h') add(m.index, m.index + m[0].length, Number(m[1]), Number(m[2]));
    else if (Number(m[1]) <= 12)
      add(m.index, m.index + m[0].length, twelve(Number(m[1]), part), Number(m[2]), {
        weak: m[3]?.length === 1 || undefined,
      });
  }
  if (expected)
    for (const m of line.matchAll(BARE))
      add(m.index, m.index + m[0].length, Number(m[1]), Number(m[2]), { weak: true });
  return halves(
    line,
    found.sort((a, b) => a.start - b.start).filter((one) => expected || !one.weak),
  );
}

function twelve(hour: number, part: string | undefined): number {
  return (hour % 12) + (part === 'p' || part === 'μ' ? 12 : 0);
}

type Add = (start: number, end: number, hour: number, minute: number, extra?: Partial<FoundTime>) => void;

function clock(line: string, m: RegExpExecArray, expected: boolean, add: Add): void {
  const end = m.index + m[0].length;
  let hour = Number(m[1]);
  const minute = Number(m[6]);
  const part = m[7];
  const rest = line.slice(end, end + 12);
  if (part && hour > 12 && !m[2]) return;
  if (part && hour >= 1 && hour <= 12) hour = twelve(hour, part);
  // `14h 05min` is a duration.
  if (m[4] && /^ ?m/.test(rest)) return;
  if (m[3] && !part) {
    const said = /^ ?(?:uhr|h\b|uur|hod|hrs|heures|o'clock)/.test(rest);
    const led = /(?:kl|klo|klokken|klockan|ore|godz|um|alle|at|as|om|tid|time|zeit|cas)[.:]? ?$/.test(
      line.slice(Math.max(0, m.index - 12), m.index),
    );
    if (!said && !led && (!expected || MONEY.test(rest))) return;
    if (/[$€£] ?$/.test(line.slice(0, m.index))) return;
  }
  if (m[5] && !expected) return;
  add(m.index, end, hour, minute);
}

function words(line: string, m: RegExpExecArray, add: Add): void {
  const end = m.index + m[0].length;
  if (m[3]) {
    const night = /^(?:midnight|mitternacht)/.test(m[3]);
    add(m.index, end, night ? 24 : 12, 0);
    return;
  }
  const numeral = NUMERALS.indexOf(m[2] ?? '') + 1;
  const minutes = numeral * 60 + (m[1] === 'half past' ? 30 : m[1] === 'quarter past' ? 15 : -15);
  const said = /^ (?:o'clock )?(?:in the (morning|afternoon|evening)|at (night)|([ap])\.?m)/.exec(
    line.slice(end, end + 24),
  );
  const late = said ? Boolean(said[1] !== 'morning' && said[3] !== 'a') : true;
  const all = (minutes % 720) + (late ? 720 : 0);
  add(
    m.index,
    end + (said?.[0].length ?? 0),
    Math.floor(all / 60),
    all % 60,
    said ? {} : { isMeridiemUnknown: true },
  );
}

/** `7:30 – 9:00 PM`: PM applies to both, unless that reverses their order. */
function halves(line: string, times: FoundTime[]): FoundTime[] {
  const meridiem = /[ap]\.? ?(?:m\.?)?$/;
  times.forEach((time, i) => {
    const next = times[i + 1];
    if (!next || meridiem.test(line.slice(time.start, time.end)) || time.hour > 12) return;
    if (!/^ ?(?:-|–|—|to|until|till) ?$/.test(line.slice(time.end, next.start))) return;
    if (!meridiem.test(line.slice(next.start, next.end).trim()) || next.hour < 12) return;
    const late = (time.hour % 12) + 12;
    if (late * 60 + time.minute < next.hour * 60 + next.minute) time.hour = late;
  });
  return times;
}
