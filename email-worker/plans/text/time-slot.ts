import type { NamedDay, PlanTime, Span } from './scan-line.ts';

/** A time of a line with its end, and the text that belongs to it. */
export interface TimeSlot extends Span {
  time: PlanTime;
  endTime?: PlanTime;
  text: string;
  /** Clauses after it without a time of their own. */
  more?: string;
  /** The parts of the line that are not text: the times with the words between them, if they only connect them. */
  cut: Span[];
  /** Which text belongs to which time is not sure. */
  isUnsure: boolean;
  /** The days of the line that may be its own, if those of the other times are left out. */
  days?: NamedDay[];
}
