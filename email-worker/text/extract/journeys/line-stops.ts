import { matchAny } from '../../../languages/compile.ts';
import { findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField } from '../../label/mail-text.ts';
import { extractPlaceName } from '../../scan/place-name.ts';
import { isStopName } from '../../scan/stop-names.ts';

/** Parts of a line that were already read. */
export type TakenRanges = { start: number; end: number }[];

const ARROW = /\s*(?:→|➔|➜|⇒|⟶|✈️?|-->|->|=>|—>|–>)\s*/gu;

/** Removes a weekday left over from a date: `Freitag, – Berlin – Riga`. */
export function removeLeadingWeekday(text: string): string {
  const bare = text.replace(/^[\s,:|–-]+|[\s,:|–-]+$/g, '');
  const first = /^(\p{L}{2,14})\.?\s*[,|–-]\s*/u.exec(bare);
  return first && findWeekdays(foldEmailText(first[1] ?? ''))
    ? bare.slice(first[0].length).replace(/^[\s,:|–-]+/, '')
    : bare;
}

/** Adds a capitalized name in brackets directly after it: `Vancouver (Tsawwassen)`. */
export function withParenthetical(name: string, value: string): string {
  const at = value.indexOf(name);
  const aside = at < 0 ? undefined : /^ \((\p{Lu}[\p{L}'’. /-]{2,40})\)/u.exec(value.slice(at + name.length));
  return aside?.[1] && isStopName(aside[1]) && !ASIDE.test(foldEmailText(aside[1]))
    ? `${name} (${aside[1]})`
    : name;
}

const ASIDE = new RegExp(`\\b${matchAny('places.asides')}`);

/** Removes the parts that were read as dates, times and numbers. */
export function removeTakenRanges(text: string, taken: TakenRanges): string {
  let left = text;
  for (const { start, end } of taken) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left.replace(/\s+/g, ' ').trim();
}

/** The two stops of a line with an arrow or two times; empty if there are none. */
export function splitStops(
  value: string,
  field: MailField,
  taken: TakenRanges,
): { text: string; start: number; end: number }[] {
  const arrows = [...value.matchAll(ARROW)];
  const dash = arrows.length
    ? arrows
    : field.times.length === 2
      ? [...value.matchAll(/ (?:-|–|—|to) (?=\d|\p{Lu})/gu)]
      : [];
  if (dash.length !== 1 && field.times.length === 2) return withoutSign(value, field, taken);
  if (dash.length !== 1) return [];
  const [m] = dash as [RegExpExecArray];
  return [
    { text: value.slice(0, m.index), start: 0, end: m.index },
    { text: value.slice(m.index + m[0].length), start: m.index + m[0].length, end: value.length },
  ];
}

/** `09:52 København H 12:41 Aarhus H`, or names before the times. */
function withoutSign(
  value: string,
  field: MailField,
  taken: TakenRanges,
): { text: string; start: number; end: number }[] {
  const [first, second] = field.times;
  if (!first || !second) return [];
  const lead = extractPlaceName(
    value.slice(0, first.start),
    taken.filter(({ end }) => end <= first.start),
  );
  const cut = lead ? first.end : second.start;
  return [
    { text: value.slice(0, cut), start: 0, end: cut },
    { text: value.slice(cut), start: cut, end: value.length },
  ];
}
