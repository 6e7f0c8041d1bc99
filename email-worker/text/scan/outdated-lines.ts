import { foldEmailText } from './fold-email-text.ts';
import type { TextLine } from './text-lines.ts';

/** First words of a heading above the old state, folded. */
const OLD =
  /^\W*(?:(?:your|ihre?|votre|su|tu|uw|je|seu|sua|vase|twoj|din|ditt) )?(?:old|previous|previously|original|originally|former|alte[rsn]?|bisher|bisherige[rsn]?|ursprunglich|ursprungliche[rsn]?|fruhere[rsn]?|ancien(?:ne)?s?|precedent(?:e)?s?|initiale?|antigu?[oa]s?|anteriore?s?|vecchi[oa]|precedent[ei]|originale|oude?|vorige|oorspronkelijke?|puvodni|stary|stara|stare|predchozi|poprzedni[ae]?|dotychczasow\w*|pierwotn\w*|tidigare|gamla|gammal|ursprunglig\w*|tidligere|gamle|gammel|opprinnelig\w*|oprindelig\w*|eski|onceki|παλι\p{L}*|προηγουμεν\p{L}*|αρχικ\p{L}*|vanha|aiempi|alkuperainen|regi|korabbi|eredeti|変更前|旧)(?![\p{Ll}])/u;
/** First words of a heading above the new state, folded. */
const NEW =
  /^\W*(?:(?:your|ihre?|votre|su|tu|uw|je|seu|sua|vase|twoj|din|ditt) )?(?:new(?! (?:york|orleans|delhi|jersey|zealand|haven|plymouth|mexico))|updated|revised|current|rebooked|neue?[rsn]?|aktuelle?[rsn]?|geanderte[rsn]?|nouve(?:au|aux|lle|lles|l)|nuev[oa]s?|nuov[oaie]|aggiornat[oa]|nieuwe?|gewijzigde?|nov[oa]s?|novy|nove|nowy|nowa|nowe|aktualn\w*|nya?|nytt|nyt|nye|uppdaterad\w*|yeni|guncel|νε[αοεσ]\p{L}*|uusi|uudet|uj|変更後|新)(?![\p{Ll}])/u;

const LONGEST = 60;

/** Removes the lines of the old state, if both states have a heading. */
export function removeOutdatedLines(lines: TextLine[]): TextLine[] {
  const heading = (pattern: RegExp) =>
    lines.findIndex(
      ({ cells }) =>
        cells.length === 1 &&
        (cells[0]?.text.length ?? 0) <= LONGEST &&
        !/\d|[:：]\s*\S/.test(cells[0]?.text ?? '') &&
        pattern.test(foldEmailText(cells[0]?.text ?? '')),
    );
  const [old, now] = [heading(OLD), heading(NEW)];
  if (old < 0 || now < 0 || old === now) return lines;
  const until = old < now ? now : endOf(lines, now, old);
  return lines.map((line, i) => (i >= old && i < until ? { ...line, cells: [] } : line));
}

/** The old block is as long as the new one above it. */
function endOf(lines: TextLine[], now: number, old: number): number {
  let left = lines.slice(now, old).filter(({ cells }) => cells.length > 0).length;
  let i = old;
  while (i < lines.length && left > 0) {
    if (lines[i]?.cells.length) left--;
    i++;
  }
  return i;
}
