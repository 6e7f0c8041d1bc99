import { toWordSet } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { ScannedLine } from './scan-plan.ts';
import { isWeekdayOf } from './weekday-words.ts';

/** Days that lines begin with, so that a weekday before any words is one of another line too. */
const MIN_LINES = 2;
const MAX_HEADING = 32;
const LEAD = /^(\P{L}*)(\p{L}{2,4})\.?(?=[\s,;!]|$)(?! \d{3})/u;
const SHORT_WORDS = toWordSet('plan.shortWords');

interface Lead {
  line: ScannedLine;
  start: number;
  word: string;
  weekdays: number[];
  /** Case of the letters: `A`, `Aa` or `a`. */
  shape: string;
}

/** Takes `SEG feriado` for a heading where `SEX` and `SÁB` are headings of other lines. */
export function addLeadingWeekdays(lines: ScannedLine[], language: string): void {
  const leads = lines.flatMap((line) => findLead(line, language));
  const known = leads.filter(({ line, start }) =>
    line.scan.days.some((day) => day.kind === 'weekday' && day.start === start),
  );
  const shapes = new Set(known.map(({ shape }) => shape));
  if (new Set(known.map(({ weekdays }) => String(weekdays))).size < MIN_LINES || shapes.size !== 1) return;
  for (const { line, start, word, weekdays, shape } of leads) {
    const isLikely = !SHORT_WORDS.has(foldEmailText(word)) || shape === 'A';
    const isLead = isHeading(line) || (shape === 'A' && line.scan.days.length === 0);
    if (!shapes.has(shape) || !isLikely || !isLead) continue;
    const end = start + word.length;
    line.scan = { ...line.scan, days: [{ kind: 'weekday', weekdays, isNext: false, start, end }] };
  }
}

const isHeading = ({ scan, text }: ScannedLine): boolean =>
  scan.days.length === 0 && scan.times.length === 0 && text.length <= MAX_HEADING;

function findLead(line: ScannedLine, language: string): Lead[] {
  const [, before = '', word = ''] = LEAD.exec(line.normalized) ?? [];
  const folded = foldEmailText(word);
  const weekdays = isWeekdayOf(folded, language) ? findWeekdays(folded, language) : undefined;
  return weekdays ? [{ line, start: before.length, word, weekdays, shape: toShape(word) }] : [];
}

const toShape = (word: string): string =>
  word === word.toUpperCase() ? 'A' : word === word.toLowerCase() ? 'a' : 'Aa';
