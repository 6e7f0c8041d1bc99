import { matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isPlace } from '../text/places-in-text.ts';

/** `1`, `B`, `1 + 2`. */
const NUMBERED = /^(?:\d{1,2}\p{L}?|\p{Lu})(?:(?:\s?[-–+&,/]\s?|\s\p{Ll}{1,3}\s)(?:\d{1,2}\p{L}?|\p{Lu}))*$/u;
const MIN_PLACES = 2;

/** Whether the cells of a column are places or numbers of them, as of courts and rooms. */
export function holdsNumberedPlaces(heading: string, cells: string[], language: string): boolean {
  const full = cells.filter(Boolean);
  const named = full.filter((cell) => isPlace(cell, language)).length;
  const numbered = full.filter((cell) => NUMBERED.test(cell)).length;
  const isKind = named > 0 || matchInLanguage(language, 'plan.venues').test(foldEmailText(heading));
  return isKind && named + numbered >= MIN_PLACES && (named + numbered) * 10 >= full.length * 6;
}

/** The rows with the heading of places before those that are only a number or letter: `Court 1`. */
export function nameNumberedPlaces(rows: string[][], head: number, place: number | undefined): string[][] {
  const heading = rows[head]?.[place ?? -1];
  if (!heading) return rows;
  const name = (cell: string, at: number) =>
    at === place && NUMBERED.test(cell) ? `${heading} ${cell}` : cell;
  return rows.map((cells, at) => (at > head ? cells.map(name) : cells));
}
