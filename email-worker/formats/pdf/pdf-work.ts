import type { WorkBudget } from '../../work-budget.ts';

/** What one PDF may have. A ticket has one or two pages with some thousand operators, terms of carriage forty. */
export const PDF_LIMITS = {
  pages: 10,
  /** Operators of page contents, counted as often as a page uses them. */
  operators: 50_000,
  /** Numbers, names, strings and other values, counted as often as they are read. */
  values: 400_000,
  /** Depth of arrays, dictionaries, saved states, forms and nodes of the page tree. */
  depth: 64,
  objects: 50_000,
  /** Bytes of one inflated stream. A page of text has some kilobytes, and fonts and images are not inflated. */
  streamBytes: 4 * 1024 * 1024,
  /** Bytes of inflated streams, counted as often as they are read. */
  bytes: 8 * 1024 * 1024,
  /** Characters of text. */
  text: 200_000,
} as const;

/** Thrown when a PDF is more work than it may be, or has a filter that is not supported. */
export class PdfLimitError extends Error {}

/** Counts the work of reading one PDF against PDF_LIMITS, and takes it from the budget of the whole email. */
export class PdfWork {
  readonly #budget: WorkBudget;
  readonly #left = {
    operators: PDF_LIMITS.operators as number,
    values: PDF_LIMITS.values as number,
    objects: PDF_LIMITS.objects as number,
    bytes: PDF_LIMITS.bytes as number,
    text: PDF_LIMITS.text as number,
  };

  constructor(budget: WorkBudget) {
    this.#budget = budget;
  }

  /** Counts `amount` more of this kind. Throws PdfLimitError if the PDF has too many or the email's budget is used up. */
  take(kind: 'operators' | 'values' | 'objects' | 'bytes' | 'text', amount = 1): void {
    this.#left[kind] -= amount;
    if (this.#left[kind] < 0) throw new PdfLimitError(kind);
    if (!this.#budget.pay(amount, COST[kind])) throw new PdfLimitError('budget');
  }
}

const COST = {
  operators: 'pdfOperator',
  values: 'pdfValue',
  objects: 'pdfValue',
  bytes: 'inflated',
  text: 'pdfValue',
} as const;
