import { addDays } from '../../worker/domain/time/days.ts';
import type { Booking, LocalDateTime } from '../booking.ts';
import { matchPrinted } from '../languages/compile.ts';
import { findTrack, removeTrack } from '../text/scan/stop-names.ts';
import { parseStop } from './headline-route.ts';

const CLOCK = String.raw`(\d{1,2})[:.h](\d{2})`;
const DEPARTS = matchPrinted('routes.departs');
const ARRIVES = matchPrinted('routes.arrives');
const STOP = new RegExp(
  String.raw`^[^\p{L}\d\n]*(${DEPARTS}|${ARRIVES})\.?[:\s]\s*${CLOCK}\s*(?:[|·]\s*)?([^\n]{2,200})$`,
  'iu',
);
const IS_ARRIVAL = new RegExp(`^${ARRIVES}$`, 'iu');

/**
 * Splits a journey into the legs that its calendar description lists (`ab 10:26 Köln Hbf - Gleis 8 (ICE 16)`, then
 * `an 11:33 …`). Returns the journey unchanged if the first leg does not start with it.
 */
export function splitAtStops(journey: Booking, description: string): Booking[] {
  const legs: Booking[] = [];
  let day = journey.start.local.slice(0, 10);
  let lastClock = '';
  let headline = '';
  for (const line of description.split('\n')) {
    const stop = parseStopLine(line);
    if (!stop) {
      headline = /\d/.test(line) ? line : headline;
      continue;
    }
    if (stop.clock < lastClock) day = addDays(day, 1);
    lastClock = stop.clock;
    const at: LocalDateTime = {
      local: `${day}T${stop.clock}`,
      zone: journey.start.zone,
      yearStated: true,
    };
    if (stop.isArrival) endLeg(legs.at(-1), stop.rest, at);
    else legs.push(startLeg(journey, stop.rest, headline, at));
  }
  const isComplete = legs[0]?.start.local === journey.start.local && legs.every(({ to }) => to);
  return isComplete ? legs : [journey];
}

function parseStopLine(line: string) {
  const found = STOP.exec(line.trim());
  if (!found) return undefined;
  const [, word = '', hour = '', minute = '', rest = ''] = found;
  return { isArrival: IS_ARRIVAL.test(word), clock: `${hour.padStart(2, '0')}:${minute}`, rest };
}

function startLeg(journey: Booking, rest: string, headline: string, start: LocalDateTime): Booking {
  const { place, number } = readPlace(rest);
  return {
    ...journey,
    from: place,
    to: undefined,
    start,
    end: undefined,
    number: number ?? findNumber(headline),
  };
}

function endLeg(leg: Booking | undefined, rest: string, end: LocalDateTime): void {
  if (!leg || leg.end) return;
  leg.to = readPlace(rest).place;
  leg.end = end;
}

/** Splits `Köln Hbf - Gleis 8 D-G (THA 9448)` into station, platform and train number. */
function readPlace(text: string) {
  const number = findNumber(text);
  const [name = '', platform] = text
    .replace(/\(([A-Z]{1,4}\s+\d{1,5})\)\s*$/, '')
    .split(/\s+-\s+|\s*[▷|]\s*|\s{2,}/)
    .map((part) => part.trim());
  const place = parseStop(removeTrack(name));
  const track = findTrack(name) ?? platform;
  if (place && track && /\d/.test(track) && track.length <= 20) place.terminal = track;
  return { place, number };
}

function findNumber(text: string): string | undefined {
  const found = /\b([A-Z]{1,4}),?\s{1,4}(\d{1,5})\b/.exec(text);
  return found ? `${found[1]} ${found[2]}` : undefined;
}
