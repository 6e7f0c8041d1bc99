import { toTimedItem, toUntimedItem } from './build-item.ts';
import type { DayTracker } from './day-tracker.ts';
import type { PlanRecord } from './field-lines.ts';
import { toNames } from './people-cells.ts';
import { type PlanItem, toExcerpt } from './plan-item.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';
import { splitEvents } from './split-events.ts';
import { cleanTitle } from './title-and-place.ts';

/**
 * The event that a form describes, with one field a line (`Where: Rosa’s`). `above`: the text of the line above the form, which
 * is the title if no field is.
 */
export function toRecordItem(
  { lines, fields, when }: PlanRecord,
  above: string | undefined,
  plan: ScannedPlan,
  days: DayTracker,
): PlanItem {
  const [first] = lines as [ScannedLine];
  const line = { ...first, ...plan.scan(when) };
  const [slot] = line.scan.times.length > 0 ? splitEvents(line.normalized, line.scan) : [];
  const title = cleanTitle(fields.title ?? above ?? '');
  const item = slot
    ? toTimedItem(line, slot, title, plan, days)
    : toUntimedItem(line, title, days.findDay(line, undefined), undefined, plan);
  item.location = fields.place ?? fields.address ?? item.location;
  item.attendees = toNames(fields.people ?? '', plan.language);
  item.description = fields.description ?? item.description;
  item.lines = { ...item.lines, last: lines.at(-1)?.number ?? item.lines.last };
  item.excerpt = toExcerpt([...(above ? [above] : []), ...lines.map(({ raw }) => raw)]);
  return item;
}
