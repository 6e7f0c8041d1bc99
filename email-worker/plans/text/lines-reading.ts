import type { PlanItem } from './plan-item.ts';

export interface LinesReading {
  items: PlanItem[];
  /** Numbers of the lines that were read. */
  read: Set<number>;
  /** Numbers of the lines that say that something was canceled, and of those that said it before. */
  canceled: Set<number>;
  /** Numbers of the lines that ask about an event. */
  asked: Set<number>;
}
