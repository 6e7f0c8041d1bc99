import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import type { LineRange } from '../plan.ts';

/** An event as a plan states it, before its instants are computed. */
export interface PlanItem {
  title: string;
  description: string;
  location: string;
  attendees: string;
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
  reasons: ProposalReason[];
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

const NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/** Names in a field of people, separated by commas; empty if it holds anything else. */
export function toNames(value: string): string {
  const names = value
    .split(/[,;/、&]|\s(?:and|und|et|y|e|en|och|og|i|ve|és|και)\s/u)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 && names.every((name) => NAME.test(name)) ? names.join(', ') : '';
}
