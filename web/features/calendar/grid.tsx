import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import {
  type CalendarLayout,
  type CalendarRow,
  formatDayRange,
} from '../../../worker/domain/schedule/calendar.ts';
import { type CellProps, countTabStops, DayCell } from './day-cell.tsx';
import { type CellFocus, computeFocusMove } from './focus-move.ts';
import { GridHead } from './grid-head.tsx';

/** Weeks drawn at first, more than a screen holds; the rest follows when nothing else waits. */
const FIRST_ROWS = 6;

type Props = Omit<CellProps, 'mode'> & { calendar: CalendarLayout<Event>; labelledBy: string };

/** The days beside each other. One Tab stop; the arrow keys go from day to day and to their events. */
export function Grid({ calendar, labelledBy, ...cellProps }: Props) {
  const { rows, mode, firstDay } = calendar;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CellFocus>();
  const drawn = useDeferredValue(rows.length, FIRST_ROWS);
  const days = useMemo(() => rows.flatMap((row) => (row.kind === 'days' ? row.days : [])), [rows]);
  const cells = useMemo(() => days.map((day) => ({ day: day.day, tabStops: countTabStops(day) })), [days]);
  const width = mode === 'weekly' ? 7 : days.length;

  const known = cells.some(({ day, tabStops }) => day === focused?.day && focused.stop <= tabStops);
  const tabStop = focused && known ? focused : { day: firstDay, stop: 0 };

  function onKeyDown(press: KeyboardEvent<HTMLElement>) {
    const from = readPlace(press.target);
    if (!from || press.altKey || press.metaKey || press.shiftKey) return;
    const to = computeFocusMove(cells, width, from, press.key, press.ctrlKey);
    if (!to) return;
    press.preventDefault();
    findPlace(table.current, to)?.focus();
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of
      role="grid"
      className={`grid-${mode} calendar-grid`}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onFocus={(focus) => setFocused(readPlace(focus.target))}
    >
      <GridHead mode={mode} days={days} />
      <tbody>
        {rows.slice(0, drawn).map((row) => (
          <Row
            key={row.kind === 'days' ? row.days[0]?.day : row.from}
            row={row}
            width={width}
            tabStop={holds(row, tabStop) ? tabStop : undefined}
            mode={mode}
            {...cellProps}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = CellProps & { row: CalendarRow<Event>; width: number; tabStop: CellFocus | undefined };

const Row = memo(function Row({ row, width, tabStop, ...cellProps }: RowProps) {
  if (row.kind === 'gap') {
    return (
      <tr>
        <td className="gap" colSpan={width}>
          No events scheduled, {formatDayRange(row.from, row.to)}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      {row.days.map((day) => (
        <DayCell
          key={day.day}
          day={day}
          stop={tabStop?.day === day.day ? tabStop.stop : undefined}
          {...cellProps}
        />
      ))}
    </tr>
  );
});

const holds = (row: CalendarRow<Event>, { day }: CellFocus) =>
  row.kind === 'days' && row.days.some((each) => each.day === day);

const listStops = (cell: HTMLElement) => [cell, ...cell.querySelectorAll('button')];

function readPlace(target: EventTarget): CellFocus | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const cell = target.closest<HTMLElement>('[data-day]');
  const day = cell?.dataset.day;
  return cell && day ? { day, stop: Math.max(0, listStops(cell).indexOf(target)) } : undefined;
}

function findPlace(table: HTMLElement | null, { day, stop }: CellFocus): HTMLElement | undefined {
  const cell = table?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  return cell ? listStops(cell)[stop] : undefined;
}
