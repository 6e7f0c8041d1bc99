import type { Audience } from '../../../worker/contract/events.ts';
import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import type { LineRange } from '../plan.ts';

/** An event as a plan states it, before its instants are computed. */
export interface PlanItem {
  title: string;
  description: string;
  location: string;
  /** It is where the event before is. */
  isAtSamePlace?: boolean;
  attendees: string;
  /** Private if the plan says that somebody must not know. */
  audience?: Audience;
  /** `YYYY-MM-DD`; undefined without a date. */
  date?: string;
  /** Minutes after midnight of `date`; undefined without a time. */
  start?: number;
  /** Minutes after midnight of `endDate`, or of `date`. */
  end?: number;
  endDate?: string;
  /** Zone that is written beside the time: `PST`, `UTC+2`. */
  zoneMark?: string;
  /** IANA zone of a column or label. */
  zone?: string;
  /** IANA zone of the end if that is another one. */
  endZone?: string;
  reasons: ProposalReason[];
  /** Number of the message that says so. */
  message?: number;
  lines: LineRange;
  excerpt: string;
}

const MAX_EXCERPT = 500;

/** The pasted lines that an item was read from, without the space around them. */
export const toExcerpt = (lines: string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_EXCERPT);

/** Adds a line to those that an item was read from. */
export function extendItem(item: PlanItem, { number, raw }: { number: number; raw: string }): void {
  const { first, last } = item.lines;
  item.lines = { first: Math.min(first, number), last: Math.max(last, number) };
  item.excerpt = toExcerpt(number < last ? [raw, item.excerpt] : [item.excerpt, raw]);
}
