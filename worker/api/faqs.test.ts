import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { wrapBatches } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, FAQ_INPUT } from '../testing/project.ts';

/** An itinerary with three FAQs, and their ids in order. */
async function createFaqs() {
  const itinerary = await createTestItinerary();
  const ids: number[] = [];
  for (const question of ['One?', 'Two?', 'Three?']) {
    ids.push((await itinerary.host.post(`${itinerary.path}/faqs`, { ...FAQ_INPUT, question })).body.id);
  }
  return { ...itinerary, ids: ids as [number, number, number] };
}

describe('works', () => {
  it('keeps the order and line breaks', async () => {
    const { host, path, ids } = await createFaqs();
    const reordered = await host.put(`${path}/faqs/reorder`, { faqIds: [ids[2], ids[0], ids[1]] });
    expect(reordered.body.map((faq: { question: string }) => faq.question)).toEqual([
      'Three?',
      'One?',
      'Two?',
    ]);
    const answer = 'First line\n\nThird line';
    await host.put(`${path}/faqs/${ids[0]}`, { ...FAQ_INPUT, answer, sequence: 0 });
    const { body } = await host.get(`${path}/faqs`);
    expect(body.map((faq: { order: number }) => faq.order)).toEqual([0, 1, 2]);
    expect(body[1]).toMatchObject({ answer, sequence: 1 });
  });

  it('restores a deleted FAQ to its position', async () => {
    const { host, path, ids } = await createFaqs();
    const { body } = await host.delete(`${path}/faqs/${ids[1]}`);
    expect((await host.get(`${path}/faqs`)).body).toHaveLength(2);
    await host.post(`${path}/faqs/restore`, { ids: body.undo.ids });
    expect((await host.get(`${path}/faqs`)).body.map((faq: { id: number }) => faq.id)).toEqual(ids);
  });

  it('creates one FAQ per request key', async () => {
    const { host, path } = await createTestItinerary();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const responses = await Promise.all([1, 2].map(() => host.post(`${path}/faqs`, FAQ_INPUT, key)));
    expect(responses.map((response) => response.status)).toEqual([201, 201]);
    expect((await host.get(`${path}/faqs`)).body).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('rejects an order with missing, repeated or unknown ids, and returns the current one', async () => {
    const { host, path, ids } = await createFaqs();
    for (const faqIds of [ids.slice(1), [ids[0], ids[0], ids[1]], [ids[0], ids[1], 999_999], []]) {
      const response = await host.put(`${path}/faqs/reorder`, { faqIds });
      expect(response).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(response.body.current.map((faq: { id: number }) => faq.id)).toEqual(ids);
    }
  });

  it('rejects an update with an old sequence', async () => {
    const { host, path, ids } = await createFaqs();
    await host.put(`${path}/faqs/${ids[0]}`, { ...FAQ_INPUT, question: 'Mine?', sequence: 0 });
    const late = await host.put(`${path}/faqs/${ids[0]}`, { ...FAQ_INPUT, question: 'Theirs?', sequence: 0 });
    expect(late).toMatchObject({ status: 409, body: { current: { question: 'Mine?' } } });
  });

  it('rejects empty and long text, and updates of a deleted FAQ', async () => {
    const { host, path, ids } = await createFaqs();
    expect((await host.post(`${path}/faqs`, { question: ' ', answer: 'x' })).body.fields).toHaveProperty(
      'question',
    );
    expect((await host.post(`${path}/faqs`, { question: 'x'.repeat(301), answer: 'x' })).status).toBe(400);
    await host.delete(`${path}/faqs/${ids[0]}`);
    expect((await host.put(`${path}/faqs/${ids[0]}`, FAQ_INPUT)).status).toBe(404);
  });

  it('rejects every change when a refund happens in parallel', async () => {
    const { host, path, id, ids } = await createFaqs();
    await host.delete(`${path}/faqs/${ids[2]}`);
    const bindings = wrapBatches(async (run) => {
      await everyDatabase.prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
      return run();
    });
    const calls: [string, string, unknown][] = [
      ['POST', '', FAQ_INPUT],
      ['PUT', `/${ids[0]}`, FAQ_INPUT],
      ['PUT', '/reorder', { faqIds: [ids[1], ids[0]] }],
      ['DELETE', `/${ids[0]}`, undefined],
      ['POST', '/restore', { ids: [ids[2]] }],
    ];
    for (const [method, end, body] of calls) {
      await everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(id).run();
      const request = host.toRequest(method, `${path}/faqs${end}`, body);
      const response = await app.fetch(request, { ...env, ...bindings }, createExecutionContext());
      expect({ method, end, ...((await response.json()) as object) }).toMatchObject({
        method,
        end,
        code: 'TRIAL_FAQ_BLOCKED',
      });
    }
  });

  it('rejects the 101st FAQ, even in parallel', async () => {
    const { host, path } = await createTestItinerary();
    const responses = await Promise.all(
      Array.from({ length: 104 }, () => host.post(`${path}/faqs`, FAQ_INPUT)),
    );
    expect(responses.filter((response) => response.status === 201)).toHaveLength(100);
    expect(responses.filter((response) => response.body.code === 'FULL')).toHaveLength(4);
    const [{ id }] = (await host.get(`${path}/faqs`)).body;
    await host.delete(`${path}/faqs/${id}`);
    await host.post(`${path}/faqs`, FAQ_INPUT);
    expect((await host.post(`${path}/faqs/restore`, { ids: [id] })).body.code).toBe('FULL');
    expect((await host.post(`${path}/faqs/restore`, { ids: [999_999_999] })).status).toBe(404);
  });
});

describeAccess('faqs');
