import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the version before could not live with, while it still answers or after a rollback. */
const UNFIT = [
  { pattern: /\bDROP\s+(?:TABLE|COLUMN)\b/i, reason: 'drops what the version before reads or writes' },
  { pattern: /\bRENAME\s+(?:TO|COLUMN)?\b/i, reason: 'renames what the version before reads or writes' },
  {
    pattern: /\bADD\s+(?:COLUMN\s+)?\S+\s+\w+(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i,
    reason: 'adds a column that the version before leaves empty: NOT NULL needs a DEFAULT',
  },
];

/** A line of a migration that says why it fits all the same, such as a table that no version has used. */
const REVIEWED = /^-- fits the release before: \S/m;

/** Names of the migrations in a folder, in their order. */
export const listMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Why migrations do not fit the version that is deployed, one line each. `applied` are the names of those it has. */
export function findUnfitMigrations(folder: string, applied: string[]): string[] {
  const added = listMigrations(folder).filter((name) => !applied.includes(name));
  return added.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    if (REVIEWED.test(text)) return [];
    const statements = text.replaceAll(/^--.*$/gm, '').split(/;|--> statement-breakpoint/);
    return UNFIT.filter(({ pattern }) => statements.some((statement) => pattern.test(`${statement};`))).map(
      ({ reason }) => `${name} ${reason}.`,
    );
  });
}
