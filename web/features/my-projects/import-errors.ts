import { ApiError } from '../../lib/api.ts';

/** What is wrong with a file, and where in it. */
export type ImportError = { where?: string; what: string };

export const IMPORT_TOO_LARGE: ImportError = { what: 'This file is too large to be an itinerary.' };
export const NOT_AN_EXPORT: ImportError = { what: 'This is not an itinerary of Foldout.' };
const FAILED: ImportError = { what: 'Failed to import the itinerary. Please try again.' };

/** Enough to mend; the rest shows at the next try. */
const SHOWN = 5;

/** Reads a refused import: the faults of the file where the server names them, else its words. */
export function toImportErrors(error: unknown): ImportError[] {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = Object.entries(body?.fields ?? {});
  if (fields.length === 0) return [body ? { what: body.message } : FAILED];
  const faults = fields.slice(0, SHOWN).map(([path, what]) => ({ where: toWhere(path), what }));
  const more = fields.length - faults.length;
  return more > 0 ? [...faults, { what: `And ${more} more.` }] : faults;
}

/** "Event 4, title" of `events.3.title`. */
function toWhere(path: string): string | undefined {
  const [list = '', index, field] = path.split('.');
  if (list === 'format' || list === 'version') return undefined;
  const noun = { events: 'Event', faqs: 'Question' }[list];
  if (!noun || !/^\d+$/.test(index ?? '')) return path.split('.').at(-1);
  return [`${noun} ${Number(index) + 1}`, field].filter(Boolean).join(', ');
}
