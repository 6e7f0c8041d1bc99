import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import { nameEvent } from './event-titles.ts';
import type { PlanItem } from './plan-item.ts';
import { cleanEnd } from './title-and-place.ts';

/** Titles with fewer words stay as they are: `Visit to the Alhambra`. */
const MIN_WORDS = 5;

const LEADS = ['places.at', 'titles.restaurantAt', 'titles.hotelAt', 'plan.placeLeads'] as const;

/** Matches a folded title that ends with the words before a place: `rehearsal with all of us at the `. */
const toLeadPattern = memoize((language): RegExp => {
  const leads = alternativesInLanguage(language, ...LEADS);
  const articles = alternativesInLanguage(language, 'plan.articles');
  return new RegExp(`^(?<title>.*\\p{L})[\\s,]+(?:${leads})\\s(?:(?:${articles})\\s|l['’])?$`, 'u');
});

/** Of a visit, an arrival or a café the place is a part of the name. */
const isNamedByPlace = (event: string, language: string): boolean =>
  (['plan.namedByPlace', 'plan.venues'] as const).some((key) =>
    matchInLanguage(language, key).test(foldEmailText(event)),
  );

/**
 * Removes the event's place from the end of a long title: `Rehearsal with all of us at the church` becomes `Rehearsal with all
 * of us`. The title stays if the rest would name nothing.
 */
export function shortenTitle(
  { title, location }: Pick<PlanItem, 'title' | 'location'>,
  language: string,
): string {
  const at = location === '' ? -1 : title.indexOf(location);
  if (location !== '' && at < 0) return removeStartWord(title, language);
  const name = title.slice(0, Math.max(at, 0)).trim();
  const isLong = title.split(/\s+/).length >= MIN_WORDS;
  if (isEvent(name, language) && (isLong || !isNamedByPlace(name, language))) return name;
  if (at <= 0 || !isLong) return title;
  // Folding keeps the length, so positions in the folded text are those in the title.
  const folded = foldEmailText(title.slice(0, at));
  const length = toLeadPattern(language).exec(folded)?.groups?.title?.length;
  if (length === undefined) return title;
  const short = removeStartWord(title.slice(0, length), language);
  return listNamingWords(short, language).length > 0 ? short : title;
}

/** A flight or train by its number, with at most two words before it. */
const NUMBERED = /^((?:\p{L}+ ){0,2})(?:\p{Lu}{2}|\p{Lu}\d|\d\p{Lu}) ?\d{2,4}(?=\s|$)/u;

/** A title without the route behind the number of a flight or train. */
function cutBehindNumber(title: string, language: string): string {
  const [found, words] = NUMBERED.exec(title) ?? [];
  const isJourney =
    words === '' || matchInLanguage(language, 'plan.departures').test(foldEmailText(words ?? ''));
  return found && isJourney ? found : title;
}

/** Shortens the title of an item to what names it. What it says besides goes into the description. */
export function nameItem(item: PlanItem, language: string): void {
  const { title, rest } = nameEvent(shortenTitle(item, language), language);
  item.title = cleanEnd(cutBehindNumber(title, language));
  if (item.location !== '' && saysNothing(item.title, language)) item.title = item.location;
  item.description = [...rest, item.description].filter(Boolean).join('\n');
}

/** Whether a title is only words such as "I go". */
const saysNothing = (title: string, language: string): boolean =>
  !/[\d\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(title) &&
  listNamingWords(title, language).length === 0 &&
  !matchInLanguage(language, 'plan.eventWords').test(foldEmailText(title)) &&
  !matchInLanguage(language, 'plan.meeting').test(foldEmailText(title));

/** Whether a text is nothing but the name of an event, which may end with a word such as "in": `check in`. */
function isEvent(text: string, language: string): boolean {
  const folded = foldEmailText(text);
  return matchInLanguage(language, 'plan.eventWords').exec(folded)?.[0] === folded;
}

/** Removes one or two words such as "starting" or "meeting" from the end of a title. */
function removeStartWord(title: string, language: string): string {
  const words = title.split(' ');
  const [two, one] = [2, 1].map((count) => foldEmailText(words.slice(-count).join(' ')));
  const starts = (text = '') => matchInLanguage(language, 'plan.starting').exec(text)?.[0] === text;
  const count = starts(two) ? 2 : starts(one) ? 1 : 0;
  return words.length > count ? words.slice(0, words.length - count).join(' ') : title;
}
