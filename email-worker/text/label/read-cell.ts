import { matchAny } from '../lexicon/compile.ts';
import { foldEmailText } from '../lexicon/fold-email-text.ts';
import { isAirportCode } from '../scan/places.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { readCellLabel } from './cell-label.ts';
import { findLabelAt, isInlineLabel, splitWords, type TextWord } from './label-matcher.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';

const CLAUSE = /(?<=[\p{L}\d)]{4}[.!?]) +(?=\p{Lu})|; +| [|•·] +|\.{2,}/gu;
/** Labels whose value ends with its clause. */
const SHORT = new Set<MailField['key']>(['ignore', 'duration', 'note', 'unknown']);
/** Labels that names may start with: `Hotel Rosa`, `Station Road 5`. */
const NAMES = new Set<MailField['key']>(
  'hotel restaurant place event company from to end stop train room vehicle booker note section seat person party platform terminal'.split(
    ' ',
  ) as MailField['key'][],
);

const OF_NAMES = new RegExp(`^${matchAny('cells.names')}$`);

/** Item numbers: `3. TOUR`, `(2) Hotel`. */
const ITEM = /^(?:\(?\d{1,2}[.):]|#\d{1,2}\b|\d{1,2} [-–]) +(?=\p{L}[^\d]{2,40}$)/u;

/** Labels that may follow an item number. */
const OF_ITEMS = new Set<MailField['key']>(
  'flight train hotel restaurant event section pickup dropoff vehicle'.split(' ') as MailField['key'][],
);

const MEALS = new RegExp(`^${matchAny('cells.meals')}$`);
/** Activities that are headings only behind an item number. */
const VISITS = new RegExp(`^${matchAny('cells.visits')}$`);

/** Reads one cell. `pending` is a label that fills the cell and waits for its value. */
export function readCell(cell: TextCell, line: number): { fields: MailField[]; pending?: MailFieldDraft } {
  const item = ITEM.exec(cell.text)?.[0].length;
  if (item) {
    const head = readCell({ text: cell.text.slice(item), start: cell.start + item }, line);
    if (head.pending && OF_ITEMS.has(head.pending.key)) return head;
    const label = foldEmailText(cell.text.slice(item));
    const key = MEALS.test(label) ? 'restaurant' : VISITS.test(label) ? 'event' : undefined;
    const start = cell.start + cell.text.length;
    if (key)
      return {
        fields: [],
        pending: { key, aspects: [], label, value: '', start, line, isLabel: true, isFirm: true },
      };
  }
  const folded = foldEmailText(cell.text);
  // `DEN` is an airport code, but also a Czech label.
  const words = isAirportCode(cell.text) ? [] : splitWords(folded);
  const head = readCellLabel(cell, folded, words, line);
  if (head.isWaiting) return { fields: [], pending: head.draft };
  const clauses = [...cell.text.matchAll(CLAUSE)].map((m) => m.index);
  const drafts: MailFieldDraft[] = [];
  let { draft, from } = head;
  // The word is the start of a name: `Hotel Rosa`.
  if (
    from > 0 &&
    draft.isLabel &&
    !draft.isFirm &&
    OF_NAMES.test(draft.label.split(' ').at(-1) ?? '') &&
    !/^\d/.test(cell.text.slice(from))
  )
    from = 0;
  const cut = (until: number, next: MailFieldDraft, nextFrom: number) => {
    const piece = cell.text.slice(from, until);
    const value = piece.trim();
    if (value) drafts.push({ ...draft, value, start: cell.start + from + piece.indexOf(value) });
    draft = next;
    from = nextFrom;
  };
  for (let i = head.word; i < words.length; i++) {
    const at = words[i]?.start ?? 0;
    while (clauses.length && (clauses[0] ?? 0) <= at) {
      const end = clauses.shift() ?? 0;
      if (end <= from) continue;
      const fresh: MailFieldDraft = {
        ...draft,
        key: 'none',
        aspects: [],
        label: '',
        isLabel: false,
        isFirm: false,
      };
      cut(end, SHORT.has(draft.key) ? fresh : { ...draft }, end);
    }
    const inner = innerLabel(words, i, folded);
    if (!inner) continue;
    const end = words[inner.next - 1]?.end ?? at;
    const label = folded.slice(at, end);
    const gap = /^[\s:.]*/.exec(folded.slice(end))?.[0].length ?? 0;
    cut(
      at,
      {
        line,
        key: inner.key,
        aspects: inner.aspects,
        label,
        value: '',
        start: 0,
        isLabel: /^ ?:/.test(folded.slice(end)) && inner.key === 'person',
        isFirm: false,
      },
      end + gap,
    );
    i = inner.next - 1;
  }
  cut(cell.text.length, draft, cell.text.length);
  return { fields: drafts.map(toMailField) };
}

/** A strong label inside a line, or any label between a comma and a colon. */
function innerLabel(words: TextWord[], at: number, folded: string) {
  const found = findLabelAt(words, at);
  if (!found) return undefined;
  const start = words[at]?.start ?? 0;
  const rest = folded.slice(words[found.next - 1]?.end ?? start, (words[found.next - 1]?.end ?? start) + 40);
  if (isInlineLabel(words, at, found, rest.trimStart())) return found;
  const isListed =
    /^ ?:\s?\S/.test(rest) && /[,;|•·)\s-] ?$/.test(folded.slice(Math.max(0, start - 2), start));
  return isListed ? found : undefined;
}

/** Whether a cell has its own label, so that a pending one does not apply. */
export function isSelfLabeled(read: ReturnType<typeof readCell>, waiting?: MailField['key']): boolean {
  if (read.pending) return true;
  const first = read.fields[0];
  if (!first?.isLabel) return false;
  // A pending label without a specific meaning yields to any other.
  if (waiting !== undefined && (SHORT.has(waiting) || waiting === 'section'))
    return first.key !== 'unknown' && first.key !== 'none';
  return outranksPendingLabel(first, waiting);
}

/** Whether a field's own label outranks a pending one. */
export function outranksPendingLabel(field: MailField, waiting?: MailField['key']): boolean {
  if (field.key === 'none' || field.key === 'unknown' || field.key === waiting) return false;
  if (field.isFirm || !field.isLabel) return true;
  return !NAMES.has(field.key) && !/^(?:ab|an)$/.test(field.label);
}

/** Whether a line has no label and so can be a value. */
export function isUnlabeledLine(cells: TextCell[], waiting?: MailField['key']): boolean {
  const first = cells[0];
  return first !== undefined && !isSelfLabeled(readCell(first, 0), waiting);
}
