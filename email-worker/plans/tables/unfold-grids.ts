import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isPartWord } from '../text/clock-times.ts';
import { type PlanLine, toPlanLine } from '../text/plan-line.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { type DayGrid, type EventCell, findDayGrid, isTime } from './day-grid.ts';
import { cutRows } from './grid-rows.ts';

/** The lines of a plan with its tables of days as lists: each day, and below it its events. Undefined if it has none. */
export function unfoldGrids(plan: ScannedPlan): PlanLine[] | undefined {
  const { lines } = plan;
  const unfolded: PlanLine[] = [];
  let isFound = false;
  let tries = 0;
  for (let at = 0; at < lines.length; ) {
    const isDated = lines.slice(at, at + HEAD_LINES).some(({ scan }) => scan.days.length > 0);
    const rows = isDated ? cutRows(lines, at) : undefined;
    const grid = rows && findDayGrid(rows, plan);
    tries = rows && !grid ? tries + 1 : 0;
    const end = grid?.end ?? (tries > MAX_ABOVE ? rows?.at(-1)?.end : undefined) ?? at + 1;
    unfolded.push(...(grid ? listLines(grid, plan) : lines.slice(at, end)));
    isFound ||= grid !== undefined;
    at = end;
  }
  return isFound ? unfolded : undefined;
}

/** Headings of columns, a ruler, and the first row with a day. */
const HEAD_LINES = 3;
/** Rows of a table above its days. */
const MAX_ABOVE = 4;

const listLines = ({ days }: DayGrid, plan: ScannedPlan): PlanLine[] =>
  days.flatMap(({ text, line, cells }) => [
    toPlanLine('', toNumber(plan, line)),
    toPlanLine(text, toNumber(plan, line)),
    ...cells.flatMap((cell) => listCellLines(cell, plan)),
  ]);

const toNumber = ({ lines }: ScannedPlan, at: number): number => lines[at]?.number ?? at + 1;

/** The lines of a cell, with what its label says. */
function listCellLines({ text, label, line }: EventCell, plan: ScannedPlan): PlanLine[] {
  const [first = '', ...others] = text.split(/\n|<br\s*\/?>/);
  const breaks = text.includes('\n') ? 1 : 0;
  return [joinLabel(first, label, plan), ...others].map((part, at) =>
    toPlanLine(part, toNumber(plan, line + at * breaks)),
  );
}

function joinLabel(text: string, label: string, plan: ScannedPlan): string {
  if (isTime(text, plan)) return text;
  if (isTime(label, plan)) return `${label} ${text}`;
  return isPartWord(foldEmailText(label), plan.language) ? `${label}: ${text}` : text;
}
