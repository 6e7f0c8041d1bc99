import { text } from 'drizzle-orm/sqlite-core';
import type { AuthorKind } from '../../../contract/history.ts';

/**
 * How a row was saved last, for its entry in the log; outdated where `at` is not the row's `updatedAt`. `kind`, `name` and
 * `person` are the author's.
 */
export type LastChange = {
  at: number;
  /** Identifies the call that saved it; see `changes.call`. */
  call: string;
  kind: AuthorKind;
  name: string | null;
  person: number | null;
  notify: boolean;
  note: string | null;
  /** See `changes.isUrgent`. */
  isUrgent: boolean;
  /** Undoes a change of the log. */
  isRestore: boolean;
};

/** The column of a logged table, set by every statement that writes. */
export const lastChange = () => text('last_change', { mode: 'json' }).$type<LastChange>();
