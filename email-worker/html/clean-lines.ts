/** Characters that take no room: joiners, direction marks, soft hyphens, tags, fillers of preview texts. */
const NO_WIDTH =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|[\u180b-\u180d\ufe00-\ufe0f]|[\u{e0000}-\u{e007f}]/gu;
/** Spaces of every width, save tab and line feed. */
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\v\f\r]+/g;

/** One line without invisible characters, its spaces folded to single ones; tabs stay, those at its start too. */
export function cleanLine(line: string): string {
  return line
    .replace(NO_WIDTH, '')
    .replace(SPACES, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/^ | $/g, '');
}

/** Lines joined, at most one empty line between two others. */
export function joinCleanLines(lines: string[]): string {
  const out: string[] = [];
  for (const line of lines) {
    const tidy = cleanLine(line);
    if (tidy || (out.length && out[out.length - 1])) out.push(tidy);
  }
  return out.join('\n').trim();
}
