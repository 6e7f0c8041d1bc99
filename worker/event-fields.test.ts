import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { EVENT_DEFAULTS, type EventFields } from './contract/events.ts';
import { renderEventTriggers } from './db/itinerary/events/event-triggers.ts';
import { EVENT_FIELD_NAMES, toEventColumns } from './domain/event/event-fields.ts';
import { eraseDeletedContent } from './jobs/erase-deleted-content.ts';
import { everyDatabase } from './testing/databases.ts';
import { readLatestChange } from './testing/history.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from './testing/project.ts';
import { addTestProposal } from './testing/proposals.ts';

/** Every field is set. The free texts have a word in common. */
const FULL: EventFields = {
  title: 'Flight to Magnolia',
  description: 'Gate 4 at Magnolia Field.\nBring a passport.',
  datetime: '2083-06-12T18:30:00.000Z',
  endsAt: '2083-06-13T02:15:00.000Z',
  timeZone: 'Europe/Lisbon',
  endTimeZone: 'America/New_York',
  location: 'Magnolia Field, Lisbon',
  attendees: 'Ann Magnolia, Bo',
  audience: 'attendees',
  rsvp: { capacity: 7 },
  vibe: 'Magnolia white',
  pinned: true,
};

const OTHER = {
  ...EVENT_INPUT,
  endsAt: null,
  timeZone: 'Asia/Tokyo',
  endTimeZone: null,
  audience: 'everyone',
  rsvp: null,
  pinned: false,
};

const pickFields = (event: Record<string, unknown>) =>
  Object.fromEntries(EVENT_FIELD_NAMES.map((name) => [name, event[name]]));

async function createFullItinerary(): Promise<{ itinerary: TestItinerary; eventPath: string; id: number }> {
  const itinerary = await createTestItinerary();
  const { status, body } = await itinerary.host.post(`${itinerary.path}/events`, FULL);
  expect(status).toBe(201);
  return { itinerary, eventPath: `${itinerary.path}/events/${body.id}`, id: body.id };
}

async function readOnlyEvent({ host, path }: Pick<TestItinerary, 'host' | 'path'>) {
  const { body } = await host.get(`${path}/itinerary`);
  expect(body.events).toHaveLength(1);
  return pickFields(body.events[0]);
}

it('sets every field to something else than its default', () => {
  for (const [name, value] of Object.entries(EVENT_DEFAULTS)) {
    expect(FULL[name as keyof typeof EVENT_DEFAULTS], name).not.toEqual(value);
  }
});

it('reads every field', async () => {
  expect(await readOnlyEvent((await createFullItinerary()).itinerary)).toEqual(FULL);
});

it('keeps every field of an exported event that is imported', async () => {
  const { itinerary } = await createFullItinerary();
  const { host, path } = itinerary;
  const { body: file } = await host.get(`${path}/export`);
  const { body } = await host.post('/api/projects/import', file);
  expect(await readOnlyEvent({ host, path: `/api/projects/${body.project.projectId}` })).toEqual(FULL);
});

it('imports an event that has only what a file must have', async () => {
  const { itinerary } = await createFullItinerary();
  const { body: file } = await itinerary.host.get(`${itinerary.path}/export`);
  const { title, datetime, timeZone } = FULL;
  const { status, body } = await itinerary.host.post('/api/projects/import', {
    ...file,
    events: [{ title, datetime, timeZone }],
  });
  expect(status).toBe(201);
  const copy = { host: itinerary.host, path: `/api/projects/${body.project.projectId}` };
  expect(await readOnlyEvent(copy)).toEqual({ ...EVENT_DEFAULTS, title, datetime, timeZone });
});

it('keeps every field of an exported event that is pasted and accepted', async () => {
  const { itinerary } = await createFullItinerary();
  const { body: file } = await itinerary.host.get(`${itinerary.path}/export`);
  const other = await createTestItinerary();
  const { body } = await other.host.post(`${other.path}/proposals`, {
    kind: 'json',
    content: JSON.stringify(file),
  });
  expect(pickFields(body.proposals[0])).toEqual(FULL);
  await other.host.post(`${other.path}/proposals/accept`, { ids: [body.proposals[0].id] });
  expect(await readOnlyEvent(other)).toEqual(FULL);
});

it('duplicates every field', async () => {
  const { itinerary } = await createFullItinerary();
  const { body } = await itinerary.host.post(`${itinerary.path}/duplicate`, {});
  const copy = { host: itinerary.host, path: `/api/projects/${body.project.projectId}` };
  expect(await readOnlyEvent(copy)).toEqual(FULL);
});

it('brings every field of a deleted event back', async () => {
  const { itinerary, eventPath, id } = await createFullItinerary();
  const { host, path } = itinerary;
  await host.delete(eventPath);
  await host.post(`${path}/events/restore`, { ids: [id] });
  expect(await readOnlyEvent(itinerary)).toEqual(FULL);
  await host.delete(eventPath);
  const { seq } = await readLatestChange(itinerary);
  await host.post(`${path}/history/${seq}/restore`, {});
  expect(await readOnlyEvent(itinerary)).toEqual(FULL);
});

it('undoes an edit of every field', async () => {
  const { itinerary, eventPath } = await createFullItinerary();
  const { host, path } = itinerary;
  const { body: edited } = await host.put(eventPath, { ...OTHER, sequence: 0 });
  const change = await readLatestChange(itinerary);
  expect(change).toMatchObject({ before: FULL, after: pickFields(edited) });
  for (const name of EVENT_FIELD_NAMES) expect(edited[name], name).not.toEqual(FULL[name]);
  await host.post(`${path}/history/${change.seq}/restore`, {});
  expect(await readOnlyEvent(itinerary)).toEqual(FULL);
});

it('accepts a proposed change of every field, and undoes it', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, id } = itinerary;
  const { body: event } = await host.post(`${path}/events`, OTHER);
  const proposal = await addTestProposal(id, {
    ...toEventColumns(FULL),
    targetEventId: event.id,
    targetSequence: 0,
    changedFields: EVENT_FIELD_NAMES,
  });
  await host.post(`${path}/proposals/accept`, { ids: [proposal.id] });
  expect(await readOnlyEvent(itinerary)).toEqual(FULL);
  await host.post(`${path}/proposals/undo`, { ids: [event.id] });
  expect(await readOnlyEvent(itinerary)).toEqual(pickFields(event));
});

it('keeps from guests who may not see the event', async () => {
  const { itinerary } = await createFullItinerary();
  const guest = await enterAsGuest(itinerary);
  expect((await guest.get(`${itinerary.path}/itinerary`)).text).not.toContain('Magnolia');
});

it('erases every text of a deleted event', async () => {
  const { itinerary, eventPath, id } = await createFullItinerary();
  await itinerary.host.delete(eventPath);
  const readRow = async () =>
    JSON.stringify(await everyDatabase.prepare('SELECT * FROM events WHERE id = ?').bind(id).first());
  expect((await readRow()).match(/magnolia/gi)?.length).toBe(6);
  await eraseDeletedContent(env, Date.now() + 5 * 24 * 3_600_000 + 1000);
  expect(await readRow()).not.toMatch(/magnolia/i);
});

it.each(Object.entries(renderEventTriggers()))(
  'has the trigger %s of the list of fields',
  async (name, sql) => {
    const found = await everyDatabase
      .prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?")
      .bind(name)
      .first('sql');
    expect(found).toBe(sql);
  },
);
