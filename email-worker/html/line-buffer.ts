/** Lines under way: those of the page itself or of one cell of a table. */
export class LineBuffer {
  readonly lines: string[] = [];
  /** Letters so far, all lines together. */
  length = 0;
  /** Holds a table of its own, so it is layout and no value. */
  nested = false;
  private words = '';
  private struck = false;
  /** The line under way is empty or ends with a space; asking the growing string would take its length. */
  private spaced = true;

  /** Adds words to the line under way; what is struck out stands between `~~`. */
  add(words: string, struck: boolean): void {
    if (!words.trim()) {
      if (this.words) this.words += ' ';
      this.spaced = true;
      return;
    }
    this.strike(struck);
    this.words += words;
    this.spaced = words.endsWith(' ');
  }

  /** Ends the line under way; an empty one is kept only where the end is forced. */
  line(forced: boolean): void {
    this.strike(false);
    if (forced || this.words.trim()) {
      this.lines.push(this.words);
      this.length += this.words.length;
    }
    this.words = '';
    this.spaced = true;
  }

  private strike(now: boolean): void {
    if (now === this.struck) return;
    this.struck = now;
    this.words += now && !this.spaced ? ' ~~' : '~~';
  }
}
