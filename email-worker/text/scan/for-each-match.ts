/**
 * Calls a function for each match of a global pattern, from left to right. `matchAll` copies the pattern for each text,
 * which costs more than searching a short one. `read` must not search with the same pattern.
 */
export function forEachMatch(pattern: RegExp, text: string, read: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex++;
    read(match);
  }
}
