import { parseDataPoint, type ViewDataPoint } from '../../worker/domain/itinerary/served-view.ts';

/** Only the newest data points are kept. */
const KEPT = 10_000;
const points: { at: string; point: ViewDataPoint }[] = [];

/** Analytics Engine has no local store: the newest data points stay in memory until the Worker is started again. */
export const localViews: AnalyticsEngineDataset = {
  writeDataPoint(point) {
    points.push({ at: new Date().toISOString(), point: point as ViewDataPoint });
    if (points.length > KEPT) points.shift();
  },
};

/** What was served, oldest first. */
export const readViews = () => points.map(({ at, point }) => ({ at, ...parseDataPoint(point) }));
