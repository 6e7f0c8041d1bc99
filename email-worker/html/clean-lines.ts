/** Invisible characters: joiners, direction marks, soft hyphens, tags, fillers of preview texts. */
const NO_WIDTH = new RegExp(
  [
    '[\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]',
    '\\u034f',
    '[\\u180b-\\u180d\\ufe00-\\ufe0f]',
    '[\\u{e0000}-\\u{e007f}]',
  ].join('|'),
  'gu',
);
/** Spaces of any width, except tab and line feed. */
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\v\f\r]+/g;

function cleanLine(line: string): string {
  return line
    .replace(NO_WIDTH, '')
    .replace(SPACES, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/^ | $/g, '');
}

/** Joins lines without invisible characters and repeated spaces, with at most one empty line in a row. */
export function joinCleanLines(lines: string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    const clean = cleanLine(line);
    if (clean || kept.at(-1)) kept.push(clean);
  }
  return kept.join('\n').trim();
}
