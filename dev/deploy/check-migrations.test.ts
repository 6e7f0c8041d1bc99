import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnfitMigrations } from './check-migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foldout-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (sql: string, applied: string[] = []) => {
  writeFileSync(join(folder, '0007_next.sql'), sql);
  return findUnfitMigrations(folder, applied);
};

it.each([
  'ALTER TABLE `events` DROP COLUMN `note`;',
  'DROP TABLE `faqs`;',
  'ALTER TABLE `__new_events` RENAME TO `events`;',
  'ALTER TABLE `events` RENAME COLUMN `a` TO `b`;',
  'CREATE TABLE `x` (`id` integer);\nALTER TABLE `events` ADD `kind` text NOT NULL;',
])('refuses %s, unless it is deployed already or reviewed', (sql) => {
  expect(check(sql)).toEqual([expect.stringMatching(/^0007_next.sql (drops|renames|adds)/)]);
  expect(check(sql, ['0007_next.sql'])).toEqual([]);
  expect(check(`-- fits the release before: it was never used\n${sql}`)).toEqual([]);
});

it.each([
  'ALTER TABLE `events` ADD `kind` text;',
  "ALTER TABLE `events` ADD `kind` text DEFAULT 'a' NOT NULL;",
  'CREATE TABLE `x` (`id` integer NOT NULL);',
  'DROP TRIGGER log_events;--> statement-breakpoint\nCREATE TRIGGER log_events AFTER INSERT ON events BEGIN SELECT 1; END;',
  'DROP INDEX `by_day`;',
])('accepts %s', (sql) => {
  expect(check(sql)).toEqual([]);
});
