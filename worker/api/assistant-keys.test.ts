import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createAssistantKey, postMessage } from '../testing/assistant.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';

describeAccess('assistant-keys');

describe('a key', () => {
  it('is shown once, stored as a hash, and listed with the day of its last use', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { id, key } = await createAssistantKey(itinerary, { label: 'Claude', includePrivate: true });
    expect(key).toMatch(/^foldout_[\w-]{34}$/);
    const listed = { id, label: 'Claude', includePrivate: true, createdAt: expect.any(String) };
    expect((await host.get(`${path}/assistant-keys`)).body).toEqual([{ ...listed, lastUsedOn: null }]);
    const stored = await everyDatabase.prepare('SELECT * FROM assistant_keys WHERE id = ?').bind(id).first();
    expect(JSON.stringify(stored)).not.toContain(key.slice('foldout_'.length));
    await postMessage({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { key });
    const today = new Date().toISOString().slice(0, 10);
    await expect.poll(async () => (await host.get(`${path}/assistant-keys`)).body[0].lastUsedOn).toBe(today);
    expect((await host.delete(`${path}/assistant-keys/${id}`)).body).toEqual({ success: true });
    expect((await host.delete(`${path}/assistant-keys/${id}`)).status).toBe(404);
  });

  it('needs a name', async () => {
    const { host, path } = await createTestItinerary();
    for (const body of [{}, { label: ' ' }, { label: 'x'.repeat(41) }]) {
      const refused = await host.post(`${path}/assistant-keys`, body);
      expect(refused).toMatchObject({ status: 400, body: { fields: { label: expect.any(String) } } });
    }
  });

  it('is one of ten at most, also in parallel', async () => {
    const { host, path } = await createTestItinerary();
    const all = await Promise.all(
      Array.from({ length: LIMITS.assistantKeys + 3 }, () =>
        host.post(`${path}/assistant-keys`, { label: 'Claude' }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(LIMITS.assistantKeys);
    expect(all.filter(({ status, body }) => status === 409 && body.code === 'FULL')).toHaveLength(3);
  });
});
