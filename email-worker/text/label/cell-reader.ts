import { matchAny } from '../../languages/compile.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { type FoundLabel, findLabelAt, isInlineLabel, isStopWord } from './label-matcher.ts';
import type { MailField, MailFieldDraft } from './mail-field.ts';
import { isAside } from './moment-role.ts';
import type { TextWord } from './text-words.ts';
import type { CellLabel } from './unknown-head.ts';

const CLAUSE = /(?<=[\p{L}\d)]{4}[.!?]) +(?=\p{Lu})|; +| [|•·] +|\.{2,}/gu;
/** Labels whose value ends with its clause. */
const SHORT = new Set<MailField['key']>(['hours', 'duration', 'note', 'unknown']);
/** Whether the values of a field are single words or codes. */
export const isShort = (key: MailField['key']): boolean => SHORT.has(key) || isAside(key);
/** Labels that names may start with: `Hotel Rosa`, `Station Road 5`. */
export const NAME_FIELDS = new Set<MailField['key']>(
  'hotel restaurant place event company from to end stop train room vehicle booker note section seat person party platform terminal'.split(
    ' ',
  ) as MailField['key'][],
);

const OF_NAMES = new RegExp(`^${matchAny('cells.names')}$`);

const ROUTE = /^ ?:? ?\p{Lu}[^.:;,\d]{1,40}? [-–—→] \p{Lu}/u;

/** A cell whose labels are read, but no dates and times. */
export interface LabeledCell {
  drafts: MailFieldDraft[];
  pending?: MailFieldDraft;
}

/** Divides the value of a cell at its clauses and inner labels. */
export class CellReader {
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
