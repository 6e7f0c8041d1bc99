import { isPartWord } from './clock-times.ts';
import { borrowTitle, isWithoutTitle, LETTERS } from './day-lines.ts';
import { isColumnOfPlace } from './marked-places.ts';
import type { PlanItem } from './plan-item.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';
import type { TimeSlot } from './time-slot.ts';

const MIN_CARDS = 3;
/** Of the paragraphs with times. */
const MIN_SHARE = 0.6;
/** Lines of a card above its time. */
const MAX_ABOVE = 3;
const MAX_TITLE = 90;
/** Ends the name of a place in its line. */
const PLACE_END = /\s[–—|·•/]\s|\s-\s|;\s|\s\(/;
const EDGE = /^[\s,;:–—·•-]+|[\s,;:.–—·•-]+$/g;

interface BorrowedTitle {
  title: ScannedLine;
  place: string;
}

/**
 * The events of a plan that are paragraphs of their own, each with its title above its time, and those whose place stands below
 * time and title.
 */
export class EventCards {
  readonly #plan: ScannedPlan;
  /** The first line of each paragraph, by the index of the line with its time. */
  readonly #titles: Map<number, ScannedLine>;
  #hasPlacesBelow = false;

  constructor(plan: ScannedPlan) {
    this.#plan = plan;
    this.#titles = findTitles(plan.lines, plan.language);
  }

  /** The line with the title of a time, and the place beside that; undefined if the title stands there. `pending` is the line above. */
  borrow(at: number, slots: TimeSlot[], pending: ScannedLine | undefined): BorrowedTitle | undefined {
    const [slot] = slots;
    if (!slot || slots.length > 1) return undefined;
    const card = this.#titles.get(at);
    if (isWithoutTitle(slot.text, pending)) {
      const title = card ?? borrowTitle(this.#plan, at, pending);
      return title && { title, place: '' };
    }
    const place = card ? this.#findPlace(slot.text) : '';
    return card && place ? { title: card, place } : undefined;
  }

  /** The place in the line below a time and its title, which is rather that than what a title says. Empty if it is none. */
  findPlaceBelow({ location, title }: PlanItem, { text, scan, isBullet }: ScannedLine): string {
    const isFree = location === '' || (this.#hasPlacesBelow && title.includes(location));
    const isName = /^[\p{Lu}\p{Lo}]/u.test(text) && !/[.!?:]$/.test(text);
    const hasTime = scan.times.length + scan.days.length > 0;
    const place = isFree && isName && !isBullet && !hasTime ? this.#findPlace(text) : '';
    this.#hasPlacesBelow ||= place !== '';
    return place;
  }

  #findPlace(text: string): string {
    const place = (text.split(PLACE_END)[0] ?? '').replace(EDGE, '');
    const isPlace =
      LETTERS.test(place) && !/\d{3}/.test(place) && isColumnOfPlace(place, this.#plan.language);
    return isPlace ? place : '';
  }
}

/** Empty if a plan has few such paragraphs, or too many others with times. */
function findTitles(lines: ScannedLine[], language: string): Map<number, ScannedLine> {
  const titles = new Map<number, ScannedLine>();
  let paragraphs = 0;
  let own: ScannedLine[] = [];
  for (const [at, line] of [...lines, undefined].entries()) {
    if (line && line.text !== '') {
      own.push(line);
      continue;
    }
    const timed = own.findIndex(({ scan }) => scan.times.length > 0);
    const [title] = own;
    if (timed >= 0) paragraphs++;
    if (title && isCard(own, timed, language)) titles.set(at - own.length + timed, title);
    own = [];
  }
  return titles.size >= MIN_CARDS && titles.size >= paragraphs * MIN_SHARE ? titles : new Map();
}

/** Whether only one line of a paragraph has a time, and the first line may be its title. */
function isCard([title, ...others]: ScannedLine[], timed: number, language: string): boolean {
  if (!title || timed < 1 || timed > MAX_ABOVE) return false;
  const isOnly = others.filter(({ scan }) => scan.times.length > 0).length === 1;
  const isNamed = LETTERS.test(title.text) && title.text.length <= MAX_TITLE && !/[:.!?]$/.test(title.text);
  const isOther =
    title.sender !== undefined ||
    title.isBullet ||
    title.scan.days.length > 0 ||
    isPartWord(title.folded, language);
  return isOnly && isNamed && !isOther;
}
