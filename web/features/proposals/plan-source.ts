import { LIMITS, MAX_PLAN_BYTES, MAX_PLAN_PDF_BYTES } from '../../../worker/contract/limits.ts';
import type { CreateProposals } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';

/** A plan as the server reads it. `text` is what the host can see of it, for showing where proposals come from. */
export type PlanSource = CreateProposals & { text?: string };

/** Why a file is not sent, in a sentence for the host. */
export type PlanProblem = { problem: string };

type Kind = CreateProposals['kind'];

const KINDS: Record<string, Kind> = {
  ics: 'ics',
  ical: 'ics',
  csv: 'csv',
  tsv: 'csv',
  eml: 'eml',
  pdf: 'pdf',
  json: 'json',
  txt: 'text',
  md: 'text',
};
/** For files without a known ending, as apps share them. */
const KINDS_BY_TYPE: Record<string, Kind> = {
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'message/rfc822': 'eml',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/plain': 'text',
  'text/markdown': 'text',
};

const UNREADABLE: [pattern: RegExp, describe: () => string][] = [
  [/\.(xlsx?|ods|numbers)$/i, () => t('spreadsheetUnreadable')],
  [/\.(docx?|odt|pages|rtf)$/i, () => t('planFileUnreadable')],
  [/\.(png|jpe?g|gif|webp|heic|bmp)$/i, () => t('planImageUnreadable')],
];

/** Prepares pasted text. Calendar files and exports are recognized by their first words. */
export function toPastedPlan(text: string): PlanSource | PlanProblem {
  const start = text.trimStart();
  if (start === '') return { problem: t('planMissing') };
  if (new TextEncoder().encode(text).length > MAX_PLAN_BYTES)
    return { problem: t('planTextTooLarge', { limit: '256 KB' }) };
  const kind = start.startsWith('BEGIN:VCALENDAR') ? 'ics' : isExport(start) ? 'json' : 'text';
  return { kind, content: text, text };
}

const isExport = (text: string) => text.startsWith('{') && text.includes('"foldout-itinerary"');

/** Reads a file in the browser. */
export async function readPlanFile(file: File): Promise<PlanSource | PlanProblem> {
  const problem = UNREADABLE.find(([pattern]) => pattern.test(file.name))?.[1]();
  if (problem) return { problem };
  if (file.type.startsWith('image/')) return { problem: t('planImageUnreadable') };
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS[ending] ?? KINDS_BY_TYPE[file.type.split(';')[0] ?? ''];
  if (!kind) return { problem: t('planKindUnknown') };
  const limit = kind === 'pdf' ? MAX_PLAN_PDF_BYTES : MAX_PLAN_BYTES;
  if (file.size > limit)
    return { problem: t('planFileTooLarge', { limit: kind === 'pdf' ? '5 MB' : '256 KB' }) };
  if (file.size === 0) return { problem: t('planFileEmpty') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const label = file.name.slice(-LIMITS.title).trim() || undefined;
  if (kind === 'pdf' || kind === 'eml') return { kind, label, content: toBase64(bytes) };
  const text = decodeText(bytes);
  return { kind, label, content: text, text };
}

/** Spreadsheets also save UTF-16 with a byte order mark, and Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In pieces, since a call has a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(pieces.join(''));
}
