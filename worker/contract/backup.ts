import { z } from './zod.ts';

/** Names of tables and columns, and of files of a backup. */
const name = z.string().regex(/^\w[\w-]{0,99}$/);
/** Names the state of a database that was read before. */
const bookmark = z.string().min(1).max(200).optional();
const database = name;

export const backupSchemaRequest = z.strictObject({ database, bookmark });

/** `after` is that of the page before. The rows are encrypted as this part of this file. */
export const backupPageRequest = z.strictObject({
  database,
  bookmark,
  table: z.strictObject({
    name: name.refine((each) => !/^(_cf_|sqlite_)/.test(each)),
    columns: z.array(name).min(1).max(200),
    key: z.array(name).min(1).max(10),
  }),
  after: z.string().max(4_000).optional(),
  file: name,
  part: z.int().min(0),
});
export type BackupPageRequest = z.output<typeof backupPageRequest>;

/** Headers of a page, whose body is encrypted. Without `after` it was the last one. */
export const BACKUP_HEADERS = {
  rows: 'x-backup-rows',
  after: 'x-backup-after',
  bookmark: 'x-backup-bookmark',
  source: 'x-backup-source',
} as const;
