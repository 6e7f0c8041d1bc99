interface CodeRange<Value> {
  first: number;
  last: number;
  value: Value;
}

/** Values of ranges of character codes. */
export class CodeRanges<Value> {
  #ranges: CodeRange<Value>[] = [];
  #isSorted = true;

  add(first: number, last: number, value: Value): void {
    this.#ranges.push({ first, last, value });
    this.#isSorted = false;
  }

  /** The range with the greatest start up to a code, if it reaches that far. */
  find(code: number): CodeRange<Value> | undefined {
    if (!this.#isSorted) this.#ranges.sort((a, b) => a.first - b.first);
    this.#isSorted = true;
    let [low, high] = [0, this.#ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.first ?? 0) <= code) low = middle + 1;
      else high = middle;
    }
    const range = this.#ranges[low - 1];
    return range && code <= range.last ? range : undefined;
  }
}
