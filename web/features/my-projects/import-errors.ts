import { ApiError } from '../../lib/api.ts';

/** An error in an imported file, and its position. */
export type ImportError = { where?: string; what: string };

export const IMPORT_TOO_LARGE: ImportError = { what: 'This file is too large.' };
export const NOT_AN_EXPORT: ImportError = { what: 'This is not a Foldout export.' };
const FAILED: ImportError = { what: 'Failed to import the itinerary. Please try again.' };

/** Further errors are only counted. */
const MAX_SHOWN = 5;

/** Returns a failed import's errors: those of the file if the server lists them, else its message. */
export function toImportErrors(error: unknown): ImportError[] {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = Object.entries(body?.fields ?? {});
  if (fields.length === 0) return [body ? { what: body.message } : FAILED];
  // The rest of such a file cannot be right.
  const unreadable = body?.fields?.format ?? body?.fields?.version;
  if (unreadable) return [{ what: unreadable }];
  const shown = fields.slice(0, MAX_SHOWN).map(([path, what]) => ({ where: toPosition(path), what }));
  const more = fields.length - shown.length;
  return more > 0 ? [...shown, { what: `And ${more} more.` }] : shown;
}

/** Converts `events.3.title` to "Event 4, title". */
function toPosition(path: string): string | undefined {
  const [list = '', index, field] = path.split('.');
  const noun = { events: 'Event', faqs: 'FAQ' }[list];
  if (!noun || !/^\d+$/.test(index ?? '')) return path.split('.').at(-1);
  return [`${noun} ${Number(index) + 1}`, field].filter(Boolean).join(', ');
}
