import { keepEarlyPress } from '../lib/early-press.ts';
import { afterPaint } from './after-paint.ts';
import { fetchFiles, runFiles } from './app.ts';

/** Loads what takes over a rendered itinerary, and runs it after the next paint, which its evaluation would delay. */
export function takeOver(): void {
  keepEarlyPress();
  fetchFiles('itinerary');
  afterPaint(() => runFiles('itinerary'));
}
