import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isAirportCode } from '../scan/places.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { readCellLabel } from './cell-label.ts';
import { CellReader, type LabeledCell } from './cell-reader.ts';
import type { MailField, MailFieldDraft } from './mail-field.ts';
import { splitWords } from './text-words.ts';

/** Item numbers: `3. TOUR`, `(2) Hotel`. */
const ITEM = /^(?:\(?\d{1,2}[.):]|#\d{1,2}\b|\d{1,2} [-–]) +(?=\p{L}[^\d]{2,40}$)/u;

/** Labels that may follow an item number. */
const OF_ITEMS = new Set<MailField['key']>(
  'flight train hotel restaurant event section pickup dropoff vehicle'.split(' ') as MailField['key'][],
);

const MEALS = new RegExp(`^${matchAny('cells.meals')}$`);
/** Activities that are headings only after an item number. */
const VISITS = new RegExp(`^${matchAny('cells.visits')}$`);

/** The fields of a cell, and the label that waits for its value in the next one. */
export function readLabels(cell: TextCell, line: number): LabeledCell {
  const item = readItem(cell, line);
  if (item) return { drafts: [], pending: item };
  const folded = foldEmailText(cell.text);
  // `DEN` is an airport code, but also a Czech label.
  const words = isAirportCode(cell.text) ? [] : splitWords(folded);
  const head = readCellLabel(cell, folded, words, line);
  if (head.isWaiting) return { drafts: [], pending: head.draft };
  return { drafts: new CellReader(cell, folded, words, line, head).read() };
}

/** The label after an item number. */
function readItem(cell: TextCell, line: number): MailFieldDraft | undefined {
  const item = ITEM.exec(cell.text)?.[0].length;
  if (!item) return undefined;
  const pending = readPendingLabel({ text: cell.text.slice(item), start: cell.start + item }, line);
  if (pending && OF_ITEMS.has(pending.key)) return pending;
  const label = foldEmailText(cell.text.slice(item));
  const key = MEALS.test(label) ? 'restaurant' : VISITS.test(label) ? 'event' : undefined;
  const start = cell.start + cell.text.length;
  return key && { key, aspects: [], label, value: '', start, line, isLabel: true, isFirm: true };
}

/** The label that fills a cell and waits for its value, if there is one. */
export const readPendingLabel = (cell: TextCell, line: number): MailFieldDraft | undefined =>
  readLabels(cell, line).pending;
