import { isStreet } from '../../text/scan/street.ts';
import { findMapPlace } from './map-links.ts';
import { isVenueLine } from './places-in-text.ts';
import type { ScannedLine } from './scan-plan.ts';

const MAX_PLACE = 300;

/** The place that a line below an event names: a map, a street, or a kind of place and its name. Empty if it is none. */
export function findPlaceBelow({ links, scan, text, isBullet }: ScannedLine, language: string): string {
  const place = findMapPlace(links);
  if (place || scan.times.length > 0) return place;
  const isPlace = isStreet(text) || (!isBullet && scan.days.length === 0 && isVenueLine(text, language));
  return isPlace ? text.slice(0, MAX_PLACE) : '';
}
