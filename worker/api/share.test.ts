import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import { outbox } from '../db/schema/shared/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { everyDatabase, everyItineraryDb } from '../testing/databases.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const forgetLinkKey = (id: number) =>
  everyDatabase.prepare('UPDATE projects SET link_key_sealed = NULL WHERE id = ?').bind(id).run();

describe('works', () => {
  it('returns the link with the access code and a key of 128 bits, the same to guests and hosts', async () => {
    const itinerary = await createTestItinerary();
    const { projectId, accessCode, path, host } = itinerary;
    const { body } = await host.get(`${path}/share`);
    expect(body).toEqual({
      url: `http://localhost:8787/access/${projectId}?code=${accessCode}#k=${body.inviteKey}`,
      projectUrl: `http://localhost:8787/project/${projectId}`,
      accessCode,
      inviteKey: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect((await (await enterAsGuest(itinerary)).get(`${path}/share`)).body).toEqual(body);
    const row = await everyDatabase.prepare('SELECT * FROM projects WHERE id = ?').bind(itinerary.id).first();
    expect(JSON.stringify(row)).not.toContain(body.inviteKey);
  });

  it('creates one key when parallel calls ask for the first link of an older itinerary', async () => {
    const { host, path, id } = await createTestItinerary();
    await forgetLinkKey(id);
    const calls = Array.from({ length: 10 }, () => host.get(`${path}/share`));
    const keys = (await Promise.all(calls)).map(({ body }) => body.inviteKey);
    expect(new Set(keys).size).toBe(1);
    expect((await host.get(`${path}/share`)).body.inviteKey).toBe(keys[0]);
  });

  it('replaces a key that cannot be decrypted, but not while the code cannot be either', async () => {
    const { host, path, id, accessCode, projectId } = await createTestItinerary();
    const readKey = () =>
      everyDatabase.prepare('SELECT link_key_sealed AS k FROM projects WHERE id = ?').bind(id).first('k');
    await everyDatabase.prepare("UPDATE projects SET link_key_sealed = 'broken' WHERE id = ?").bind(id).run();
    const replaced = (await host.get(`${path}/share`)).body;
    expect(replaced.url).toContain(`?code=${accessCode}#k=${replaced.inviteKey}`);
    expect(await readKey()).not.toBe('broken');
    await everyDatabase
      .prepare("UPDATE projects SET link_key_sealed = 'broken', access_code_sealed = 'broken' WHERE id = ?")
      .bind(id)
      .run();
    const { body } = await host.get(`${path}/share`);
    expect(body).toMatchObject({ url: `http://localhost:8787/access/${projectId}`, inviteKey: '' });
    expect(await readKey()).toBe('broken');
  });

  it('is in the email with the codes, and again on request', async () => {
    const { host, path, id } = await createTestItinerary();
    const { url } = (await host.get(`${path}/share`)).body;
    expect((await host.post(`${path}/codes-mail`)).status).toBe(200);
    const rows = await everyItineraryDb.select().from(outbox).where(eq(outbox.projectId, id));
    const mails = await Promise.all(rows.map((row) => unsealMail(parseSettings(env), row)));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail?.text).toContain(`Open itinerary: ${url}\n`);
  });

  it('changes the key with the access code', async () => {
    const { host, path } = await createTestItinerary();
    const before = (await host.get(`${path}/share`)).body;
    await host.put(`${path}/customizations`, { accessCode: 'K7M2QX' });
    const after = (await host.get(`${path}/share`)).body;
    expect(after.accessCode).toBe('K7M2QX');
    expect(after.inviteKey).not.toBe(before.inviteKey);
  });
});

describeAccess('share');
