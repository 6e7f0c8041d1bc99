import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, createIntakeUser, deliverEmail } from '../testing/mail.ts';
import { deleteOldMailData } from './delete-old-mail-data.ts';

const DAY_MS = 24 * 3_600_000;

const findFile = async (hash: string) => env.MAIL.head(`raw/${hash}`);

async function storeEmail(address: string, raw = buildEmail({ html: buildRestaurantHtml() })) {
  const { jobs } = await deliverEmail(address, raw);
  const id = jobs[0]?.mailId ?? 0;
  const hash = await everyDatabase
    .prepare('SELECT hash FROM mails WHERE id = ?')
    .bind(id)
    .first<string>('hash');
  return { id, hash: hash ?? '' };
}

describe('deleteOldMailData', () => {
  it('deletes emails without an account and of deleted accounts, except files that others share', async () => {
    const [deleted, other] = [await createIntakeUser(), await createIntakeUser()];
    const shared = buildEmail({ html: buildRestaurantHtml() });
    const files = [
      await storeEmail(deleted.address),
      await storeEmail(deleted.address, shared),
      await storeEmail(other.address, shared),
    ];
    const unowned = await storeEmail('trips@foldout.example');
    await everyDatabase.prepare('DELETE FROM users WHERE id = ?').bind(deleted.userId).run();
    await deleteOldMailData(env, Date.now());
    expect(await findFile(unowned.hash)).not.toBeNull();
    await deleteOldMailData(env, Date.now() + DAY_MS + 1);
    const left = await Promise.all([...files, unowned].map(({ hash }) => findFile(hash)));
    expect(left.map((file) => file !== null)).toEqual([false, true, true, false]);
    const rows = await everyDatabase
      .prepare('SELECT id FROM mails WHERE id IN (?, ?, ?, ?)')
      .bind(...files.map(({ id }) => id), unowned.id)
      .all();
    expect(rows.results).toEqual([{ id: files[2]?.id }]);
  });

  it('deletes more emails than one batch, and files shared by deleted accounts only', async () => {
    const [one, two] = [await createIntakeUser(), await createIntakeUser()];
    const raw = buildEmail({ html: buildRestaurantHtml() });
    const file = await storeEmail(one.address, raw);
    await storeEmail(two.address, raw);
    await env.DB.prepare(
      `INSERT INTO mails (user_id, hash, tie, bytes, sender, received_at, next_at)
       SELECT ?, 'many-' || key, 'personal', 1, '', ?, 0 FROM json_each(?)`,
    )
      .bind(one.userId, Date.now(), JSON.stringify(Array(1000).fill(0)))
      .run();
    const ids = [one.userId, two.userId];
    await everyDatabase
      .prepare('DELETE FROM users WHERE id IN (?, ?)')
      .bind(...ids)
      .run();
    await deleteOldMailData(env, Date.now() + DAY_MS + 1);
    expect(await findFile(file.hash)).toBeNull();
    const left = await everyDatabase
      .prepare("SELECT count(*) AS n FROM mails WHERE hash LIKE 'many-%' OR hash = ?")
      .bind(file.hash)
      .first('n');
    expect(left).toBe(0);
  });
});
