import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage } from '../../languages/compile.ts';
import type { ScannedLine } from './scan-plan.ts';

const MAX_PLACE = 80;

/** `Location both days is the Garland Room unless noted`, in a sentence or line of its own. */
const findPattern = memoize((language) => {
  const [leads, is, articles, unless] = (
    ['plan.placeForAll', 'plan.isPlace', 'plan.articles', 'plan.unless'] as const
  ).map((key) => alternativesInLanguage(language, key));
  return new RegExp(
    `(?:^|[.!] )(?:${leads})(?:\\s?:\\s?| (?:${is}) |${'(?=\\p{sc=Han})'}(?:${is}))(?:(?:${articles}) )?(?<place>[^.;(]{3,${MAX_PLACE}}?)(?=,? (?:${unless})(?!\\p{L})|[.;(]|$)`,
    'u',
  );
});

/** The place that a line without a time names for all events; undefined if it names none. */
export function findPlaceForAll(
  { scan, normalized, folded }: ScannedLine,
  language: string,
): string | undefined {
  if (scan.times.length > 0 || scan.days.some(({ kind }) => kind === 'date')) return undefined;
  const found = findPattern(language).exec(folded);
  const place = found?.groups?.place;
  if (!found || place === undefined) return undefined;
  const at = found.index + found[0].lastIndexOf(place);
  return normalized.slice(at, at + place.length).trim();
}
