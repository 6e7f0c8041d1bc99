/** A longer stay means a misread date. */
export const MAX_NIGHTS = 90;

const NUMERALS = [
  'one een ein eine un une una uno um uma jeden jedna jednu en ett',
  'two twee zwei deux dos due dois duas dva dve dwa dwie tva to',
  'three drie drei trois tres tre tri trzy',
  'four vier quatre cuatro quattro quatro ctyri cztery fyra fire',
  'five vijf funf cinq cinco cinque pet piec fem',
  'six zes sechs six seis sei sest szesc sex seks',
  'seven zeven sieben sept siete sette sete sedm siedem sju syv',
].map((words) => words.split(' '));
const NIGHTS =
  /(?<![\p{L}\d])(\d{1,2}|\p{L}{2,6}) (?:nights?|nacht(?:e|en)?|ubernachtung(?:en)?|nuits?|nuitees?|noches?|nott[ei]|noites?|noc[ie]?|nocy|natter|natt|netter|gece|βραδια|νυχτεσ|διανυκτερευσεισ|yota|ejszaka)(?!\p{L})/u;

/** The number of nights that a folded text states: `three nights`, `2 Nächte`. */
export function findNightCount(words: string): number | undefined {
  const stated = NIGHTS.exec(words)?.[1];
  if (!stated) return undefined;
  const count = /\d/.test(stated)
    ? Number(stated)
    : NUMERALS.findIndex((names) => names.includes(stated)) + 1;
  return count > 0 && count <= MAX_NIGHTS ? count : undefined;
}
