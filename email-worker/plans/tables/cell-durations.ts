import type { ScannedPlan } from '../text/scan-plan.ts';

/** The end of a row that says how long it takes: in a column of its own, in its notes, or in its title as `Craft (90 min)`. */
export function findEndOfDuration(
  notes: string[],
  title: string,
  plan: ScannedPlan,
  start: number,
): number | undefined {
  const own = notes
    .flatMap((text) => text.split(/[;、]\s*|,(?!\d)\s*/))
    .map((text) => toDuration(text, plan, start))
    .find((minutes) => minutes !== undefined);
  const minutes = own === undefined ? plan.scan(title).scan.duration?.minutes : undefined;
  return minutes === undefined ? own : start + minutes;
}

function toDuration(text: string, plan: ScannedPlan, start: number): number | undefined {
  if (text === '') return undefined;
  const minutes = plan.scan(`(${text})`).scan.duration?.minutes;
  return minutes === undefined ? undefined : start + minutes;
}
