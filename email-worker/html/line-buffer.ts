/** Lines of a document or of one table cell while they are read. */
export class LineBuffer {
  readonly lines: string[] = [];
  /** Characters of all lines. */
  length = 0;
  hasTable = false;
  private words = '';
  private isStruck = false;
  /** Whether the current line is empty or ends with a space. Kept because reading `words` would flatten it. */
  private endsWithSpace = true;

  /** Adds words to the current line; struck-out text is enclosed in `~~`. */
  add(words: string, isStruck: boolean): void {
    if (!words.trim()) {
      if (this.words) this.words += ' ';
      this.endsWithSpace = true;
      return;
    }
    this.setStruck(isStruck);
    this.words += words;
    this.endsWithSpace = words.endsWith(' ');
  }

  /** Ends the current line; an empty one is kept only if forced. */
  endLine(isForced: boolean): void {
    this.setStruck(false);
    if (isForced || this.words.trim()) {
      this.lines.push(this.words);
      this.length += this.words.length;
    }
    this.words = '';
    this.endsWithSpace = true;
  }

  private setStruck(isStruck: boolean): void {
    if (isStruck === this.isStruck) return;
    this.isStruck = isStruck;
    this.words += isStruck && !this.endsWithSpace ? ' ~~' : '~~';
  }
}
