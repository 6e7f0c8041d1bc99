import type { TextCell } from '../scan/text-lines.ts';
import { isShort, type LabeledCell, NAME_FIELDS } from './cell-reader.ts';
import { type MailField, type MailFieldDraft, toMailField } from './mail-field.ts';
import { readLabels } from './read-labels.ts';

/** Reads one cell. `pending` is a label that fills the cell and waits for its value. */
export function readCell(cell: TextCell, line: number): { fields: MailField[]; pending?: MailFieldDraft } {
  const { drafts, pending } = readLabels(cell, line);
  return { fields: drafts.map(toMailField), pending };
}

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
  return !NAME_FIELDS.has(field.key) && !/^(?:ab|an)$/.test(field.label);
}

/** Whether a line has no label and so can be a value. */
export function isUnlabeledLine(cells: TextCell[], waiting?: MailField['key']): boolean {
  const first = cells[0];
  return first !== undefined && !isSelfLabeled(readLabels(first, 0), waiting);
}
