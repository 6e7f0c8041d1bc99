import { DAY_MS } from '../../../worker/domain/time/days.ts';
import type { PlanItem } from './plan-item.ts';

/** Fewest days of a plan of which one may stand out of order. */
const MIN_RUNS = 3;
/** In a plan that is in order, at most this share of the days comes before the day above. */
const MAX_BACK = 0.34;
/** Fewest events by which the time of a plan is known, and the share of them that is near its middle. */
const MIN_ITEMS = 5;
const MOSTLY = 0.75;
const NEAR_DAYS = 10;
const FAR_DAYS = 21;

/** Flags events whose day is out of the order of the others, or far from all of them. */
export function flagDoubtfulDays(items: PlanItem[]): void {
  const dated = items.filter((item): item is Dated => item.date !== undefined && item.start !== undefined);
  for (const item of [...findOutOfOrder(dated), ...findFar(dated)]) item.reasons.push('day-unclear');
}

type Dated = PlanItem & { date: string };

/** The events of days that are later than the day below them, which is not before the day above them; or the reverse. */
function findOutOfOrder(items: Dated[]): Dated[] {
  const runs = items.reduce<Dated[][]>((all, item) => {
    const run = all.at(-1);
    if (run?.[0]?.date === item.date) run.push(item);
    else all.push([item]);
    return all;
  }, []);
  const days = runs.map((run) => run[0]?.date ?? '');
  const back = days.filter((day, at) => at > 0 && day < (days[at - 1] ?? ''));
  if (runs.length < MIN_RUNS || back.length === 0 || back.length > (days.length - 1) * MAX_BACK) return [];
  return runs.flatMap((run, at) => (isOut(days, at) ? run : []));
}

function isOut(days: string[], at: number): boolean {
  const [above, day, below] = [days[at - 1] ?? '', days[at] ?? '', days[at + 1] ?? '9'];
  return above <= below && (day > below || day < above);
}

function findFar(items: Dated[]): Dated[] {
  const middle = items.map(({ date }) => date).toSorted()[items.length >> 1];
  if (middle === undefined || items.length < MIN_ITEMS) return [];
  const distance = ({ date }: Dated) => Math.abs(Date.parse(date) - Date.parse(middle)) / DAY_MS;
  const near = items.filter((item) => distance(item) <= NEAR_DAYS);
  return near.length < items.length * MOSTLY ? [] : items.filter((item) => distance(item) > FAR_DAYS);
}
