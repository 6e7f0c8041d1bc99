import { expect, it } from 'vitest';
import { hashBytes } from '../../email-worker/mime/content-hash.ts';
import { everyDatabase } from '../testing/databases.ts';
import { controlModel, EVENT, readModelState } from '../testing/model.ts';
import { createTestItinerary } from '../testing/project.ts';

/** A plan that no one has pasted before, and what the model answers about it. */
async function preparePlan() {
  const text = `Maybe the Blue Jetty of Harbour Lane, for which we still have no tickets: 12 June 2083 - 18:45\n${crypto.randomUUID()}`;
  const hash = await hashBytes(new TextEncoder().encode(text));
  await controlModel({ record: { hash, answer: { emailKind: 'other', events: [EVENT] } } });
  return { kind: 'text', content: text };
}

const readCalls = (subject: number) =>
  everyDatabase.prepare('SELECT calls FROM model_budget WHERE user_id = ?').bind(subject).first('calls');

it('reads a plan with the model, and counts the call for the itinerary', async () => {
  const { host, path, id } = await createTestItinerary();
  const { status, body } = await host.post(`${path}/proposals`, await preparePlan());
  expect(status).toBe(201);
  expect(body.proposals).toMatchObject([{ title: 'Blue Jetty', source: { kind: 'text' } }]);
  expect(await readCalls(-id)).toBe(1);
});

it('keeps what the rules read when the model fails or its budget is used up', async () => {
  const { host, path, id } = await createTestItinerary();
  const plan = await preparePlan();
  await controlModel({ failNext: 'garbage' });
  expect((await host.post(`${path}/proposals`, plan)).status).toBe(201);
  await everyDatabase.prepare('UPDATE model_budget SET calls = 40 WHERE user_id = ?').bind(-id).run();
  const { calls } = await readModelState();
  expect((await host.post(`${path}/proposals`, await preparePlan())).status).toBe(201);
  expect((await readModelState()).calls).toBe(calls);
});
