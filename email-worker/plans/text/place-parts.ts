import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isStreet } from '../../text/scan/street.ts';
import { findEasternPlace, findEasternStart, findQuotedPlace } from './eastern-places.ts';
import {
  findLeadingPlace,
  findPlaceInClause,
  findPlaceInSentence,
  findStreet,
  findTown,
  isPlace,
  isTown,
} from './places-in-text.ts';

/** A text without dividers: its first clause, the others, what stands in brackets, and the other sentences. */
export interface SentenceParts {
  title: string;
  clauses: string[];
  inner: string[];
  sentences: string[];
}

interface FoundPlaces {
  place: string;
  /** A clause that says where to meet, and is no part of the title. */
  meeting?: string;
  /** The parts that are places. */
  used: Set<string | undefined>;
}

/** For a text whose place is known. */
export const NO_PLACES: FoundPlaces = { place: '', used: new Set() };

/** The place in the parts of a text: a name and a street, in the order of the text. */
export function findPlaces(
  text: string,
  { title, clauses, inner, sentences }: SentenceParts,
  language: string,
): FoundPlaces {
  const streets = [...clauses, ...inner, ...sentences].filter((part) => isStreet(part));
  const street = streets[0] && findStreet(streets[0]);
  const named = findNamedPlace({ title, clauses, inner, sentences }, language);
  const venue = [...inner, ...clauses].find(
    (part) => part !== streets[0] && isPlace(part, language) && !findPlaceInClause(part, language),
  );
  const town = venue && findTown(venue, clauses);
  const meeting = venue || named || street ? undefined : findMeeting(title, clauses, language);
  const said = meeting ? findPlaceInClause(meeting, language) : '';
  // A platform, or the town behind a street, does not take the place of what is in it.
  const isWider =
    venue !== undefined && (TRACK.test(foldEmailText(venue)) || (street !== undefined && isTown(venue)));
  const places = [isWider ? named : '', venue ? removeLead(venue) : named || said, street, town].filter(
    Boolean,
  );
  const place = places.toSorted((a = '', b = '') => text.indexOf(a) - text.indexOf(b)).join(', ');
  const used = new Set([streets[0], venue, town, named === clauses[0] ? named : undefined]);
  return { place, meeting, used };
}

/** `barn` in `in the barn`. */
const LEAD = new RegExp(
  `^(?:${matchAny('plan.placeLeads', 'places.at')})\\s(?:${matchAny('plan.articles')}\\s)?(?=\\p{L}{3})`,
  'u',
);
/** A capitalized article belongs to the name: `De Kas`. */
const ARTICLE = new RegExp(`^${matchAny('plan.articles', 'names.particles')}\\s`, 'u');
const removeLead = (place: string): string =>
  /^\p{Lu}\S* \p{Lu}/u.test(place) && ARTICLE.test(foldEmailText(place))
    ? place
    : place.slice(LEAD.exec(foldEmailText(place))?.[0].length ?? 0);

const findNamedPlace = ({ title, clauses }: SentenceParts, language: string): string =>
  findQuotedPlace([title, ...clauses], language) ||
  findPlaceInSentence(title, language) ||
  clauses.map((clause) => findEasternStart(clause, language)).find(Boolean) ||
  findEasternPlace(title, clauses, language);

/** The clause that says where to meet, or a title that does so: `Meet: main gate`. */
const findMeeting = (title: string, clauses: string[], language: string): string | undefined =>
  [...clauses, ...(title.includes(':') ? [title] : [])].find((part) => findPlaceInClause(part, language));

/** A part of a station or airport: `platform 3`. */
const TRACK = new RegExp(
  `^(?:${matchAny('places.tracks', 'labels.platform')})\\.?(?: ?\\d{1,3}\\p{L}?| \\p{L}\\d{0,2})$`,
  'u',
);

/** The place in parts that dividers separate from the title, without what stands in brackets. */
export function findPlaceInParts(parts: string[], language: string): string | undefined {
  for (const part of parts) {
    const bare = part.replace(/\([^()]*\)?/g, ' ').trim();
    const [, inner = ''] = /\(([^()]{2,60})\)/.exec(part) ?? [];
    if (inner && isPlace(inner, language)) return inner;
    if (isPlace(bare, language)) return bare;
    const led = findPlaceInClause(bare, language) || findLeadingPlace(bare, language);
    if (led) return led;
  }
  return undefined;
}
