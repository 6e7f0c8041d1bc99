import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import { countLastDayWord, formatMonthOf, isDayWords } from './day-words.ts';
import type { PlanSource } from './plan-source.ts';

/** A longer line is a sentence, not a name. */
const MAX_LENGTH = 50;
const CHAT_FILE = /^(?:WhatsApp )?Chat (?:with|-) /i;
/** Names that apps give to files. */
const NO_NAME =
  /^(?:_?chat|untitled|document|export|plan|calendar|invite|events?|new|image|scan)?[\s\d_()-]*$/i;

/**
 * A name for the itinerary of a plan: that of its file, or of the group of a chat, or its first line, if that is a heading,
 * or the town of its events and their month. Undefined if the plan has none.
 */
export function suggestName(
  source: PlanSource | undefined,
  events: readonly ReadEvent[],
): string | undefined {
  if (!source) return undefined;
  return (
    fromFileName(source.label) ??
    fromGroup(source) ??
    fromHeading(source, events) ??
    fromPlaces(source, events) ??
    fromTalk(source, events)
  );
}

function fromFileName(label: string | undefined): string | undefined {
  const name = label
    ?.replace(/\.[a-z0-9]+$/i, '')
    .replace(CHAT_FILE, '')
    .replace(/[_]+/g, ' ')
    .trim();
  return name && !NO_NAME.test(name) && name.length <= MAX_LENGTH ? name : undefined;
}

/** The time of a line of a chat, in any order of its numbers. */
const STAMP = /^[^\p{L}\d]*\d[\d/.,:\s-]{8,}(?:[ap]\.?\s?m\.?)?[^\p{L}\p{N}]*/iu;
const SPEAKER = /^[^:“"«„]{1,40}: /;
const QUOTED = /[“"«„]\s?([^“”"«»„]{2,50}?)\s?[”"»“]/u;
/** Notes of how the chat began stand in its first lines. */
const GROUP_LINES = 6;

/** `Nashville` of the note `[6/1/27, 8:14 PM] Jess created group “Nashville”`, which nobody said. */
function fromGroup({ text = '' }: PlanSource): string | undefined {
  const notes = text
    .split('\n', GROUP_LINES)
    .flatMap((line) => (STAMP.test(line) ? line.replace(STAMP, '') : []))
    .filter((note) => !SPEAKER.test(note));
  const [name] = notes.flatMap((note) => QUOTED.exec(note)?.[1] ?? []);
  return name && writeName(name);
}

/** The first line, unless an event was read from it, or it is a date, or has a clock, a speaker or a whole sentence. */
function fromHeading({ text = '' }: PlanSource, events: readonly ReadEvent[]): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = lines[at]?.trim().replace(/^[#*_\s]+|[*_\s:!]+$/g, '') ?? '';
  const isUsed = events.some(({ source }) => source.lines?.first === at + 1);
  if (isUsed || lines.length <= 2 || /[:?\t|@]/.test(line)) return undefined;
  const heading = removeDays(line);
  const isName = heading.length > 2 && heading.length <= MAX_LENGTH && !/[\d.,]/.test(heading);
  return isName && /\p{L}{2}/u.test(heading) ? writeName(heading) : undefined;
}

/** Signs and short words between a name and a date: `Sylt vom 7. Juni`, `Wedding – 12 June`. */
const LINK = /(?:[^\p{L}\p{N})\p{Extended_Pictographic}]+|(?:^|\s)(?:from|\p{Ll}{1,3}))$/u;

/** What stands before the first date of a heading; nothing if that is all it has. */
function removeDays(line: string): string {
  if (isDayWords(line)) return '';
  const start = line.search(/\d/);
  if (start < 0) return line;
  let name = line.slice(0, start);
  for (let end = -1; end !== 0; ) {
    end = LINK.exec(name)?.[0].length ?? countLastDayWord(name);
    name = name.slice(0, name.length - end);
  }
  return name;
}

/** `SALVADOR` is written `Salvador`; `BBQ` stays. */
const writeName = (name: string): string =>
  name === name.toUpperCase()
    ? name.replace(/\p{Lu}[\p{L}\p{M}]{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name;

/** Events that are in a town, so that the itinerary is. */
const MIN_EVENTS = 2;

/** `Lisbon, March 2027`: the town after the last comma of most places, and the month of the first event. */
function fromPlaces({ text = '' }: PlanSource, events: readonly ReadEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { location } of events) {
    const town = /,\s*(\p{Lu}[\p{L}\p{M}' -]{2,30})$/u.exec(location.trim())?.[1]?.trim();
    if (town) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  const [[town, count] = ['', 0], other] = [...counts].sort(([, a], [, b]) => b - a);
  const isClear = count >= MIN_EVENTS && count > (other?.[1] ?? 0);
  return isClear ? addMonth(town, text, events) : undefined;
}

/**
 * `Lisbon, May 2027`, of a chat in which nobody writes an address: the town that the talk names and a flight home starts in.
 * The lines of that flight alone are not enough, since a guest may come from there.
 */
function fromTalk({ text = '' }: PlanSource, events: readonly ReadEvent[]): string | undefined {
  const lines = text.split('\n');
  const towns = [...new Set(events.map(({ timeZone }) => timeZone))].flatMap((zone) => {
    const town = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
    const own = events.filter(({ timeZone }) => timeZone === zone).map(({ source }) => source.lines);
    const talk = lines.filter((_, at) => !own.some((range) => range && isWithin(at + 1, range)));
    return town.length > 3 && findWord(talk.join('\n'), town) ? [town] : [];
  });
  const [town] = towns;
  return town !== undefined && towns.length === 1 ? addMonth(town, text, events) : undefined;
}

const isWithin = (line: number, { first, last }: { first: number; last: number }): boolean =>
  line >= first && line <= last;

const findWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

/** The name with the month of the first event; undefined if no event has a date. */
function addMonth(town: string, text: string, events: readonly ReadEvent[]): string | undefined {
  const [first] = events
    .filter(({ datetime }) => datetime !== null)
    .toSorted((a, b) => toTime(a) - toTime(b));
  return first && `${town}, ${formatMonthOf(first, text)}`;
}

const toTime = ({ datetime }: ReadEvent): number => Date.parse(datetime ?? '');
