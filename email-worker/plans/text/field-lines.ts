import { findPlanField, type PlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';

/** An event written as a form: one field per line. */
export interface PlanRecord {
  lines: ScannedLine[];
  fields: Partial<Record<PlanField, string>>;
  /** Its date, start and end as one text, which is read like any line: `12 June 19:00 – 22:00`. */
  when: string;
}

const FIELD = /^(\p{L}[^:\d]{0,28}?)\s?[:：]\s*(\S.*)$/u;
const MIN_FIELDS = 2;
const MAX_LINES = 12;
const WHEN: PlanField[] = ['date', 'time', 'start', 'startTime'];

/** The field and value of a line such as `Where: Rosa’s`. */
export function readFieldLine(
  { text }: Pick<ScannedLine, 'text'>,
  language: string,
): { field: PlanField; value: string } | undefined {
  const [, label, value] = FIELD.exec(text) ?? [];
  const field = label && findPlanField(foldEmailText(label.trim()), [language, 'en']);
  return field && value ? { field, value: value.trim() } : undefined;
}

/** The record that begins at a line: at least two fields, one of them a date or time. */
export function findRecord({ lines, language }: ScannedPlan, at: number): PlanRecord | undefined {
  const first = lines[at];
  const start = first && readFieldLine(first, language);
  if (!start || !(start.field === 'title' || WHEN.includes(start.field))) return undefined;
  const { own, fields } = readFields(lines.slice(at, at + MAX_LINES), language);
  const hasWhen = WHEN.some((field) => fields[field] !== undefined);
  if (own.length < MIN_FIELDS || !hasWhen) return undefined;
  return { lines: own, fields, when: joinWhen(fields) };
}

/** The fields of lines with labels, up to one that begins another event. Other labels say something about this one. */
function readFields(lines: ScannedLine[], language: string) {
  const fields: PlanRecord['fields'] = {};
  const own: ScannedLine[] = [];
  const labels = new Set<string>();
  for (const line of lines) {
    const [, label = ''] = FIELD.exec(line.text) ?? [];
    const { field = 'description', value = line.text } = readFieldLine(line, language) ?? {};
    const isNext = labels.has(label) || (field === 'title' && fields.title !== undefined);
    if (label === '' || isNext) break;
    labels.add(label);
    // Two labels may name one field, such as a weekday and a date.
    fields[field] = [fields[field], value].filter(Boolean).join(field === 'date' ? ' ' : '\n');
    own.push(line);
  }
  return { own, fields };
}

function joinWhen({ date, time, start, startTime, end, endTime }: PlanRecord['fields']): string {
  const begin = [date, time ?? startTime ?? start].filter(Boolean).join(' ');
  const last = endTime ?? end;
  return last && /\d/.test(last) && !/[-–].*\d/.test(time ?? '') ? `${begin} – ${last}` : begin;
}
