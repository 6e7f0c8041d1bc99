import { addDays, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchAny } from '../../languages/compile.ts';
import type { DayContext } from './plan-days.ts';
import type { ScannedLine } from './scan-plan.ts';

/** `finde del 12`: a day of a weekend without its month. */
const WEEKEND = new RegExp(
  `(?<!\\p{L})(?:${matchAny('plan.weekendOf')})\\s?(\\d{1,2})(?![\\d:/%€$£]|[.,]\\d|\\s?(?:h|u|[ap]\\.?m)(?!\\p{L}))`,
  'u',
);
const FRIDAY = 5;
const DAYS_AHEAD = 120;

/** The next Friday to Sunday with the day that a line says is of a weekend. It is not sure, since no month is said. */
export function findWeekend(lines: ScannedLine[], { today }: DayContext): DayContext['range'] {
  for (const { folded, sentOn = today } of lines) {
    const [, number] = WEEKEND.exec(folded) ?? [];
    const day = number && findWeekendDay(Number(number), sentOn);
    if (!day) continue;
    const first = addDays(day, FRIDAY - (toWeekday(day) || 7));
    return { first, last: addDays(first, 2), reasons: ['relative-date'] };
  }
  return undefined;
}

/** The next day with a number from Friday to Sunday. */
const findWeekendDay = (number: number, from: string): string | undefined =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(from, ahead)).find(
    (day) => Number(day.slice(8)) === number && (toWeekday(day) || 7) >= FRIDAY,
  );
