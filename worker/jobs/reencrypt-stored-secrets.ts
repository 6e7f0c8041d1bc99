import type { Db } from '../db/client.ts';
import { forEachDatabase } from '../db/databases.ts';
import {
  listSealedRows,
  type ReencryptedRow,
  type ReencryptionProgress,
  saveReencrypted,
  startReencryption,
} from '../db/reencrypt.ts';
import { computeKeyId, type Secrets } from '../domain/access/crypto.ts';
import { reencrypt, SEALED_KINDS, type SealedKind } from '../domain/access/reencrypt.ts';
import { log } from '../log.ts';
import { parseSettings } from '../services/settings.ts';

/** Rows in a batch. They are saved as one parameter, which may have 2 MB, and an email has up to 20 KB. */
const BATCH = 25;
/** Batches in one run, a thousand rows. The job runs every minute and continues. */
const MAX_BATCHES = 40;
/** Requests that began before the new secret was deployed may still write with the old one. */
const START_AFTER_MS = 2 * 60_000;

/**
 * While APP_SECRET is rotated, encrypts everything in the database again with the new secret, and hashes it again. May
 * be interrupted and run twice. Does nothing without APP_SECRET_PREVIOUS.
 */
export async function reencryptStoredSecrets(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  if (!settings.APP_SECRET_PREVIOUS) return;
  const keyId = await computeKeyId(settings);
  await forEachDatabase(env, (db) => reencryptDatabase(db, settings, keyId, now));
}

/** The kinds that the directory has too. Databases of itineraries have all kinds. */
const SHARED_KINDS: SealedKind[] = ['intake-addresses', 'emails'];

async function reencryptDatabase(db: Db, settings: Secrets, keyId: string, now: number): Promise<void> {
  const kinds = db.kind === 'directory' ? SHARED_KINDS : SEALED_KINDS;
  const progress = await startReencryption(db, keyId, kinds, now);
  const due = progress.filter(
    ({ startedAt, finishedAt }) => finishedAt === null && now - startedAt >= START_AFTER_MS,
  );
  if (due.length === 0) return;
  const counts = { processed: 0, reencrypted: 0, unreadable: 0 };
  let [batches, unfinished] = [0, due.length];
  for (const started of due) {
    let current: ReencryptionProgress = started;
    for (; current.finishedAt === null && batches < MAX_BATCHES; batches++) {
      current = await reencryptBatch(db, settings, current, counts, now);
    }
    if (current.finishedAt !== null) unfinished--;
  }
  log({ handler: 'scheduled', job: 'reencrypt', keyId, ...counts, left: unfinished });
}

type Counts = { processed: number; reencrypted: number; unreadable: number };

/** Adds to `counts` and returns the progress after the batch. */
async function reencryptBatch(
  db: Db,
  secrets: Secrets,
  progress: ReencryptionProgress,
  counts: Counts,
  now: number,
): Promise<ReencryptionProgress> {
  const rows = await listSealedRows(db, progress.target, progress.cursor, BATCH);
  const reencrypted: ReencryptedRow[] = [];
  let unreadable = 0;
  for (const { key, owner, sealed: old } of rows) {
    const value = await reencrypt(secrets, progress.target, owner, old);
    if (value === 'unreadable') unreadable++;
    else if (value !== 'current') reencrypted.push({ key, old, ...value });
  }
  const cursor = rows.length < BATCH ? undefined : rows.at(-1)?.key;
  await saveReencrypted(db, progress, reencrypted, { cursor, processed: rows.length, unreadable }, now);
  counts.processed += rows.length;
  counts.reencrypted += reencrypted.length;
  counts.unreadable += unreadable;
  return { ...progress, ...(cursor === undefined ? { finishedAt: now } : { cursor }) };
}
