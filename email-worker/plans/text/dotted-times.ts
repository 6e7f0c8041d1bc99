import { type DayContext, resolveDate } from './plan-days.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';

const PAIR = /(\d{1,2})\.(\d\d)(?![\d.]*\d)\.?/;

/**
 * Reads `Fr 19.08` as Friday at 19:08 where 19 August is not a Friday. Returns whether a line has changed.
 */
export function correctDottedTimes(
  lines: ScannedLine[],
  context: DayContext,
  scan: ScannedPlan['scan'],
): boolean {
  let isChanged = false;
  for (const line of lines) {
    const day = line.scan.days.find((one) => one.kind === 'date' && one.date.hasDots && one.date.weekdays);
    if (day?.kind !== 'date' || day.date.year !== undefined) continue;
    if (!resolveDate(day.date, context)?.reasons.includes('weekday-differs')) continue;
    const [pair, hour, minute] = PAIR.exec(line.normalized.slice(day.start, day.end)) ?? [];
    if (!pair || Number(hour) >= 24 || Number(minute) >= 60) continue;
    const at = line.normalized.indexOf(pair, day.start);
    const text = `${line.normalized.slice(0, at)}${hour}:${minute}${line.normalized.slice(at + pair.length)}`;
    Object.assign(line, scan(text));
    isChanged = true;
  }
  return isChanged;
}
