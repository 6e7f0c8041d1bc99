import { COST, UNITS } from './work-costs.ts'; /** Most files of a kind that are read per email. */

const FILES = { pdf: 4, calendar: 10, pass: 20 } as const;

/** What is left of the work that reading one email or plan may cost, for all of its parts and readers together. */
export class WorkBudget {
  #left = UNITS;
  #files: Record<keyof typeof FILES, number> = { ...FILES };
  #isExceeded = false;

  /** Whether something was left unread. */
  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** Says that something is left unread for another reason than its work. */
  exceed(): void {
    this.#isExceeded = true;
  }

  /** The start of a text that can still be read; pays for it. */
  cut(text: string, work: keyof typeof COST): string {
    const length = Math.min(text.length, Math.floor(this.#left / COST[work]));
    this.#left -= length * COST[work];
    if (length < text.length) this.#isExceeded = true;
    return text.slice(0, length);
  }

  /** The start of a text in which bookings can still be searched; pays for it. */
  cutText(text: string): string {
    let [cost, end] = [0, 0];
    for (; end < text.length && cost <= this.#left; end++) {
      const isCellEnd = text[end] === '\t' || text[end] === '\n';
      cost += COST.text + (isCellEnd ? COST.cell : 0);
    }
    if (cost > this.#left) this.#isExceeded = true;
    this.#left = Math.max(0, this.#left - cost);
    return text.slice(0, end);
  }

  /** Pays for an amount of work; false if it is not affordable any more. */
  pay(amount: number, work: keyof typeof COST): boolean {
    const isAffordable = amount * COST[work] <= this.#left;
    if (isAffordable) this.#left -= amount * COST[work];
    else this.#isExceeded = true;
    return isAffordable;
  }

  /** The first files of a kind that may still be read. */
  take<File>(files: File[], kind: keyof typeof FILES): File[] {
    const taken = files.slice(0, this.#files[kind]);
    this.#files[kind] -= taken.length;
    if (taken.length < files.length) this.#isExceeded = true;
    return taken;
  }
}
