import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { countRoundTrips } from '../testing/database.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from '../testing/project.ts';

/** A calendar app, which has no cookies. */
const calendarApp = new TestBrowser();

async function readFeedPath({ host, path }: TestItinerary): Promise<string> {
  const { body } = await host.get(`${path}/calendar`);
  return new URL(body.feedUrl).pathname;
}

/** The calendar's name and the properties of its events. */
function parseIcs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    summary: event.getFirstPropertyValue('summary'),
    status: event.getFirstPropertyValue('status'),
    sequence: event.getFirstPropertyValue('sequence'),
    url: event.getFirstPropertyValue('url'),
    startsAt: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
  }));
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

describe('works', () => {
  it('returns the feed URL as https and webcal', async () => {
    const itinerary = await createTestItinerary();
    const { body } = await (await enterAsGuest(itinerary)).get(`${itinerary.path}/calendar`);
    expect(body).toEqual({
      feedUrl: expect.stringMatching(/^http:\/\/localhost:8787\/calendar\/[0-9A-Z]{8}-[\w-]{43}\.ics$/),
      webcalUrl: body.feedUrl.replace('http:', 'webcal:'),
    });
  });

  it('serves the feed without a cookie, cached for 5 minutes and not indexed', async () => {
    const itinerary = await createTestItinerary();
    const event = (await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT)).body;
    const feed = await calendarApp.get(await readFeedPath(itinerary));
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.headers.get('cache-control')).toBe('private, max-age=300');
    expect(feed.headers.get('x-robots-tag')).toBe('noindex');
    expect(feed.headers.get('set-cookie')).toBeNull();
    expect(parseIcs(feed.text)).toEqual({
      name: 'Lisbon',
      events: [
        {
          uid: `event-${event.id}@foldout`,
          summary: 'Dinner',
          status: 'CONFIRMED',
          sequence: 0,
          url: `http://localhost:8787/project/${itinerary.projectId}`,
          startsAt: event.datetime,
        },
      ],
    });
    expect(feed.text).not.toContain(itinerary.accessCode);
  });

  it('lists a deleted event as canceled for 30 days, and a restored one as confirmed', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    const feed = await readFeedPath(itinerary);
    const readFirst = async () => parseIcs((await calendarApp.get(feed)).text).events[0];
    const { body } = await host.delete(`${path}/events/${id}`);
    expect(await readFirst()).toMatchObject({
      summary: 'Canceled: Dinner',
      status: 'CANCELLED',
      sequence: 1,
    });
    await host.post(`${path}/events/restore`, { ids: body.undo.ids });
    expect(await readFirst()).toMatchObject({ summary: 'Dinner', status: 'CONFIRMED', sequence: 2 });
    await host.delete(`${path}/events/${id}`);
    const setDaysSinceDeletion = (days: number) =>
      everyDatabase
        .prepare('UPDATE events SET deleted_at = ? WHERE id = ?')
        .bind(Date.now() - days * 24 * 3_600_000, id)
        .run();
    await setDaysSinceDeletion(29);
    expect(await readFirst()).toMatchObject({ status: 'CANCELLED', sequence: 3 });
    await setDaysSinceDeletion(31);
    expect(await readFirst()).toBeUndefined();
  });

  it('limits the feed to the events that a person attends', async () => {
    const itinerary = await createTestItinerary();
    for (const attendees of ['Everyone', 'Ann, Bob', 'Annie', 'Everyone except ann']) {
      await itinerary.host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title: attendees, attendees });
    }
    const feed = await readFeedPath(itinerary);
    const ann = parseIcs((await calendarApp.get(`${feed}?person=ANN`)).text);
    expect(ann.name).toBe('Lisbon (ANN)');
    expect(ann.events.map(({ summary }) => summary)).toEqual(['Everyone', 'Ann, Bob']);
    expect(parseIcs((await calendarApp.get(`${feed}?person=`)).text).events).toHaveLength(4);
    expect(parseIcs((await calendarApp.get(`${feed}?person=Jos%C3%A9`)).text).events).toHaveLength(2);
  });

  it('serves one event as a download', async () => {
    const { host, path } = await createTestItinerary();
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Lunch' });
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    const file = await host.get(`${path}/events/${id}/calendar.ics`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`);
    expect(parseIcs(file.text).events.map(({ summary }) => summary)).toEqual(['Dinner']);
  });

  it('responds 304 to a known ETag, with one database round trip', async () => {
    const itinerary = await createTestItinerary();
    for (let n = 0; n < 8; n++) await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    const feed = await readFeedPath(itinerary);
    const full = await measure(feed);
    expect(full).toMatchObject({ status: 200, trips: 1 });
    expect(full.rowsRead).toBeLessThanOrEqual(8 + 7);
    for (const tag of [full.etag, `W/${full.etag}`]) {
      const cached = await measure(feed, tag);
      expect(cached).toMatchObject({ status: 304, trips: 1, text: '' });
      expect(cached.rowsRead).toBeLessThanOrEqual(6);
    }
    expect((await measure(`${feed}?person=Ann`, full.etag)).status).toBe(200);
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    expect((await measure(feed, full.etag)).status).toBe(200);
    for (const invalid of ['*', '"', '"1"', '"1-x-"', '""'])
      expect((await measure(feed, invalid)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('rejects the old feed URL after the access code has changed', async () => {
    const itinerary = await createTestItinerary();
    const old = await readFeedPath(itinerary);
    const etag = (await calendarApp.get(old)).headers.get('etag') ?? '';
    await itinerary.host.put(`${itinerary.path}/customizations`, { adminCode: '7KQ2WX9B4TRM' });
    expect((await calendarApp.get(old)).status).toBe(200);
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'QX7M4K' });
    expect(changed.status).toBe(200);
    expect((await calendarApp.get(old)).status).toBe(404);
    expect((await calendarApp.get(old, { 'If-None-Match': etag })).status).toBe(404);
    expect((await calendarApp.get(await readFeedPath(itinerary))).status).toBe(200);
  });

  it('returns the same error for every invalid feed URL', async () => {
    const itinerary = await createTestItinerary();
    const feed = await readFeedPath(itinerary);
    const other = await readFeedPath(await createTestItinerary());
    const responses = await Promise.all(
      [
        feed.replace(itinerary.projectId, 'ZZZZZZZZ'),
        feed.slice(0, 19) + other.slice(19),
        feed.replace('.ics', ''),
        feed.toLowerCase(),
        `${feed}?person=Ann,%20Bob`,
        `${feed}?person=Everyone`,
        '/calendar/x',
        '/calendar/%00.ics',
      ].map((path) => calendarApp.get(path)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect(new Set(responses.map(({ body }) => body.message)).size).toBe(1);
  });
});

/** Requests a path and counts round trips to the database and rows read. */
async function measure(path: string, etag?: string) {
  const { bindings, counts } = countRoundTrips();
  const headers = new Headers(etag === undefined ? {} : { 'If-None-Match': etag });
  const request = new Request(`http://localhost:8787${path}`, { headers });
  const response = await app.fetch(request, { ...env, ...bindings }, createExecutionContext());
  const text = await response.text();
  return { status: response.status, etag: response.headers.get('etag') ?? '', text, ...counts };
}

describeAccess('calendar');
