import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isAirportCode } from '../scan/places.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { type CellLabel, readCellLabel } from './cell-label.ts';
import {
  type FoundLabel,
  findLabelAt,
  isInlineLabel,
  isStopWord,
  splitWords,
  type TextWord,
} from './label-matcher.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { isAside } from './moment-role.ts';

const CLAUSE = /(?<=[\p{L}\d)]{4}[.!?]) +(?=\p{Lu})|; +| [|•·] +|\.{2,}/gu;
/** Labels whose value ends with its clause. */
const SHORT = new Set<MailField['key']>(['hours', 'duration', 'note', 'unknown']);
const isShort = (key: MailField['key']): boolean => SHORT.has(key) || isAside(key);
/** Labels that names may start with: `Hotel Rosa`, `Station Road 5`. */
const NAMES = new Set<MailField['key']>(
  'hotel restaurant place event company from to end stop train room vehicle booker note section seat person party platform terminal'.split(
    ' ',
  ) as MailField['key'][],
);

const OF_NAMES = new RegExp(`^${matchAny('cells.names')}$`);

const ROUTE = /^ ?:? ?\p{Lu}[^.:;,\d]{1,40}? [-–—→] \p{Lu}/u;

/** Item numbers: `3. TOUR`, `(2) Hotel`. */
const ITEM = /^(?:\(?\d{1,2}[.):]|#\d{1,2}\b|\d{1,2} [-–]) +(?=\p{L}[^\d]{2,40}$)/u;

/** Labels that may follow an item number. */
const OF_ITEMS = new Set<MailField['key']>(
  'flight train hotel restaurant event section pickup dropoff vehicle'.split(' ') as MailField['key'][],
);

const MEALS = new RegExp(`^${matchAny('cells.meals')}$`);
/** Activities that are headings only after an item number. */
const VISITS = new RegExp(`^${matchAny('cells.visits')}$`);

/** Reads one cell. `pending` is a label that fills the cell and waits for its value. */
export function readCell(cell: TextCell, line: number): { fields: MailField[]; pending?: MailFieldDraft } {
  const { drafts, pending } = readLabels(cell, line);
  return { fields: drafts.map(toMailField), pending };
}

/** A cell whose labels are read, but no dates and times. */
interface LabeledCell {
  drafts: MailFieldDraft[];
  pending?: MailFieldDraft;
}

function readLabels(cell: TextCell, line: number): LabeledCell {
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

/** Divides the value of a cell at its clauses and inner labels. */
class CellReader {
  private readonly drafts: MailFieldDraft[] = [];
  private readonly clauses: number[];
  private readonly cell: TextCell;
  private readonly folded: string;
  private readonly words: TextWord[];
  private readonly line: number;
  private readonly firstWord: number;
  private draft: MailFieldDraft;
  private from: number;

  constructor(cell: TextCell, folded: string, words: TextWord[], line: number, head: CellLabel) {
    this.cell = cell;
    this.folded = folded;
    this.words = words;
    this.line = line;
    this.clauses = [...cell.text.matchAll(CLAUSE)].map((m) => m.index);
    this.firstWord = head.word;
    this.draft = head.draft;
    this.from = isNamePart(head, cell.text) ? 0 : head.from;
  }

  read(): MailFieldDraft[] {
    for (let i = this.firstWord; i < this.words.length; i++) {
      this.cutClauses(this.words[i]?.start ?? 0);
      const inner = innerLabel(this.words, i, this.folded) ?? this.wayLabel(i);
      if (!inner) continue;
      this.cutLabel(i, inner);
      i = inner.next - 1;
    }
    this.cut(this.cell.text.length, this.draft, this.cell.text.length);
    return this.drafts;
  }

  /** `Tuyen Ha Noi - Sa Pa`: a label for a way and a route at the start of a clause. */
  private wayLabel(at: number): FoundLabel | undefined {
    const isFirst = this.from > 0 && this.cell.text.slice(this.from, this.words[at]?.start).trim() === '';
    const found = isFirst ? findLabelAt(this.words, at) : undefined;
    const rest = this.cell.text.slice(this.words[(found?.next ?? 0) - 1]?.end);
    return found?.key === 'section' && ROUTE.test(rest) ? found : undefined;
  }

  /** Ends the value before `until`; the next one starts at `nextFrom`. */
  private cut(until: number, next: MailFieldDraft, nextFrom: number): void {
    const piece = this.cell.text.slice(this.from, until);
    const value = piece.trim();
    const start = this.cell.start + this.from + piece.indexOf(value);
    if (value) this.drafts.push({ ...this.draft, value, start });
    this.draft = next;
    this.from = nextFrom;
  }

  private cutClauses(until: number): void {
    while (this.clauses.length && (this.clauses[0] ?? 0) <= until) {
      const end = this.clauses.shift() ?? 0;
      if (end <= this.from) continue;
      const fresh: MailFieldDraft = { ...this.draft, key: 'none', aspects: [], label: '', isLabel: false };
      this.cut(end, isShort(this.draft.key) ? { ...fresh, isFirm: false } : { ...this.draft }, end);
    }
  }

  private cutLabel(at: number, { key, aspects, next }: FoundLabel): void {
    const start = this.words[at]?.start ?? 0;
    const end = this.words[next - 1]?.end ?? start;
    const rest = this.folded.slice(end);
    const gap = /^[\s:.]*/.exec(rest)?.[0].length ?? 0;
    const label = this.folded.slice(start, end);
    const isLabel = /^ ?:/.test(rest) && key === 'person';
    const draft = { line: this.line, key, aspects, label, value: '', start: 0, isLabel, isFirm: false };
    this.cut(start, draft, end + gap);
  }
}

/** Whether the label is the start of a name: `Hotel Rosa`. */
function isNamePart({ draft, from }: CellLabel, text: string): boolean {
  const last = draft.label.split(' ').at(-1) ?? '';
  const rest = text.slice(from);
  const isNumber = /^\d/.test(rest) && !/^\d{1,3}[a-z]?, /i.test(rest);
  return from > 0 && draft.isLabel && !draft.isFirm && OF_NAMES.test(last) && !isNumber;
}

/** A strong label inside a line, or any label between a comma and a colon. */
function innerLabel(words: TextWord[], at: number, folded: string) {
  const found = findLabelAt(words, at);
  if (!found) return undefined;
  const start = words[at]?.start ?? 0;
  const rest = folded.slice(words[found.next - 1]?.end ?? start, (words[found.next - 1]?.end ?? start) + 40);
  // `booked on the lesson`: a label that ends with `on` has its date after it.
  const isOpen =
    isAside(found.key) && isStopWord(words[found.next - 1]?.text) && !/^[^\d.]{0,24}\d/.test(rest);
  if (isOpen) return undefined;
  if (isInlineLabel(words, at, found, rest.trimStart())) return found;
  const isListed =
    /^ ?:\s?\S/.test(rest) && /[,;|•·)\s-] ?$/.test(folded.slice(Math.max(0, start - 2), start));
  return isListed ? found : undefined;
}

/** The label that fills a cell and waits for its value, if there is one. */
export const readPendingLabel = (cell: TextCell, line: number): MailFieldDraft | undefined =>
  readLabels(cell, line).pending;

/** Whether a cell has its own label, so that a pending one does not apply. */
export function isSelfLabeled({ drafts, pending }: LabeledCell, waiting?: MailField['key']): boolean {
  if (pending) return true;
  const first = drafts[0];
  if (!first?.isLabel) return false;
  // A pending label without a specific meaning yields to any other.
  if (waiting !== undefined && (isShort(waiting) || waiting === 'section'))
    return first.key !== 'unknown' && first.key !== 'none';
  return outranksPendingLabel(first, waiting);
}

/** Whether a field's own label outranks a pending one. */
export function outranksPendingLabel(field: MailFieldDraft, waiting?: MailField['key']): boolean {
  if (field.key === 'none' || field.key === 'unknown' || field.key === waiting) return false;
  if (field.isFirm || !field.isLabel) return true;
  return !NAMES.has(field.key) && !/^(?:ab|an)$/.test(field.label);
}

/** Whether a line has no label and so can be a value. */
export function isUnlabeledLine(cells: TextCell[], waiting?: MailField['key']): boolean {
  const first = cells[0];
  return first !== undefined && !isSelfLabeled(readLabels(first, 0), waiting);
}
