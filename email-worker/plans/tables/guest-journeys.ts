import { findPlanField, matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { type LineRange, PLAN_LIMITS } from '../plan.ts';
import type { PlanItem } from '../text/plan-item.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { findKinds } from './column-kinds.ts';
import type { Columns } from './columns.ts';
import type { TableReading } from './read-table.ts';

/** The arrivals or departures in a table with a row for each guest. */
interface Journeys {
  /** The heading above their times, which names them. */
  heading: string;
  columns: Columns;
}

const DEPART = new RegExp(`^(?:${matchAny('labels.depart', 'plan.departure')})(?!\\p{L})`, 'u');
const ARRIVE = new RegExp(`^(?:${matchAny('labels.arrive', 'plan.arrival')})(?!\\p{L})`, 'u');
/** Rows in which the headings are searched. */
const MAX_ABOVE = 6;

/**
 * The arrivals and departures of a table with a row for each guest, and the row of its headings; undefined for other tables.
 * The columns up to the next of these headings belong to one.
 */
export function findGuestJourneys(
  rows: string[][],
  plan: ScannedPlan,
): { at: number; journeys: Journeys[] } | undefined {
  for (const [at, cells] of rows.slice(0, MAX_ABOVE).entries()) {
    const folded = cells.map(foldEmailText);
    const starts = folded.flatMap((cell, column) =>
      [ARRIVE, DEPART].some((word) => word.test(cell)) ? [column] : [],
    );
    const [first = 0] = starts;
    const isBoth = [ARRIVE, DEPART].every((word) => folded.some((cell) => word.test(cell)));
    if (!isBoth || first === 0) continue;
    const fields = folded.map((cell) => findPlanField(cell, [plan.language, 'en']));
    const kinds = findKinds(rows.slice(at + 1), plan);
    const title = kinds.findIndex((kind, column) => column < first && kind === 'text');
    const journeys = starts.map((start, i): Journeys => {
      const end = starts[i + 1] ?? cells.length;
      const find = (isWanted: (column: number) => boolean) => {
        const found = cells.findIndex((_, column) => column >= start && column < end && isWanted(column));
        return found < 0 ? undefined : found;
      };
      const both = find((column) => kinds[column] === 'both');
      const columns: Columns = {
        title,
        people: title,
        date: both ?? find((column) => kinds[column] === 'date'),
        startTime: both ?? find((column) => kinds[column] === 'time'),
        // Its name is no place.
        place: find((column) => fields[column] === 'place') ?? cells.length,
        description: find((column) => fields[column] === 'description'),
      };
      return { heading: cells[start] ?? '', columns };
    });
    const areTimed = journeys.every(
      ({ columns }) => columns.date !== undefined && columns.startTime !== undefined,
    );
    if (title >= 0 && areTimed) return { at, journeys };
  }
  return undefined;
}

/** Reads a row of a table, as the columns of an event say. */
type ReadRow = (cells: string[], columns: Columns, at: number) => PlanItem | undefined;

/** The events of a table with a row for each guest, by their times. */
export function readGuests(
  rows: string[][],
  { at: head, journeys }: { at: number; journeys: Journeys[] },
  read: ReadRow,
): TableReading {
  const items = rows.flatMap((cells, at) =>
    journeys.flatMap(({ heading, columns }) => {
      const used = new Set(Object.values(columns));
      const own = cells.map((cell, column) => (used.has(column) ? cell : ''));
      const item = at > head ? read(own, columns, at) : undefined;
      return item?.start === undefined ? [] : [{ ...item, title: `${heading} ${item.title}` }];
    }),
  );
  const toKey = ({ date = '', start = 0 }: PlanItem) => `${date} ${String(start).padStart(4, '0')}`;
  const sorted = items.toSorted((a, b) => toKey(a).localeCompare(toKey(b))).slice(0, PLAN_LIMITS.proposals);
  return { items: sorted, read: sorted.flatMap(({ lines }) => listLines(lines)), canceled: [] };
}

const listLines = ({ first, last }: LineRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
