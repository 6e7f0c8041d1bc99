/** A word of a folded text and its position. */
export interface TextWord {
  text: string;
  start: number;
  end: number;
  /** No punctuation that ends a label comes before it. */
  isJoined: boolean;
}

/** Splits a folded text into words, including `&`, `#` and `+`. */
export function splitWords(folded: string): TextWord[] {
  let end = 0;
  return [...folded.matchAll(/[\p{L}\d]+|[&#+]/gu)].map((m) => {
    const isJoined =
      m.index - end <= 3 &&
      /^(?:[ '/.()-]*|·)$/.test(folded.slice(end, m.index)) &&
      !/ - |\. /.test(folded.slice(end, m.index));
    end = m.index + m[0].length;
    return { text: m[0], start: m.index, end, isJoined };
  });
}
