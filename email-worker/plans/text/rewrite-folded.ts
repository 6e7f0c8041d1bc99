import { foldEmailText } from '../../languages/fold-email-text.ts';

/**
 * Replaces what a pattern for folded text finds in a text, unless `write` returns undefined. It gets each match and the
 * folded text after it.
 */
export function rewriteFolded(
  text: string,
  pattern: RegExp,
  write: (m: RegExpExecArray, rest: string) => string | undefined,
): string {
  const folded = foldEmailText(text);
  let result = '';
  let from = 0;
  for (const m of folded.matchAll(pattern)) {
    const written = write(m, folded.slice(m.index + m[0].length));
    if (written === undefined) continue;
    result += text.slice(from, m.index) + written;
    from = m.index + m[0].length;
  }
  return result + text.slice(from);
}
