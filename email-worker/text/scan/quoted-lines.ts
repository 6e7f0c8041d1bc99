import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from './dates.ts';

const QUOTED = /^[ \t|]{0,4}>/;
const WROTE = new RegExp(`^[>\\s]*${matchAny('quoting.on')} .{8,160}${matchAny('quoting.wrote')}\\s*:?\\s*$`);
const HEADER = new RegExp(`^[>\\s*]*${matchAny('quoting.fields')}\\s?:[\\s*]`);
const SUBJECT = new RegExp(`^[>\\s*]*${matchAny('quoting.subject')}\\s?:`);
/** Small print, whose dates are not about the booking. */
const LEGAL = new RegExp(matchAny('addresses.smallPrint'));
const LONGEST_LEGAL = 400;

const END_OF_ATTRIBUTION = /[:：]\s*$/;

/** Whether a line introduces a quote: `On … wrote:`, or any other date with an address or above quote marks. */
export function isAttribution(line: string, isAboveQuote: boolean): boolean {
  const folded = foldEmailText(line.slice(0, 220));
  if (WROTE.test(folded)) return true;
  const isDated = END_OF_ATTRIBUTION.test(folded) && findDates(folded).length > 0;
  return isDated && (isAboveQuote || folded.includes('@'));
}

/** Marks lines that are not about the booking: headers, "… wrote:", quotes, small print. */
export function isAbout(lines: string[]): boolean[] {
  const about = lines.map(
    (line) =>
      WROTE.test(foldEmailText(line.slice(0, 220))) ||
      (line.length < LONGEST_LEGAL && LEGAL.test(foldEmailText(line))),
  );
  for (let i = 0; i < lines.length; i++) {
    let end = i;
    while (end < lines.length && end < i + 12 && HEADER.test(foldEmailText((lines[end] ?? '').slice(0, 40))))
      end++;
    const block = lines.slice(i, end);
    if (
      block.length >= 3 &&
      block.some((line) => SUBJECT.test(foldEmailText(line.slice(0, 40)))) &&
      block.some((line) => line.includes('@'))
    ) {
      about.fill(true, i, end);
    }
    i = Math.max(i, end - 1);
  }
  const said = lines.filter((line) => line.trim());
  const own = said.filter((line) => !QUOTED.test(line));
  const answers =
    own.length < said.length && own.some((line) => findDates(foldEmailText(line.slice(0, 300))).length > 0);
  return answers ? about.map((one, i) => one || QUOTED.test(lines[i] ?? '')) : about;
}
