import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createTestItinerary, FAQ_INPUT } from '../testing/project.ts';

/** An itinerary with three questions, and their ids in order. */
async function createQuestions() {
  const itinerary = await createTestItinerary();
  const ids: number[] = [];
  for (const question of ['One?', 'Two?', 'Three?']) {
    ids.push((await itinerary.host.post(`${itinerary.path}/faqs`, { ...FAQ_INPUT, question })).body.id);
  }
  return { ...itinerary, ids: ids as [number, number, number] };
}

describe('faqs work', () => {
  it('keep the host’s order and line breaks', async () => {
    const { host, path, ids } = await createQuestions();
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

  it('come back to where they stood', async () => {
    const { host, path, ids } = await createQuestions();
    const { body } = await host.delete(`${path}/faqs/${ids[1]}`);
    expect((await host.get(`${path}/faqs`)).body).toHaveLength(2);
    await host.post(`${path}/faqs/restore`, { ids: body.undo.ids });
    expect((await host.get(`${path}/faqs`)).body.map((faq: { id: number }) => faq.id)).toEqual(ids);
  });

  it('makes one question of one request', async () => {
    const { host, path } = await createTestItinerary();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2].map(() => host.post(`${path}/faqs`, FAQ_INPUT, key)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect((await host.get(`${path}/faqs`)).body).toHaveLength(1);
  });
});

describe('faqs refuse', () => {
  it('an order that misses, repeats or invents a question, and says what stands', async () => {
    const { host, path, ids } = await createQuestions();
    for (const faqIds of [ids.slice(1), [ids[0], ids[0], ids[1]], [ids[0], ids[1], 999_999], []]) {
      const answer = await host.put(`${path}/faqs/reorder`, { faqIds });
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(answer.body.current.map((faq: { id: number }) => faq.id)).toEqual(ids);
    }
  });

  it('a write that has not seen the latest', async () => {
    const { host, path, ids } = await createQuestions();
    await host.put(`${path}/faqs/${ids[0]}`, { ...FAQ_INPUT, question: 'Mine?', sequence: 0 });
    const late = await host.put(`${path}/faqs/${ids[0]}`, { ...FAQ_INPUT, question: 'Theirs?', sequence: 0 });
    expect(late).toMatchObject({ status: 409, body: { current: { question: 'Mine?' } } });
  });

  it('what is empty, too long or gone', async () => {
    const { host, path, ids } = await createQuestions();
    expect((await host.post(`${path}/faqs`, { question: ' ', answer: 'x' })).body.fields).toHaveProperty(
      'question',
    );
    expect((await host.post(`${path}/faqs`, { question: 'x'.repeat(301), answer: 'x' })).status).toBe(400);
    await host.delete(`${path}/faqs/${ids[0]}`);
    expect((await host.put(`${path}/faqs/${ids[0]}`, FAQ_INPUT)).status).toBe(404);
  });

  it('every change, when the payment goes back at this very moment', async () => {
    const { host, path, id, ids } = await createQuestions();
    await host.delete(`${path}/faqs/${ids[2]}`);
    const refund = () => env.DB.prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
    const DB = new Proxy(env.DB, {
      get: (target, name: keyof D1Database) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              await refund();
              return target.batch(statements);
            }
          : (target[name] as () => unknown).bind(target),
    });
    const calls: [string, string, unknown][] = [
      ['POST', '', FAQ_INPUT],
      ['PUT', `/${ids[0]}`, FAQ_INPUT],
      ['PUT', '/reorder', { faqIds: [ids[1], ids[0]] }],
      ['DELETE', `/${ids[0]}`, undefined],
      ['POST', '/restore', { ids: [ids[2]] }],
    ];
    for (const [method, end, body] of calls) {
      await env.DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(id).run();
      const request = host.toRequest(method, `${path}/faqs${end}`, body);
      const answer = await app.fetch(request, { ...env, DB } as Cloudflare.Env, createExecutionContext());
      expect({ method, end, ...((await answer.json()) as object) }).toMatchObject({
        method,
        end,
        code: 'TRIAL_FAQ_BLOCKED',
      });
    }
  });

  it('the question after the hundredth, however many come at once', async () => {
    const { host, path } = await createTestItinerary();
    const answers = await Promise.all(
      Array.from({ length: 104 }, () => host.post(`${path}/faqs`, FAQ_INPUT)),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(100);
    expect(answers.filter((answer) => answer.body.code === 'FULL')).toHaveLength(4);
    const [{ id }] = (await host.get(`${path}/faqs`)).body;
    await host.delete(`${path}/faqs/${id}`);
    await host.post(`${path}/faqs`, FAQ_INPUT);
    expect((await host.post(`${path}/faqs/restore`, { ids: [id] })).body.code).toBe('FULL');
    expect((await host.post(`${path}/faqs/restore`, { ids: [999_999_999] })).status).toBe(404);
  });
});

describeAccess('faqs');
