import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

/** An unclaimed event that proposes a change to an event, in an itinerary that the account may own. */
async function createProposal(
  isOwn: boolean,
  kind: 'change-of-assigned' | 'cancellation-of-assigned' = 'change-of-assigned',
) {
  const { browser, user } = await createSignedInUser();
  const { host, path, projectId, id } = await createTestItinerary();
  const { undo: _, ...event } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
  if (isOwn)
    await everyDatabase.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(user.id, id).run();
  const stored = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
  const unclaimed = await createUnclaimedEvent(user.id, {
    target: { ...stored, projectId, projectName: 'Lisbon' },
    targetEventId: event.id as number,
    targetSequence: 0,
    ...(kind === 'change-of-assigned' ? { changedFields: ['title', 'datetime'] } : { kind: 'cancellation' }),
  });
  const readEvents = async () => (await host.get(`${path}/events`)).body;
  return { browser, host, path, event, unclaimed, readEvents };
}

describe('works', () => {
  const PREVIOUS = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: 'Porto' };

  it.each([
    ['keeps the new details', 'apply', 'Ponto Final'],
    ['restores the old details', 'dismiss', 'Dinner'],
  ])('%s on %s', async (_, answer, title) => {
    const { browser, user } = await createSignedInUser();
    const emailChange = { kind: 'changed' as const, was: PREVIOUS };
    const { id } = await createUnclaimedEvent(user.id, { emailChange });
    const response = await browser.post(`${LIST}/${id}/answer`, { answer });
    expect(response).toMatchObject({
      status: 200,
      body: { event: { title, emailChange: null }, undo: null },
    });
  });

  it('applies a proposed change to the assigned event', async () => {
    const { browser, unclaimed, readEvents } = await createProposal(true);
    const response = await browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'apply' });
    expect(response.body).toEqual({ success: true, event: null, undo: null });
    expect(await readEvents()).toMatchObject([{ title: 'Ponto Final' }]);
  });

  it('deletes a canceled event with an undo offer', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id, { emailChange: { kind: 'cancelled' } });
    const { body } = await browser.post(`${LIST}/${id}/answer`, { answer: 'apply' });
    expect(body).toMatchObject({ event: null, undo: { ids: [id] } });
    expect((await browser.get(LIST)).body).toEqual([]);
  });
});

describe('refuses', () => {
  it('rejects a change to an itinerary that the caller cannot edit', async () => {
    const { browser, unclaimed, event, readEvents } = await createProposal(false);
    const response = await browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'apply' });
    expect(response).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } });
    expect(await readEvents()).toEqual([event]);
  });

  it('rejects a change to a deleted event, and keeps the unclaimed event', async () => {
    const { browser, host, path, unclaimed, event } = await createProposal(true);
    await host.delete(`${path}/events/${event.id}`);
    expect((await browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'apply' })).status).toBe(409);
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('rejects a second answer, and an unknown one', async () => {
    const { browser, unclaimed, readEvents } = await createProposal(true);
    const answer = () => browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'apply' });
    const statuses = (await Promise.all([1, 2, 3].map(answer))).map(({ status }) => status);
    // One that meets another before it is done may finish its work; the event is changed once.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect((await answer()).status).toBe(404);
    expect(await readEvents()).toMatchObject([{ title: 'Ponto Final', sequence: 1 }]);
    expect((await browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'maybe' })).status).toBe(400);
  });
});

describe.each(['change-of-assigned', 'cancellation-of-assigned'] as const)('a %s', (kind) => {
  it('leaves a newer edit of the event alone until that version was seen', async () => {
    const { browser, host, path, event, unclaimed, readEvents } = await createProposal(true, kind);
    const answer = (sequence?: number) =>
      browser.post(`${LIST}/${unclaimed.id}/answer`, { answer: 'apply', sequence });
    const edit = (title: string) => host.put(`${path}/events/${event.id}`, { ...EVENT_INPUT, title });
    const { undo: _, ...first } = (await edit('Dinner by the river')).body;
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: first } });
    const { undo: __, ...second } = (await edit('Dinner on the boat')).body;
    expect(await answer(1)).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: second } });
    expect(await readEvents()).toEqual([second]);
    expect((await browser.get(LIST)).body).toHaveLength(1);
    expect((await answer(2)).status).toBe(200);
    expect(await readEvents()).toMatchObject(
      kind === 'change-of-assigned' ? [{ title: 'Ponto Final', sequence: 3 }] : [],
    );
    expect((await browser.get(LIST)).body).toEqual([]);
  });
});

describeAccess('email-changes');
