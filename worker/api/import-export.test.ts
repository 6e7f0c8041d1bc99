import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser, signInAsOwner } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { createCoupon, payTestCheckout } from '../testing/payment.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, type TestItinerary } from '../testing/project.ts';

describeAccess('import-export');

const APPEARANCE = {
  customTitle: 'Lisbon, slowly',
  customColors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
  selectedFont: 'classy',
  titleFont: 'lobster',
  selectedBackground: 'marble',
  showCountdown: true,
  showCreatorName: false,
  customLinks: [{ name: 'Tickets', url: 'https://tickets.example/a' }],
};

/** A paid itinerary with three events, two FAQs and a custom appearance; `host` is signed in as its owner. */
async function createFilledItinerary(): Promise<TestItinerary> {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'B',
    datetime: '2083-03-13T19:30',
    endsAt: '2083-03-13T22:00',
    endTimeZone: 'America/New_York',
  });
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'A',
    datetime: '2083-03-12T08:00',
    timeZone: 'Asia/Tokyo',
    vibe: 'Early',
  });
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'C',
    datetime: '2083-03-13T19:30',
    attendees: 'Ann, Bo',
  });
  const gone = await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Gone' });
  await host.delete(`${path}/events/${gone.body.id}`);
  await host.post(`${path}/faqs`, FAQ_INPUT);
  await host.post(`${path}/faqs`, { question: 'Cash?', answer: 'No.\nHardly ever.' });
  await host.put(`${path}/customizations`, { place: 'Lisbon', look: 'garden', ...APPEARANCE });
  await signInAsOwner(host, itinerary.projectId);
  return itinerary;
}

const readExport = async (browser: TestBrowser, projectId: string) =>
  (await browser.get(`/api/projects/${projectId}/export`)).body;
const readEvents = async (browser: TestBrowser, projectId: string) =>
  (await browser.get(`/api/projects/${projectId}/events`)).body;

async function pay(browser: TestBrowser, projectId: string) {
  const paymentIntentId = await payTestCheckout(projectId, undefined, browser);
  const paid = await browser.post(`/api/projects/${projectId}/confirm-payment`, { paymentIntentId });
  expect(paid.status).toBe(200);
}

describe('export works', () => {
  it('contains all content in order, and no ids, codes or images', async () => {
    const { host, path, projectId, accessCode } = await createFilledItinerary();
    const response = await host.get(`${path}/export`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="lisbon.json"');
    expect(response.body).toMatchObject({
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Lisbon', timeZone: 'America/New_York', place: 'Lisbon', look: 'garden' },
      customizations: APPEARANCE,
      events: [
        {
          title: 'A',
          datetime: '2083-03-11T23:00:00.000Z',
          timeZone: 'Asia/Tokyo',
          vibe: 'Early',
          endsAt: null,
        },
        {
          title: 'B',
          datetime: '2083-03-14T00:30:00.000Z',
          endsAt: '2083-03-14T03:00:00.000Z',
          endTimeZone: 'America/New_York',
        },
        { title: 'C', attendees: 'Ann, Bo' },
      ],
      faqs: [FAQ_INPUT, { question: 'Cash?', answer: 'No.\nHardly ever.' }],
    });
    for (const secret of [projectId, accessCode, '"id"', 'Gone', 'ownerEmail'])
      expect(response.text).not.toContain(secret);
  });

  it('returns the same file after import, payment and export', async () => {
    const { host, projectId } = await createFilledItinerary();
    const file = await readExport(host, projectId);
    const { browser, user } = await createSignedInUser();
    const imported = await browser.post('/api/projects/import', file);
    expect(imported).toMatchObject({
      status: 201,
      body: {
        success: true,
        project: { ownerEmail: user.email },
        waiting: { events: 2, faqs: 2, customizations: true },
      },
    });
    const copy = imported.body.project.projectId;
    await pay(browser, copy);
    expect(await readExport(browser, copy)).toEqual(file);
  });

  it('returns a calendar file', async () => {
    const { host, path } = await createFilledItinerary();
    const response = await host.get(`${path}/export.ics`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="lisbon.ics"');
    const calendar = new ICAL.Component(ICAL.parse(response.text));
    const titles = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'));
    expect(titles).toEqual(['A', 'B', 'C']);
    expect(response.text).toContain('NAME:Lisbon\\, slowly');
  });
});

describe('import', () => {
  const FILE = {
    format: 'foldout-itinerary',
    version: 1,
    itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
  };
  const event = { title: 'T', description: 'D', datetime: '2083-03-13T19:30', timeZone: 'Europe/Lisbon' };

  it.each<[string, object]>([
    ['format', { ...FILE, format: 'something' }],
    ['version', { ...FILE, version: 2 }],
    ['itinerary.name', { ...FILE, itinerary: { ...FILE.itinerary, name: '' } }],
    ['events.0.datetime', { ...FILE, events: [{ ...event, datetime: '2083-02-30T10:00' }] }],
    ['events.1.endsAt', { ...FILE, events: [event, { ...event, endsAt: '2083-03-13T10:00' }] }],
    ['events.0.timeZone', { ...FILE, events: [{ ...event, timeZone: 'Mars/Olympus' }] }],
    [
      'customizations.customLinks.0.url',
      { ...FILE, customizations: { customLinks: [{ name: 'x', url: 'javascript:alert(1)' }] } },
    ],
    [
      'customizations.customColors.primary',
      { ...FILE, customizations: { customColors: { ...APPEARANCE.customColors, primary: 'red;}' } } },
    ],
    ['events', { ...FILE, events: Array.from({ length: 501 }, () => event) }],
    ['faqs', { ...FILE, faqs: Array.from({ length: 101 }, () => FAQ_INPUT) }],
  ])('rejects an invalid %s', async (field, file) => {
    const { browser } = await createSignedInUser();
    const response = await browser.post('/api/projects/import', file);
    expect({ status: response.status, fields: Object.keys(response.body.fields ?? {}) }).toMatchObject({
      status: 400,
      fields: expect.arrayContaining([field]),
    });
    expect((await browser.get('/api/my-projects')).body).toEqual([]);
  });

  it('accepts 500 events, and rejects more than 1.5 MB', {
    timeout: 30_000,
  }, async () => {
    const { browser } = await createSignedInUser();
    const events = Array.from({ length: 500 }, (_, index) => ({
      ...event,
      title: `T${index}`,
      description: 'x'.repeat(2_500),
    }));
    const { body, status } = await browser.post('/api/projects/import', { ...FILE, events });
    expect(status).toBe(201);
    await pay(browser, body.project.projectId);
    const rows = await readEvents(browser, body.project.projectId);
    expect(rows).toHaveLength(500);
    expect(rows[499].title).toBe('T499');
    const huge = events.map((fields) => ({ ...fields, description: 'x'.repeat(3_500) }));
    expect((await browser.post('/api/projects/import', { ...FILE, events: huge })).status).toBe(413);
  });

  it('ignores fields for payment, codes and owner', async () => {
    const { browser, user } = await createSignedInUser();
    const file = {
      ...FILE,
      isPaid: true,
      itinerary: { ...FILE.itinerary, isPaid: true, ownerEmail: 'x@example.com', accessCode: 'AAAAAA' },
    };
    const { body } = await browser.post('/api/projects/import', file);
    expect(body.project.ownerEmail).toBe(user.email);
    expect(body.project.accessCode).not.toBe('AAAAAA');
    expect((await browser.get('/api/my-projects')).body).toMatchObject([
      { isPaid: false, hasPendingContent: false },
    ]);
  });

  it('creates one itinerary per request key', async () => {
    const { browser } = await createSignedInUser();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const created = await Promise.all([1, 2, 3].map(() => browser.post('/api/projects/import', FILE, key)));
    expect(new Set(created.map(({ body }) => body.project.projectId)).size).toBe(1);
    expect((await browser.get('/api/my-projects')).body).toHaveLength(1);
  });
});

describe('duplicate', () => {
  it('creates a trial with the first event, and adds the rest with Full Access', async () => {
    const { host, path } = await createFilledItinerary();
    const { status, body } = await host.post(`${path}/duplicate`, { shiftDays: 7 });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { project: { name: 'Lisbon (copy)' }, waiting: { events: 2, faqs: 2, customizations: true } },
    });
    const copy = body.project.projectId;
    const [before] = (await host.get('/api/my-projects')).body;
    expect(before).toMatchObject({
      projectId: copy,
      isPaid: false,
      eventCount: 1,
      faqCount: 0,
      customTitle: null,
      hasPendingContent: true,
    });
    expect((await host.post(`/api/projects/${copy}/events`, EVENT_INPUT)).body.code).toBe(
      'TRIAL_LIMIT_REACHED',
    );
    await pay(host, copy);
    const [after] = (await host.get('/api/my-projects')).body;
    expect(after).toMatchObject({
      isPaid: true,
      eventCount: 3,
      faqCount: 2,
      customTitle: 'Lisbon, slowly',
      hasPendingContent: false,
    });
  });

  it('keeps local times across a daylight saving change', async () => {
    const { host, path } = await createFilledItinerary();
    const { body } = await host.post(`${path}/duplicate`, { firstDay: '2083-03-19', name: 'Again' });
    expect(body.project.name).toBe('Again');
    await pay(host, body.project.projectId);
    expect((await readExport(host, body.project.projectId)).events).toMatchObject([
      { title: 'A', datetime: '2083-03-18T23:00:00.000Z' },
      // Daylight saving time started in New York in between.
      { title: 'B', datetime: '2083-03-20T23:30:00.000Z', endsAt: '2083-03-21T02:00:00.000Z' },
      { title: 'C', datetime: '2083-03-20T23:30:00.000Z' },
    ]);
  });

  it('truncates the name between characters', async () => {
    const { host, path } = await createFilledItinerary();
    await host.put(`${path}/customizations`, { name: '🎉'.repeat(80) });
    const { body } = await host.post(`${path}/duplicate`, {});
    expect(body.project.name).toBe(`${'🎉'.repeat(73)} (copy)`);
  });

  it('keeps changes made on the trial: adds no event twice and no deleted one', async () => {
    const { host, path } = await createFilledItinerary();
    const { body } = await host.post(`${path}/duplicate`, {});
    const copy = body.project.projectId;
    const [first] = await readEvents(host, copy);
    await host.delete(`/api/projects/${copy}/events/${first.id}`);
    await host.post(`/api/projects/${copy}/events`, { ...EVENT_INPUT, title: 'Mine' });
    await pay(host, copy);
    const titles = (await readEvents(host, copy)).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['B', 'C', 'Mine']);
  });

  it('adds the rest after a free upgrade by coupon', async () => {
    const code = await createCoupon({ value: 100 });
    const { host, path } = await createFilledItinerary();
    const copy = (await host.post(`${path}/duplicate`, {})).body.project.projectId;
    expect((await host.post(`/api/projects/${copy}/confirm-payment`, { couponCode: code })).status).toBe(200);
    expect(await readEvents(host, copy)).toHaveLength(3);
  });

  it.each([
    [{ shiftDays: 36_525 }, 'shiftDays'],
    [{ firstDay: '2200-01-01' }, 'firstDay'],
    [{ firstDay: 'tomorrow' }, 'firstDay'],
    [{ shiftDays: 1, firstDay: '2083-01-01' }, 'firstDay'],
  ])('rejects %j', async (input, field) => {
    const { host, path } = await createFilledItinerary();
    const response = await host.post(`${path}/duplicate`, input);
    expect(response).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('rejects the 21st copy within an hour', { timeout: 30_000 }, async () => {
    const { host, path, projectId } = await createTestItinerary();
    await signInAsOwner(host, projectId);
    const created = await Promise.all(Array.from({ length: 24 }, () => host.post(`${path}/duplicate`, {})));
    expect(created.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(created.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
