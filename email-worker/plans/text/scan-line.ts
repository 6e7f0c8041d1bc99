import { listInLanguage, matchInLanguage, matchWholeWords, toWordSet } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import { type FoundDate, findDates } from '../../text/scan/dates.ts';
import { type FoundTime, findTimes } from '../../text/scan/times.ts';
import { BARE_HOUR } from './normalize-times.ts';
import { LEAD_BEFORE, MONEY, OTHER_NUMBERS, UNIT_BEHIND, ZONE_MARK } from './scan-words.ts';

/** A stretch of a line: `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A day as a line names it. */
export type NamedDay = Span &
  (
    | { kind: 'date'; date: FoundDate }
    | { kind: 'weekday'; weekdays: number[]; isNext: boolean }
    | { kind: 'relative'; days: number }
    | { kind: 'number'; number: number }
  );

export interface PlanTime extends FoundTime {
  /** AM, PM, noon, a part of the day, or an offset stands beside it. */
  isSure: boolean;
  /** An hour without minutes. */
  isBare: boolean;
  /** `Uhr`, `h` or the like stands behind it. */
  hasUnit: boolean;
  /** IANA zone or fixed offset in minutes that is written behind it. */
  zoneMark?: string;
  isApproximate: boolean;
}

export interface LineScan {
  days: NamedDay[];
  times: PlanTime[];
  /** Minutes, and where they stand. */
  duration?: Span & { minutes: number };
}

const NOTHING: LineScan = { days: [], times: [] };

const PHONE = /(?<![\d:])\+?\d[\d ()-]{8,}\d(?![\d:])/g;
const ONLY_YEAR = /(?<![\d./-])20[1-4]\d(?![\d:./-])/g;

const YEAR_BEHIND = /^\d{4}/;
const DAY_WORD = [...toWordSet('plan.day')].filter((day) => !/[日天]/.test(day)).join('|');
/** `j2` is French for day 2, but `2 j` is a duration. */
const DAY_BEHIND = DAY_WORD.replace(/\|j(?=\|)/, '');
const NO_NUMBER = '(?![\\d:.]\\d|[\\d:/]| ?(?:uhr|h|[ap]m)\\b)';
const DAY_NUMBER = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${DAY_WORD}) ?(\\d{1,2})${NO_NUMBER}`,
    `(?<![\\p{L}\\d])(\\d{1,2})(?:\\.|st|nd|rd|th|er|e)? ?(?:${DAY_BEHIND})(?![\\p{L}\\d])`,
    '第?(\\d{1,2})(?:日目|天)',
  ].join('|'),
  'u',
);
const RELATIVE: [number, RegExp][] = [[2, matchWholeWords('plan.dayAfterTomorrow')]];

/** Days, times and a duration in one line. `text` is normalized. */
export function scanLine(text: string, language: string): LineScan {
  const folded = foldEmailText(text);
  const days = findNamedDays(folded, language);
  if (!/\d|noon|midnight|mittag|mitternacht|mezz|mediod|midi|half past|quarter/.test(folded))
    return days.length > 0 ? { days, times: [] } : NOTHING;
  const duration = findDuration(folded, language);
  const masked = maskSpans(maskNumbers(folded), duration ? [...days, duration] : days).replace(
    ONLY_YEAR,
    blank,
  );
  const times = findTimes(masked, true)
    .filter((time) => isTime(time, masked))
    .map((time) => toPlanTime(time, text, folded, language));
  return { days, times: times.sort((a, b) => a.start - b.start), duration };
}

const blank = (found: string): string => ' '.repeat(found.length);

const maskNumbers = (folded: string): string =>
  folded
    .replace(MONEY, blank)
    .replace(PHONE, (digits) => (digits.replace(/\D/g, '').length >= 9 ? blank(digits) : digits))
    .replace(OTHER_NUMBERS, blank);

const maskSpans = (text: string, spans: Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

function findNamedDays(folded: string, language: string): NamedDay[] {
  const isShortDate = /^\W*(?:\p{L}{2,12}[.,]?,? )?\d{1,2}[./]\d{1,2}(?!\d|[./]\d)/u.test(folded);
  const number = findDayNumber(folded);
  // `Day 1 – 3 July` is no range of days.
  const isOwn = number && /^\s*(?:[-–—:(,|·]|$)/.test(folded.slice(number.end));
  const masked = maskSpans(maskNumbers(folded), isOwn ? [number] : []);
  const dates = findDates(masked, isShortDate).map(
    (date): NamedDay => ({ kind: 'date', start: date.start, end: date.end, date }),
  );
  const weekdays = findWeekdayWords(folded, language);
  const isBeside = (a: Span, b: Span) => a.start <= b.end + 3 && b.start <= a.end + 3;
  for (const date of dates) {
    for (const day of weekdays.filter((one) => isBeside(one, date))) {
      date.start = Math.min(date.start, day.start);
      date.end = Math.max(date.end, day.end);
    }
    if (date.kind === 'date' && !date.date.weekdays) {
      const beside = weekdays.find((one) => one.start >= date.start && one.end <= date.end);
      if (beside?.kind === 'weekday') date.date = { ...date.date, weekdays: beside.weekdays };
    }
  }
  const free = (one: Span) => !dates.some((date) => one.start < date.end && date.start < one.end);
  const relative = dates.length === 0 ? findRelative(folded, language) : [];
  const others = [...weekdays.filter(free), ...(number && free(number) ? [number] : []), ...relative];
  return [...dates, ...others].sort((a, b) => a.start - b.start);
}

function findDayNumber(folded: string): NamedDay | undefined {
  const m = DAY_NUMBER.exec(folded);
  const number = Number(m?.[1] ?? m?.[2] ?? m?.[3]);
  if (!m || !(number >= 1 && number <= 60)) return undefined;
  // Only as a heading or at the start of a line: "one day 3 years ago" is none.
  const isLeading = m.index <= 24 && !YEAR_BEHIND.test(folded.slice(m.index + m[0].length));
  return isLeading ? { kind: 'number', number, start: m.index, end: m.index + m[0].length } : undefined;
}

function findRelative(folded: string, language: string): NamedDay[] {
  const words: [number, RegExp][] = [
    ...RELATIVE,
    [1, matchInLanguage(language, 'plan.tomorrow')],
    [0, matchInLanguage(language, 'plan.today')],
  ];
  for (const [days, pattern] of words) {
    const m = pattern.exec(folded);
    if (!m) continue;
    const end = m.index + m[0].length;
    const isMorning =
      days === 1 && /(?:^|\W)(?:am|por la|de la|la|esta|heute|guten|'s) ?$/.test(folded.slice(0, m.index));
    if (!isMorning) return [{ kind: 'relative', days, start: m.index, end }];
  }
  return [];
}

const INFLECTED = new Map<string, number>(
  LANGUAGES.flatMap(({ words }) => words['plan.weekdays'].map((word, day): [string, number] => [word, day])),
);
const WEEKDAYS = new Map(
  LANGUAGES.map(({ code, words }) => [
    code,
    new Set(words['calendar.weekdays'].flatMap((names) => foldEmailText(names).split('|'))),
  ]),
);
const EASTERN_DAY = /[(（]?([日月火水木金土])曜日?[)）]?|[(（]([日月火水木金土])[)）]/g;
const WORD = /\p{L}[\p{L}-]*/gu;
/** What may stand behind an abbreviated weekday that is no other word. */
const BEHIND_SHORT = /^\.?,? ?(?:[:|–—-]|\d|$|\()/;

function findWeekdayWords(folded: string, language: string): (NamedDay & { kind: 'weekday' })[] {
  const eastern = [...folded.matchAll(EASTERN_DAY)].map((m) => ({
    kind: 'weekday' as const,
    weekdays: ['日月火水木金土'.indexOf(m[1] ?? m[2] ?? '')],
    isNext: /来週の?$/.test(folded.slice(0, m.index)),
    start: m.index,
    end: m.index + m[0].length,
  }));
  const next = matchInLanguage(language, 'plan.next');
  const words = [...folded.matchAll(WORD)].flatMap((m) => {
    const [word] = m;
    const day = INFLECTED.get(word);
    const weekdays = day === undefined ? findWeekdays(word) : [day];
    if (!weekdays || !isWeekday(word, m.index, folded, language)) return [];
    const end = m.index + word.length;
    const [before, behind] = [folded.slice(Math.max(0, m.index - 16), m.index), folded.slice(end, end + 12)];
    const isNext =
      next.test(before.trimEnd().split(' ').at(-1) ?? '') ||
      new RegExp(`^ (?:${next.source})`, 'u').test(behind);
    const lead = isNext ? (/(\S+ )$/.exec(before)?.[0].length ?? 0) : 0;
    const isLed = isNext && next.test(before);
    return [{ kind: 'weekday' as const, weekdays, isNext, start: m.index - (isLed ? lead : 0), end }];
  });
  return [...words, ...eastern];
}

/** Weekdays that are ordinary words inside a line: Portuguese ordinals, a Turkish market. */
const ORDINARY = new Set('segunda terca quarta quinta sexta pazar sali'.split(' '));

/** Abbreviations are often other words: `so`, `do`, `mar`, `sun`. They count in their own language. */
function isWeekday(word: string, at: number, folded: string, language: string): boolean {
  const before = folded.slice(0, at);
  if (word.length >= 5 && !ORDINARY.has(word)) return true;
  if (ORDINARY.has(word)) return /^\W*$/.test(before);
  if (!WEEKDAYS.get(language)?.has(word) && !WEEKDAYS.get('en')?.has(word)) return false;
  return /^\W*$/.test(before) ? BEHIND_SHORT.test(folded.slice(at + word.length)) : /\($/.test(before);
}

/** Drops what `findTimes` accepts where only a time may stand. */
function isTime(time: FoundTime, masked: string): boolean {
  const words = masked.slice(time.start, time.end);
  const before = masked.slice(0, time.start);
  // `1930` at the start of a line.
  if (/^\d{4}$/.test(words)) return /^\W*$/.test(before);
  if (/^\d{1,2} ?hs?\b/.test(words) && time.weak)
    return !/(?:pendant|duree|durata|dauer|for|env\.?|environ|~|\() ?$/.test(before) || /^\W*$/.test(before);
  return !time.weak || /^\d{1,2}[:h]/.test(words) || /[a-z]/.test(words.charAt(0));
}

function toPlanTime(time: FoundTime, text: string, folded: string, language: string): PlanTime {
  const words = folded.slice(time.start, time.end);
  const before = folded.slice(Math.max(0, time.start - 16), time.start);
  const behind = folded.slice(time.end, time.end + 24);
  const isNamed = /^(?:noon|midday|midnight|mittag|mitternacht|mezz|mediod|午|half past|quarter)/.test(words);
  const isSure =
    /\d ?[apπμ]\.? ?[mμ]?\.?$/.test(words) ||
    (isNamed && !time.isMeridiemUnknown) ||
    time.offset !== undefined;
  const unit = UNIT_BEHIND.exec(behind)?.[0].length ?? 0;
  const zoneMark = ZONE_MARK.exec(text.slice(time.end + unit, time.end + unit + 16));
  const isBare = behind.startsWith(BARE_HOUR) || !/\d[:.h時]\s?\d\d/.test(words);
  const around = matchInLanguage(language, 'plan.around');
  const lead = LEAD_BEFORE.exec(folded.slice(Math.max(0, time.start - 24), time.start))?.[0].length ?? 0;
  return {
    ...time,
    start: time.start - lead,
    end: time.end + unit + (zoneMark?.[0].length ?? 0),
    isSure: isSure || /午後|午前/.test(words),
    isBare: isBare && !isNamed,
    hasUnit: unit > 0 || /(?:uhr|h|uur|時|hod\w*|horas?|heures?)\.?$/.test(words),
    isApproximate:
      around.test(before.split(/[,;]/).at(-1) ?? '') ||
      /^ ?(?:ish|頃|ごろ|circa|korul)/.test(behind) ||
      /~ ?$/.test(before),
    ...(zoneMark?.[1] && { zoneMark: zoneMark[1] }),
  };
}

const durations = new Map<string, RegExp>();

/** `(2h)`, `for 90 minutes`. */
function buildDuration(language: string): RegExp {
  const [hours, minutes] = [listInLanguage(language, 'plan.hours'), listInLanguage(language, 'plan.minutes')];
  const amount = `(?:(\\d{1,2}(?:[.,]\\d)?) ?(?:${hours})(?: ?(\\d{1,2}) ?(?:${minutes})?)?|(\\d{2,3}) ?(?:${minutes}))`;
  const about = '(?:ca\\.? |about |approx\\.? |~ ?|env\\.? |c\\. ?)?';
  const leads =
    'for|fur|pendant|durante|per|voor|dauer:?|duration:?|duree:?|durata:?|duracion:?|duracao:?|duur:?';
  return new RegExp(`\\(${about}${amount}\\)|(?<![a-z])(?:${leads}) ${about}${amount}(?![\\p{L}\\d])`, 'u');
}

function findDuration(folded: string, language: string): LineScan['duration'] {
  let pattern = durations.get(language);
  if (!pattern) {
    pattern = buildDuration(language);
    durations.set(language, pattern);
  }
  const m = pattern.exec(folded);
  if (!m) return undefined;
  const [hours, extra, only] = [m[1] ?? m[4], m[2] ?? m[5], m[3] ?? m[6]];
  const minutes = only
    ? Number(only)
    : Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(extra ?? 0);
  const isUsual = minutes > 0 && minutes <= 24 * 60;
  return isUsual ? { minutes, start: m.index, end: m.index + m[0].length } : undefined;
}
