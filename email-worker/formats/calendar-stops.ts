import type { Booking, LocalDateTime } from '../booking.ts';
import { findTrack, removeTrack } from '../text/stop-names.ts';
import { parseStop } from './headline-route.ts';

const CLOCK = String.raw`(\d{1,2})[:.h](\d{2})`;
const LEAVES = `(?:ab|dep|dép|departs?|departure|abfahrt|part|partenza|sal|salida|odj|odjezd|vertrek|avg)`;
const COMES = `(?:an|arr|arrives?|arrival|ankunft|arrivo|lleg|llegada|příj|aankomst|ank)`;
const STOP = new RegExp(
  String.raw`^[^\p{L}\d\n]*(${LEAVES}|${COMES})\.?[:\s]\s*${CLOCK}\s*(?:[|·]\s*)?([^\n]{2,200})$`,
  'iu',
);
const IS_COMING = new RegExp(`^${COMES}$`, 'iu');

/**
 * The legs of a journey that a calendar's description lists stop by stop (`ab 10:26 Köln Hbf - Gleis 8 (ICE 16)`,
 * then `an 11:33 …`). The journey itself where they do not begin when it does.
 */
export function splitAtStops(journey: Booking, description: string): Booking[] {
  const legs: Booking[] = [];
  let day = journey.start.local.slice(0, 10);
  let last = '';
  let headline = '';
  for (const line of description.split('\n')) {
    const stop = STOP.exec(line.trim());
    if (!stop) {
      headline = /\d/.test(line) ? line : headline;
      continue;
    }
    const [, word = '', hour = '', minute = '', rest = ''] = stop;
    const clock = `${hour.padStart(2, '0')}:${minute}`;
    if (clock < last) day = addDay(day);
    last = clock;
    const at: LocalDateTime = { local: `${day}T${clock}`, zone: journey.start.zone, yearStated: true };
    const leg = legs.at(-1);
    if (!IS_COMING.test(word)) {
      const { place, number } = readPlace(rest);
      legs.push({
        ...journey,
        from: place,
        to: undefined,
        start: at,
        end: undefined,
        number: number ?? findNumber(headline),
      });
    } else if (leg && !leg.end) {
      leg.to = readPlace(rest).place;
      leg.end = at;
    }
  }
  const isWhole = legs[0]?.start.local === journey.start.local && legs.every(({ to }) => to);
  return isWhole ? legs : [journey];
}

/** `Köln Hbf - Gleis 8 D-G (THA 9448)` → the station, its platform, the train. */
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

function addDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
