import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, EVENT_INPUT, type TestItinerary } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

/** An account with an itinerary of its own. */
async function createOwner(paid = true): Promise<TestItinerary & { browser: TestBrowser; userId: number }> {
  const { browser, user } = await createSignedInUser();
  const itinerary = await createTestItinerary({ paid });
  await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
    .bind(user.id, itinerary.id)
    .run();
  return { ...itinerary, browser, userId: user.id };
}

const countEvents = (projectId: number) =>
  env.DB.prepare('SELECT count(*) AS n FROM events WHERE project_id = ? AND deleted_at IS NULL')
    .bind(projectId)
    .first('n');

describe('assigning works', () => {
  it('makes an event of all that the card says, and takes the card off the list', async () => {
    const { browser, userId, projectId, host, path } = await createOwner();
    const { id } = await createUnclaimedEvent(userId, { endsAt: Date.UTC(2027, 5, 12, 20, 30) });
    const { status, body } = await browser.post(`${LIST}/${id}/assign`, { projectId });
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        event: {
          title: 'Ponto Final',
          description: 'Reservation PF-4471',
          datetime: '2027-06-12T18:30:00.000Z',
          endsAt: '2027-06-12T20:30:00.000Z',
          timeZone: 'Europe/Lisbon',
          location: 'Ponto Final, Almada',
          attendees: 'Jane Doe',
        },
      },
    ]);
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await host.get(`${path}/events`)).body).toMatchObject([{ id: body.event.id }]);
  });

  it('is once, however often and from wherever it is asked', async () => {
    const { browser, userId, projectId, id: project } = await createOwner();
    const { id } = await createUnclaimedEvent(userId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post(`${LIST}/${id}/assign`, { projectId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.event.id)).size).toBe(1);
    expect(await countEvents(project)).toBe(1);
  });

  it('by an admin’s grant as well as by the account', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId } = await createTestItinerary();
    await browser.setGrant(projectId, 'admin');
    const { id } = await createUnclaimedEvent(user.id);
    expect((await browser.post(`${LIST}/${id}/assign`, { projectId })).status).toBe(200);
  });

  it('many at once, each for itself, and says which could not be', async () => {
    const { browser, userId, projectId, id: project } = await createOwner();
    const good = [await createUnclaimedEvent(userId), await createUnclaimedEvent(userId)];
    const undated = await createUnclaimedEvent(userId, { startsAt: null });
    const foreign = await createUnclaimedEvent((await createSignedInUser()).user.id);
    const ids = [...good, undated, foreign].map(({ id }) => id);
    const { status, body } = await browser.post(`${LIST}/assign`, { projectId, ids });
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        assignedIds: good.map(({ id }) => id),
        failed: [
          { id: undated.id, code: 'INVALID_INPUT' },
          { id: foreign.id, code: 'NOT_FOUND' },
        ],
      },
    ]);
    expect(body.events).toHaveLength(2);
    expect(await countEvents(project)).toBe(2);
  });
});

describe('assigning refuses', () => {
  it('a card without a date, and says what is missing', async () => {
    const { browser, userId, projectId } = await createOwner();
    const { id } = await createUnclaimedEvent(userId, { startsAt: null });
    const answer = await browser.post(`${LIST}/${id}/assign`, { projectId });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { datetime: 'Please add a date and time before you assign this event.' } },
    });
  });

  it('an itinerary that is not the caller’s to edit, or is none', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId } = await createTestItinerary();
    const { id } = await createUnclaimedEvent(user.id);
    await browser.setGrant(projectId, 'viewer');
    for (const other of [projectId, 'N0PR0JCT']) {
      const answer = await browser.post(`${LIST}/${id}/assign`, { projectId: other });
      expect(answer).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } });
    }
  });

  it('a card that is in another itinerary, and cards that are no events', async () => {
    const { browser, userId, projectId } = await createOwner();
    const other = await createTestItinerary();
    const taken = await createUnclaimedEvent(userId, { status: 'assigned', assignedProjectId: other.id });
    expect((await browser.post(`${LIST}/${taken.id}/assign`, { projectId })).status).toBe(409);
    const code = await createUnclaimedEvent(userId, { kind: 'forwarding-code' });
    expect((await browser.post(`${LIST}/${code.id}/assign`, { projectId })).status).toBe(400);
    expect((await browser.post(`${LIST}/assign`, { projectId, ids: [] })).body.message).toBe(
      'Please select at least one event to assign.',
    );
  });

  it('a card whose event was deleted in its itinerary, paid or on trial, as gone', async () => {
    for (const paid of [true, false]) {
      const { browser, userId, projectId, host, path } = await createOwner(paid);
      const { id } = await createUnclaimedEvent(userId);
      const { body } = await browser.post(`${LIST}/${id}/assign`, { projectId });
      await host.delete(`${path}/events/${body.event.id}`);
      const answer = await browser.post(`${LIST}/${id}/assign`, { projectId });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      const many = await browser.post(`${LIST}/assign`, { ids: [id], projectId });
      expect(many).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('a second event on trial: many cards at once, ten rounds, one each', async () => {
    for (let round = 0; round < 10; round++) {
      const { browser, userId, projectId, id: project } = await createOwner(false);
      const cards = await Promise.all(Array.from({ length: 6 }, () => createUnclaimedEvent(userId)));
      const answers = await Promise.all(
        cards.map(({ id }) => browser.post(`${LIST}/${id}/assign`, { projectId })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'TRIAL_LIMIT_REACHED')).toHaveLength(5);
      expect(await countEvents(project)).toBe(1);
    }
  });

  it('many on trial but for the first, and all once that one is there', async () => {
    const { browser, userId, projectId, host, path } = await createOwner(false);
    const ids = [(await createUnclaimedEvent(userId)).id, (await createUnclaimedEvent(userId)).id];
    const { body } = await browser.post(`${LIST}/assign`, { projectId, ids });
    expect(body).toMatchObject({
      assignedIds: [ids[0]],
      failed: [{ id: ids[1], code: 'TRIAL_LIMIT_REACHED' }],
    });
    expect(await browser.post(`${LIST}/assign`, { projectId, ids: [ids[1]] })).toMatchObject({
      status: 403,
      body: { code: 'TRIAL_LIMIT_REACHED' },
    });
    expect((await host.post(`${path}/events`, EVENT_INPUT)).status).toBe(403);
  });

  it('assigning the same card to two itineraries at once: one gets it', async () => {
    const [one, two] = [await createOwner(), await createTestItinerary()];
    await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(one.userId, two.id).run();
    const { id } = await createUnclaimedEvent(one.userId);
    const answers = await Promise.all(
      [one, two].map(({ projectId }) => one.browser.post(`${LIST}/${id}/assign`, { projectId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Number(await countEvents(one.id)) + Number(await countEvents(two.id))).toBe(1);
  });
});

describeAccess('unclaimed-event-assignment');
