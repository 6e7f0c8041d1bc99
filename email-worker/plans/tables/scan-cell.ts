import type { LineScan } from '../text/scan-line.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';

/** Days and times in a cell. With a dot after it, `12.6` is a day as well. */
export function scanCell(text: string, plan: ScannedPlan): LineScan {
  const { scan } = plan.scan(text);
  return scan.days.length > 0 ? scan : { ...scan, days: plan.scan(`${text}.`).scan.days };
}
