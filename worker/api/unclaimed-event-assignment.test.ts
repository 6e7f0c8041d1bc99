import { describe, expect, it } from 'vitest';
import { acceptForAccount } from '../actions/accept-for-account.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, testDirectory, testItineraryDb } from '../testing/databases.ts';
import { createTestItinerary, EVENT_INPUT, type TestItinerary } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

/** An account and an itinerary that it owns. */
async function createOwner(paid = true): Promise<TestItinerary & { browser: TestBrowser; userId: number }> {
  const { browser, user } = await createSignedInUser();
  const itinerary = await createTestItinerary({ paid });
  await everyDatabase
    .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
    .bind(user.id, itinerary.id)
    .run();
  return { ...itinerary, browser, userId: user.id };
}

const countEvents = (projectId: number) =>
  everyDatabase
    .prepare('SELECT count(*) AS n FROM events WHERE project_id = ? AND deleted_at IS NULL')
    .bind(projectId)
    .first('n');

describe('works', () => {
  it('creates an event with all details, and removes the unclaimed event from the list', async () => {
    const { browser, userId, projectId, host, path } = await createOwner();
    const { id } = await createUnclaimedEvent(userId, {
      endsAt: Date.UTC(2083, 5, 12, 20, 30),
      endTimeZone: 'Europe/Madrid',
    });
    const { status, body } = await browser.post(`${LIST}/${id}/assign`, { projectId });
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        event: {
          title: 'Ponto Final',
          description: 'Reservation PF-4471',
          datetime: '2083-06-12T18:30:00.000Z',
          endsAt: '2083-06-12T20:30:00.000Z',
          timeZone: 'Europe/Lisbon',
          endTimeZone: 'Europe/Madrid',
          location: 'Ponto Final, Almada',
          attendees: 'Jane Doe',
        },
      },
    ]);
    expect((await browser.get(LIST)).body).toEqual([]);
    expect((await host.get(`${path}/events`)).body).toMatchObject([{ id: body.event.id }]);
  });

  it('creates one event for parallel requests', async () => {
    const { browser, userId, projectId, id: project } = await createOwner();
    const { id } = await createUnclaimedEvent(userId);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => browser.post(`${LIST}/${id}/assign`, { projectId })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ body }) => body.event.id)).size).toBe(1);
    expect(await countEvents(project)).toBe(1);
  });

  it('creates a private event, and none if an edit made it public meanwhile', async () => {
    const { browser, userId, projectId, id: project } = await createOwner();
    const { id } = await createUnclaimedEvent(userId);
    const assigned = await browser.post(`${LIST}/${id}/assign`, { projectId, audience: 'attendees' });
    expect(assigned.body.event).toMatchObject({ audience: 'attendees', attendees: 'Jane Doe' });
    const edited = await createUnclaimedEvent(userId);
    const databases = { directory: testDirectory, db: testItineraryDb(project) };
    const wanted = { userId, projectNumber: project, ids: [edited.id], seen: [] };
    const asNew = { audience: 'attendees' as const };
    expect(await acceptForAccount(databases, { ...wanted, asNew }, Date.now())).toEqual(new Map());
    expect(await countEvents(project)).toBe(1);
  });

  it('accepts an admin grant instead of ownership', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId } = await createTestItinerary();
    await browser.setGrant(projectId, 'admin');
    const { id } = await createUnclaimedEvent(user.id);
    expect((await browser.post(`${LIST}/${id}/assign`, { projectId })).status).toBe(200);
  });

  it('assigns several events, and lists those that failed', async () => {
    const { browser, userId, projectId, id: project } = await createOwner();
    const assignable = [await createUnclaimedEvent(userId), await createUnclaimedEvent(userId)];
    const undated = await createUnclaimedEvent(userId, { startsAt: null });
    const foreign = await createUnclaimedEvent((await createSignedInUser()).user.id);
    const ids = [...assignable, undated, foreign].map(({ id }) => id);
    const { status, body } = await browser.post(`${LIST}/assign`, { projectId, ids });
    expect([status, body]).toMatchObject([
      200,
      {
        success: true,
        assignedIds: assignable.map(({ id }) => id),
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

describe('refuses', () => {
  it('rejects an event without a date', async () => {
    const { browser, userId, projectId } = await createOwner();
    const { id } = await createUnclaimedEvent(userId, { startsAt: null });
    const response = await browser.post(`${LIST}/${id}/assign`, { projectId });
    expect(response).toMatchObject({
      status: 400,
      body: { fields: { datetime: 'Add a date and time before assigning.' } },
    });
  });

  it('rejects an itinerary that the caller cannot edit, and an unknown one', async () => {
    const { browser, user } = await createSignedInUser();
    const { projectId } = await createTestItinerary();
    const { id } = await createUnclaimedEvent(user.id);
    await browser.setGrant(projectId, 'viewer');
    for (const other of [projectId, 'N0PR0JCT']) {
      const response = await browser.post(`${LIST}/${id}/assign`, { projectId: other });
      expect(response).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } });
    }
  });

  it('rejects an event of another itinerary, items that are not events, and an empty list', async () => {
    const { browser, userId, projectId } = await createOwner();
    const other = await createTestItinerary();
    const taken = await createUnclaimedEvent(userId, { status: 'added', addedProjectId: other.id });
    expect((await browser.post(`${LIST}/${taken.id}/assign`, { projectId })).status).toBe(409);
    const code = await createUnclaimedEvent(userId, { kind: 'forwarding-code' });
    expect((await browser.post(`${LIST}/${code.id}/assign`, { projectId })).status).toBe(400);
    expect((await browser.post(`${LIST}/assign`, { projectId, ids: [] })).body.message).toBe(
      'Please select at least one event to assign.',
    );
  });

  it('responds 404 when the assigned event has been deleted, paid or on trial', async () => {
    for (const paid of [true, false]) {
      const { browser, userId, projectId, host, path } = await createOwner(paid);
      const { id } = await createUnclaimedEvent(userId);
      const { body } = await browser.post(`${LIST}/${id}/assign`, { projectId });
      await host.delete(`${path}/events/${body.event.id}`);
      const response = await browser.post(`${LIST}/${id}/assign`, { projectId });
      expect(response).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      const many = await browser.post(`${LIST}/assign`, { ids: [id], projectId });
      expect(many).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('assigns only one of 6 parallel events on a trial, in each of 3 rounds', async () => {
    for (let round = 0; round < 3; round++) {
      const { browser, userId, projectId, id: project } = await createOwner(false);
      const unclaimed = await Promise.all(Array.from({ length: 6 }, () => createUnclaimedEvent(userId)));
      const responses = await Promise.all(
        unclaimed.map(({ id }) => browser.post(`${LIST}/${id}/assign`, { projectId })),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ body }) => body.code === 'TRIAL_LIMIT_REACHED')).toHaveLength(5);
      expect(await countEvents(project)).toBe(1);
    }
  });

  it('assigns only the first of several events on a trial', async () => {
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

  it('assigns an event to only one of two itineraries in parallel', async () => {
    const [first, second] = [await createOwner(), await createTestItinerary()];
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(first.userId, second.id)
      .run();
    const { id } = await createUnclaimedEvent(first.userId);
    const responses = await Promise.all(
      [first, second].map(({ projectId }) => first.browser.post(`${LIST}/${id}/assign`, { projectId })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Number(await countEvents(first.id)) + Number(await countEvents(second.id))).toBe(1);
  });
});

describeAccess('unclaimed-event-assignment');
