import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, type TestItinerary } from '../testing/project.ts';

/** A calendar program: no cookie, no page. */
const reader = new TestBrowser();

async function findFeed({ host, path }: TestItinerary): Promise<string> {
  const { body } = await host.get(`${path}/calendar`);
  return new URL(body.feedUrl).pathname;
}

/** The events of a file: their name, status and version. */
function read(text: string) {
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

describe('the calendar works', () => {
  it('tells a guest the feed’s address, for programs and for a click', async () => {
    const itinerary = await createTestItinerary();
    const { body } = await (await enterAsGuest(itinerary)).get(`${itinerary.path}/calendar`);
    expect(body).toEqual({
      feedUrl: expect.stringMatching(/^http:\/\/localhost:8787\/calendar\/[0-9A-Z]{8}-[\w-]{43}\.ics$/),
      webcalUrl: body.feedUrl.replace('http:', 'webcal:'),
    });
  });

  it('is read by a program without a cookie, kept for minutes and found by no search engine', async () => {
    const itinerary = await createTestItinerary();
    const event = (await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT)).body;
    const feed = await reader.get(await findFeed(itinerary));
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.headers.get('cache-control')).toBe('private, max-age=300');
    expect(feed.headers.get('x-robots-tag')).toBe('noindex');
    expect(feed.headers.get('set-cookie')).toBeNull();
    expect(read(feed.text)).toEqual({
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

  it('tells of a cancelled event for 30 days, and of one that came back', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    const feed = await findFeed(itinerary);
    const one = async () => read((await reader.get(feed)).text).events[0];
    const { body } = await host.delete(`${path}/events/${id}`);
    expect(await one()).toMatchObject({ summary: 'Canceled: Dinner', status: 'CANCELLED', sequence: 1 });
    await host.post(`${path}/events/restore`, { ids: body.undo.ids });
    expect(await one()).toMatchObject({ summary: 'Dinner', status: 'CONFIRMED', sequence: 2 });
    await host.delete(`${path}/events/${id}`);
    const age = (days: number) =>
      env.DB.prepare('UPDATE events SET deleted_at = ? WHERE id = ?')
        .bind(Date.now() - days * 24 * 3_600_000, id)
        .run();
    await age(29);
    expect(await one()).toMatchObject({ status: 'CANCELLED', sequence: 3 });
    await age(31);
    expect(await one()).toBeUndefined();
  });

  it('leaves to one person what they attend', async () => {
    const itinerary = await createTestItinerary();
    for (const attendees of ['Everyone', 'Ann, Bob', 'Annie', 'Everyone except ann']) {
      await itinerary.host.post(`${itinerary.path}/events`, { ...EVENT_INPUT, title: attendees, attendees });
    }
    const feed = await findFeed(itinerary);
    const ann = read((await reader.get(`${feed}?person=ANN`)).text);
    expect(ann.name).toBe('Lisbon (ANN)');
    expect(ann.events.map(({ summary }) => summary)).toEqual(['Everyone', 'Ann, Bob']);
    expect(read((await reader.get(`${feed}?person=`)).text).events).toHaveLength(4);
    expect(read((await reader.get(`${feed}?person=Jos%C3%A9`)).text).events).toHaveLength(2);
  });

  it('gives one event as a file to keep', async () => {
    const { host, path } = await createTestItinerary();
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Lunch' });
    const { id } = (await host.post(`${path}/events`, EVENT_INPUT)).body;
    const file = await host.get(`${path}/events/${id}/calendar.ics`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`);
    expect(read(file.text).events.map(({ summary }) => summary)).toEqual(['Dinner']);
  });

  it('is spared when the reader has it, and costs one round trip either way', async () => {
    const itinerary = await createTestItinerary();
    for (let n = 0; n < 8; n++) await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    const feed = await findFeed(itinerary);
    const full = await measure(feed);
    expect(full).toMatchObject({ status: 200, trips: 1 });
    expect(full.rowsRead).toBeLessThanOrEqual(8 + 5);
    for (const tag of [full.etag, `W/${full.etag}`]) {
      const spared = await measure(feed, tag);
      expect(spared).toMatchObject({ status: 304, trips: 1, text: '' });
      expect(spared.rowsRead).toBeLessThanOrEqual(4);
    }
    expect((await measure(`${feed}?person=Ann`, full.etag)).status).toBe(200);
    await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
    expect((await measure(feed, full.etag)).status).toBe(200);
    for (const odd of ['*', '"', '"1"', '"1-x-"', '""']) expect((await measure(feed, odd)).status).toBe(200);
  });
});

describe('the calendar refuses', () => {
  it('an address whose access code was changed, and opens with the new one', async () => {
    const itinerary = await createTestItinerary();
    const old = await findFeed(itinerary);
    const etag = (await reader.get(old)).headers.get('etag') ?? '';
    await itinerary.host.put(`${itinerary.path}/customizations`, { adminCode: '7KQ2WX9B4TRM' });
    expect((await reader.get(old)).status).toBe(200);
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'QX7M4K' });
    expect(changed.status).toBe(200);
    expect((await reader.get(old)).status).toBe(404);
    expect((await reader.get(old, { 'If-None-Match': etag })).status).toBe(404);
    expect((await reader.get(await findFeed(itinerary))).status).toBe(200);
  });

  it('whatever is no feed in the same words, whether the itinerary exists or not', async () => {
    const itinerary = await createTestItinerary();
    const feed = await findFeed(itinerary);
    const other = await findFeed(await createTestItinerary());
    const answers = await Promise.all(
      [
        feed.replace(itinerary.projectId, 'ZZZZZZZZ'),
        feed.slice(0, 19) + other.slice(19),
        feed.replace('.ics', ''),
        feed.toLowerCase(),
        `${feed}?person=Ann,%20Bob`,
        `${feed}?person=Everyone`,
        '/calendar/x',
        '/calendar/%00.ics',
      ].map((path) => reader.get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });
});

/** The call with a database that counts what it is asked. */
async function measure(path: string, etag?: string) {
  let [trips, rowsRead] = [0, 0];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        trips += 1;
        const results = await target.batch(statements);
        rowsRead += results.reduce((sum, result) => sum + result.meta.rows_read, 0);
        return results;
      };
    },
  });
  const headers = new Headers(etag === undefined ? {} : { 'If-None-Match': etag });
  const request = new Request(`http://localhost:8787${path}`, { headers });
  const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
  const text = await response.text();
  return { status: response.status, etag: response.headers.get('etag') ?? '', text, trips, rowsRead };
}

describeAccess('calendar');
