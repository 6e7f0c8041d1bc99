import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { DAY_MINUTES, goesFarBack, isPastMidnight } from '../text/clock-times.ts';
import { type PlanDay, toUnclear } from '../text/plan-days.ts';
import type { NamedDay } from '../text/scan-line.ts';

/** What the rows above say of the next one. */
export interface RowState {
  day: PlanDay | undefined;
  /** Minutes of the last start of that day. */
  after: number | undefined;
  /** The days that the line of the row names. */
  named?: NamedDay[] | undefined;
}

/** When the event of a row takes place, in minutes after midnight. */
export interface RowTimes {
  clock?: number;
  end?: number;
  endDate?: string;
  zoneMark?: string;
  reasons: ProposalReason[];
}

/**
 * Start and end of a row; `01:00` below `23:00` is in the night after it. Where a row without a day is far before the one
 * above it, that of the next day may be missing.
 */
export function shiftPastMidnight({ clock, end, endDate }: RowTimes, state: RowState, isDated: boolean) {
  const isShifted = isPastMidnight(clock, state.after);
  if (!isShifted && !isDated && goesFarBack(clock, state.after) && state.day)
    state.day = toUnclear(state.day);
  if (!isShifted) state.after = clock ?? state.after;
  const shift = isShifted ? DAY_MINUTES : 0;
  return {
    start: clock === undefined ? undefined : clock + shift,
    end: end === undefined || endDate ? end : end + shift,
    endDate,
  };
}
