import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isStreet } from '../../text/scan/street.ts';
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
  const named = findNamedPlace(title, clauses, language);
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
const removeLead = (place: string): string => place.slice(LEAD.exec(foldEmailText(place))?.[0].length ?? 0);

const findNamedPlace = (title: string, clauses: string[], language: string): string =>
  findQuotedPlace(title, language) ||
  findPlaceInSentence(title, language) ||
  findEasternPlace(title, clauses, language);

/** `昼食「湖畔亭」`: a name in quotation marks behind an event. */
function findQuotedPlace(title: string, language: string): string {
  const [, before = '', name = ''] = /^([^「」]{2,12})「([^「」]{2,20})」$/.exec(title) ?? [];
  return matchInLanguage(language, 'plan.eventWords').test(before) ? name : '';
}

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

const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const MAX_EASTERN = 20;

/** The part that is not an event: `先斗町いづもや` in `夕食 先斗町いづもや`, `美術館` in `美術館 見学`. */
function findEasternPlace(title: string, clauses: string[], language: string): string {
  const [clause = ''] = clauses;
  if (!EASTERN.test(title) || clause === '' || clauses.length > 2) return '';
  const isEvent = (part: string) => matchInLanguage(language, 'plan.eventWords').test(foldEmailText(part));
  if (isEvent(title) === isEvent(clause)) return '';
  const place = isEvent(title) ? clause : title;
  return place.length <= MAX_EASTERN && !/[!?:]/.test(place) ? place : '';
}
