import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';

/** An error in an imported file, and its position. */
export type ImportError = { where?: string; what: string };

export const toTooLarge = (): ImportError => ({ what: t('importTooLarge') });
export const toNotAnExport = (): ImportError => ({ what: t('notAnExport') });

/** Further errors are only counted. */
const MAX_SHOWN = 5;

/** Returns a failed import's errors: those of the file if the server lists them, else its message. */
export function toImportErrors(error: unknown): ImportError[] {
  const body = error instanceof ApiError ? error.body : undefined;
  const fields = Object.entries(body?.fields ?? {});
  if (fields.length === 0) return [{ what: body?.message ?? t('importFailed') }];
  // The rest of such a file cannot be right.
  const unreadable = body?.fields?.format ?? body?.fields?.version;
  if (unreadable) return [{ what: unreadable }];
  const shown = fields.slice(0, MAX_SHOWN).map(([path, what]) => ({ where: toPosition(path), what }));
  const more = fields.length - shown.length;
  return more > 0 ? [...shown, { what: t('moreErrors', { count: more }) }] : shown;
}

const ROWS = {
  events: (number: number) => t('eventInFile', { number }),
  faqs: (number: number) => t('faqInFile', { number }),
};

/** Converts `events.3.title` to "Event 4, title". */
function toPosition(path: string): string | undefined {
  const [list = '', index, field] = path.split('.');
  if (!(list in ROWS) || !/^\d+$/.test(index ?? '')) return path.split('.').at(-1);
  return [ROWS[list as keyof typeof ROWS](Number(index) + 1), field].filter(Boolean).join(', ');
}
