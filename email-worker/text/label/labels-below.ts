import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { TextCell, TextLine } from '../scan/text-lines.ts';
import { findAbbreviatedEnd } from './label-matcher.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readPendingLabel } from './read-labels.ts';

const MAX_COLUMNS = 4;
const MAX_ROWS_ABOVE = 6;
const ABBREVIATION = /^(\p{L}{2,6})\.$/u;

/**
 * Reads two or more columns whose labels stand below the first values: days, `Check-in  Checkout`, times. Undefined if
 * line `at` is not the first of their rows.
 */
export function readLabelsBelow(
  lines: TextLine[],
  at: number,
): { fields: MailField[]; last: number } | undefined {
  const width = lines[at]?.cells.length ?? 0;
  if (width < 2 || width > MAX_COLUMNS || lines[at - 1]?.cells.length === width) return undefined;
  const end = lines.findIndex(({ cells }, i) => i > at && cells.length !== width);
  const rows = lines.slice(at, end < 0 ? undefined : Math.min(end, at + MAX_ROWS_ABOVE));
  const labels = rows.map(({ cells }, i) => cells.map((cell) => readPendingLabel(cell, at + i)));
  const head = labels.findIndex((row) => row.every((label) => label && label.key !== 'unknown'));
  const isValue = (row: (MailFieldDraft | undefined)[], i: number) =>
    i === head || row.every((label) => !label);
  if (head < 1 || !labels.every(isValue)) return undefined;
  const fields = labels[head]?.flatMap((label, column) =>
    rows.flatMap(({ cells }, i) => {
      const cell = cells[column];
      if (i === head || !label || !cell) return [];
      return [toMailField({ ...label, value: cell.text, start: cell.start, line: at + i })];
    }),
  );
  const isDated = fields?.some(({ dates }) => dates.length > 0);
  return fields && isDated ? { fields, last: at + rows.length - 1 } : undefined;
}

/** A heading such as `Odj.`; undefined if it is not an abbreviation of a departure or arrival. */
export function readAbbreviation({ text, start }: TextCell, line: number): MailFieldDraft | undefined {
  const short = ABBREVIATION.exec(foldEmailText(text))?.[1];
  const key = short && findAbbreviatedEnd(short);
  return key
    ? {
        key,
        aspects: [],
        label: short,
        value: '',
        start: start + text.length,
        line,
        isLabel: true,
        isFirm: true,
      }
    : undefined;
}
