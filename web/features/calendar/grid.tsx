import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { CalendarLayout, CalendarRow } from '../../../worker/domain/schedule/calendar.ts';
import { formatDayRange } from '../../../worker/domain/time/day-range.ts';
import { t } from '../../../worker/messages/t.ts';
import { type CellProps, countTabStops, DayCell } from './day-cell.tsx';
import { type CellFocus, computeFocusMove } from './focus-move.ts';
import { GridHead } from './grid-head.tsx';

/** Rows of the first render, more than a screen shows; the others follow in a deferred render. */
const INITIAL_ROWS = 6;

type Props = Omit<CellProps, 'mode' | 'firstDay'> & { calendar: CalendarLayout<Event>; labelledBy: string };

/** The calendar of wide screens. The grid is one tab stop; arrow keys move between days and events. */
export function Grid({ calendar, labelledBy, ...cellProps }: Props) {
  const { rows, mode, firstDay } = calendar;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CellFocus>();
  const rendered = useDeferredValue(rows.length, INITIAL_ROWS);
  const days = useMemo(() => rows.flatMap((row) => (row.kind === 'days' ? row.days : [])), [rows]);
  const cells = useMemo(() => days.map((day) => ({ day: day.day, tabStops: countTabStops(day) })), [days]);
  const width = mode === 'weekly' ? 7 : days.length;

  const isValid = cells.some(({ day, tabStops }) => day === focused?.day && focused.stop <= tabStops);
  const tabStop = focused && isValid ? focused : { day: firstDay, stop: 0 };

  function onKeyDown(press: KeyboardEvent<HTMLElement>) {
    const from = readFocus(press.target);
    if (!from || press.altKey || press.metaKey || press.shiftKey) return;
    const to = computeFocusMove(cells, width, from, press.key, press.ctrlKey);
    if (!to) return;
    press.preventDefault();
    findElement(table.current, to)?.focus();
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern allows a table
      role="grid"
      className={`grid-${mode} calendar-grid`}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onFocus={(focus) => setFocused(readFocus(focus.target))}
    >
      <GridHead mode={mode} days={days} />
      <tbody>
        {rows.slice(0, rendered).map((row) => (
          <Row
            key={row.kind === 'days' ? row.days[0]?.day : row.from}
            row={row}
            width={width}
            tabStop={hasDay(row, tabStop) ? tabStop : undefined}
            mode={mode}
            firstDay={firstDay}
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
          {t('noEventsOn', { days: formatDayRange(row.from, row.to) })}
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
          tabStop={tabStop?.day === day.day ? tabStop.stop : undefined}
          {...cellProps}
        />
      ))}
    </tr>
  );
});

const hasDay = (row: CalendarRow<Event>, { day }: CellFocus) =>
  row.kind === 'days' && row.days.some((each) => each.day === day);

const listFocusable = (cell: HTMLElement) => [cell, ...cell.querySelectorAll('button')];

function readFocus(target: EventTarget): CellFocus | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const cell = target.closest<HTMLElement>('[data-day]');
  const day = cell?.dataset.day;
  return cell && day ? { day, stop: Math.max(0, listFocusable(cell).indexOf(target)) } : undefined;
}

function findElement(table: HTMLElement | null, { day, stop }: CellFocus): HTMLElement | undefined {
  const cell = table?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  return cell ? listFocusable(cell)[stop] : undefined;
}
