import type { Context } from 'hono';
import { BACKUP_HEADERS, backupPageRequest, backupSchemaRequest } from '../contract/backup.ts';
import { BackupSession } from '../db/backup/backup-session.ts';
import { readPage } from '../db/backup/read-page.ts';
import { readSchema, readSequences, type Value } from '../db/backup/schema.ts';
import { listAllDatabases } from '../db/databases.ts';
import { hashToken, isSameText, seal, unseal } from '../domain/access/crypto.ts';
import { encodePart, importBackupKey } from '../domain/backup/part.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { countReads, RATE, requireRate, throwIfLimited } from '../http/rate-limits.ts';
import { limitJson, requireJson } from '../http/request-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { jsonBody } from '../http/validation.ts';

/**
 * Backups, which only a Worker can read from copies of a database. Whoever has the token gets rows that nobody can read
 * without the private key, so it is worth nothing to those who find it. Without both settings the routes do not exist.
 * Mounted outside the API, whose limits are for people.
 */
export const backupRoutes = factory
  .createApp()
  .use(noStore, requireBackupToken, requireSameSite, limitJson, requireJson)
  .get('/', (c) => {
    const databases = listAllDatabases(c.env).map(({ binding }) => binding);
    return c.json({ publicKey: c.get('settings').BACKUP_PUBLIC_KEY ?? '', databases });
  })
  .post('/schema', jsonBody(backupSchemaRequest), async (c) => {
    const { database, bookmark } = c.req.valid('json');
    const session = await openSession(c, database, bookmark);
    const schema = await readSchema(session);
    const sequences = await readSequences(session);
    return c.json({ schema, sequences, bookmark: session.bookmark });
  })
  .post('/page', jsonBody(backupPageRequest), async (c) => {
    const { database, bookmark, table, after, file, part } = c.req.valid('json');
    const settings = c.get('settings');
    const place = `${database}/${table.name}`;
    const known = after === undefined ? undefined : await unseal(settings, 'backup', place, after);
    if (after !== undefined && known === undefined) throw new AppError('INVALID_INPUT');
    const session = await openSession(c, database, bookmark);
    const page = await readPage(
      session,
      table,
      known === undefined ? undefined : (JSON.parse(known) as Value[]),
    );
    const key = await importBackupKey(settings.BACKUP_PUBLIC_KEY ?? '');
    c.header(BACKUP_HEADERS.rows, String(page?.rows.length ?? 0));
    c.header(BACKUP_HEADERS.source, session.isReplica ? 'replica' : 'primary');
    if (session.bookmark) c.header(BACKUP_HEADERS.bookmark, session.bookmark);
    // Sealed: a key may be what nobody else should see.
    if (page)
      c.header(BACKUP_HEADERS.after, await seal(settings, 'backup', place, JSON.stringify(page.after)));
    c.header('Content-Type', 'application/octet-stream');
    return c.body(await encodePart(page?.rows ?? [], { file, part, isLast: !page }, key));
  });

/** Answers as if the route did not exist, unless the request has the token. Throws RATE_LIMITED after many without. */
async function requireBackupToken(c: Context<AppEnv>, next: () => Promise<void>) {
  const { BACKUP_TOKEN: token, BACKUP_PUBLIC_KEY: key } = c.get('settings');
  if (!token || !key) throw new AppError('NOT_FOUND');
  const [, sent = ''] = /^Bearer +(\S{1,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  // Compares hashes, because the time that a comparison takes reveals the length.
  if (!isSameText(await hashToken(sent), await hashToken(token))) {
    await requireRate(c, `address:${c.get('ip')}`, RATE.refusedBackups);
    throw new AppError('NOT_FOUND');
  }
  throwIfLimited(await countReads(c, 'backups', RATE.backups, 1));
  await next();
}

async function openSession(c: Context<AppEnv>, name: string, bookmark: string | undefined) {
  const database = listAllDatabases(c.env).find(({ binding }) => binding === name);
  if (!database) throw new AppError('NOT_FOUND');
  return BackupSession.open(database.d1, bookmark, Date.now());
}
