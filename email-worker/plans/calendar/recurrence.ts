import { addDays } from '../../../worker/domain/time/days.ts';
import { PLAN_LIMITS } from '../plan.ts';
import { isDayOfRule, isTooFar, MAX_DAYS, parseRule, type RepeatRule } from './recurrence-rule.ts';

/** The days of a repeating event. */
export interface Repeats {
  /** `YYYY-MM-DD`, in order. */
  days: string[];
  /** There are more than are listed. */
  hasMore: boolean;
}

/** Days that are tried to find the position of one. */
const POSITION_COST = 31;
/** Work left for all rules of a file, in days that are tried. */
export interface RepeatBudget {
  days: number;
}

/**
 * The days on which an event repeats (RFC 5545, 3.3.10), by trying each day after the first. At most
 * `PLAN_LIMITS.repeats` within `PLAN_LIMITS.repeatDays` of the first one on or after `from`. Rules by the hour or shorter
 * give only the first day.
 */
export function expandRule(text: string, first: string, from: string, budget: RepeatBudget): Repeats {
  const rule = parseRule(text);
  if (!rule) return { days: [first], hasMore: true };
  const days: string[] = [];
  let count = 0;
  // Only a count has to be counted from the first day.
  let day = rule.count === undefined && from > first ? from : first;
  for (let tried = 0; !isOver(rule, day, count); tried++, day = addDays(day, 1)) {
    if (isTooFar(days[0], day) || tried >= MAX_DAYS || !payForDay(rule, budget))
      return { days, hasMore: true };
    // The first day counts even if the rule does not name it.
    if (day !== first && !isDayOfRule(rule, first, day)) continue;
    count++;
    if (day < from) continue;
    if (days.length >= PLAN_LIMITS.repeats) return { days, hasMore: true };
    days.push(day);
  }
  return { days, hasMore: false };
}

const isOver = ({ until, count }: RepeatRule, day: string, found: number): boolean =>
  (until !== undefined && day > until) || found === count;

function payForDay({ bySetPos }: RepeatRule, budget: RepeatBudget): boolean {
  budget.days -= bySetPos.length > 0 ? POSITION_COST : 1;
  return budget.days >= 0;
}
