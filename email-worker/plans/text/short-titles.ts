import { listInLanguage, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import type { PlanItem } from './plan-item.ts';

/** A title of fewer words is short enough: `Visit to the Alhambra`. */
const LONG = 5;
const patterns = new Map<string, RegExp>();

/** A title, and the words that lead to its place. */
function matchLead(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const leads = (['places.at', 'titles.restaurantAt', 'titles.hotelAt', 'plan.placeLeads'] as const)
    .map((key) => listInLanguage(language, key))
    .join('|');
  const articles = listInLanguage(language, 'plan.articles');
  const found = new RegExp(`^(?<title>.*\\p{L})[\\s,]+(?:${leads})\\s(?:(?:${articles})\\s|l['’])?$`, 'u');
  patterns.set(language, found);
  return found;
}

/** A long title without the place that it names, where what is left names something: `Rehearsal with all of us at the church`. */
export function shortenTitle(
  { title, location }: Pick<PlanItem, 'title' | 'location'>,
  language: string,
): string {
  const at = location === '' ? -1 : title.indexOf(location);
  if (at <= 0 || title.split(/\s+/).length < LONG) return title;
  const folded = foldEmailText(title.slice(0, at));
  const length = matchLead(language).exec(folded)?.groups?.title?.length;
  if (length === undefined || folded.length !== at) return title;
  const short = cutEnd(title.slice(0, length), language);
  return listNamingWords(short, language).length > 0 ? short : title;
}

/** A title without the word for its start at its end. */
function cutEnd(title: string, language: string): string {
  const words = title.split(' ');
  const [two, one] = [2, 1].map((count) => foldEmailText(words.slice(-count).join(' ')));
  const starts = (text = '') => matchInLanguage(language, 'plan.starting').exec(text)?.[0] === text;
  const count = starts(two) ? 2 : starts(one) ? 1 : 0;
  return words.length > count ? words.slice(0, words.length - count).join(' ') : title;
}
