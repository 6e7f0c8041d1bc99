import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser, signInAsOwner } from '../testing/account.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { createCoupon, payTestCheckout } from '../testing/payment.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, type TestItinerary } from '../testing/project.ts';

describeAccess('import-export');

const LOOK = {
  customTitle: 'Lisbon, slowly',
  customColors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
  selectedFont: 'classy',
  titleFont: 'lobster',
  selectedBackground: 'marble',
  showCountdown: true,
  showCreatorName: false,
  customLinks: [{ name: 'Tickets', url: 'https://tickets.example/a' }],
};

/** A paid itinerary with everything in it, and its owner's browser. */
async function fill(): Promise<TestItinerary> {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'B',
    datetime: '2027-03-13T19:30',
    endsAt: '2027-03-13T22:00',
  });
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'A',
    datetime: '2027-03-12T08:00',
    timeZone: 'Asia/Tokyo',
    vibe: 'Early',
  });
  await host.post(`${path}/events`, {
    ...EVENT_INPUT,
    title: 'C',
    datetime: '2027-03-13T19:30',
    attendees: 'Ann, Bo',
  });
  const gone = await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Gone' });
  await host.delete(`${path}/events/${gone.body.id}`);
  await host.post(`${path}/faqs`, FAQ_INPUT);
  await host.post(`${path}/faqs`, { question: 'Cash?', answer: 'No.\nHardly ever.' });
  await host.put(`${path}/customizations`, LOOK);
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

describe('a file', () => {
  it('holds all content in its order, and no id, code or picture', async () => {
    const { host, path, projectId, accessCode } = await fill();
    const answer = await host.get(`${path}/export`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lisbon.json"');
    expect(answer.body).toMatchObject({
      format: 'foldout-itinerary',
      version: 1,
      itinerary: { name: 'Lisbon', ownerName: 'Ada', groupSize: 1, timeZone: 'America/New_York' },
      customizations: LOOK,
      events: [
        {
          title: 'A',
          datetime: '2027-03-11T23:00:00.000Z',
          timeZone: 'Asia/Tokyo',
          vibe: 'Early',
          endsAt: null,
        },
        { title: 'B', datetime: '2027-03-14T00:30:00.000Z', endsAt: '2027-03-14T03:00:00.000Z' },
        { title: 'C', attendees: 'Ann, Bo' },
      ],
      faqs: [FAQ_INPUT, { question: 'Cash?', answer: 'No.\nHardly ever.' }],
    });
    for (const secret of [projectId, accessCode, '"id"', 'Gone', 'ownerEmail'])
      expect(answer.text).not.toContain(secret);
  });

  it('comes back the same after import, payment and export', async () => {
    const { host, projectId } = await fill();
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

  it('is a calendar too', async () => {
    const { host, path } = await fill();
    const answer = await host.get(`${path}/export.ics`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lisbon.ics"');
    const calendar = new ICAL.Component(ICAL.parse(answer.text));
    const titles = calendar
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstPropertyValue('summary'));
    expect(titles).toEqual(['A', 'B', 'C']);
    expect(answer.text).toContain('NAME:Lisbon\\, slowly');
  });
});

describe('an import', () => {
  const FILE = {
    format: 'foldout-itinerary',
    version: 1,
    itinerary: { name: 'Porto', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
  };
  const event = { title: 'T', description: 'D', datetime: '2027-03-13T19:30', timeZone: 'Europe/Lisbon' };

  it.each<[string, object]>([
    ['format', { ...FILE, format: 'something' }],
    ['version', { ...FILE, version: 2 }],
    ['itinerary.name', { ...FILE, itinerary: { ...FILE.itinerary, name: '' } }],
    ['events.0.datetime', { ...FILE, events: [{ ...event, datetime: '2027-02-30T10:00' }] }],
    ['events.1.endsAt', { ...FILE, events: [event, { ...event, endsAt: '2027-03-13T10:00' }] }],
    ['events.0.timeZone', { ...FILE, events: [{ ...event, timeZone: 'Mars/Olympus' }] }],
    [
      'customizations.customLinks.0.url',
      { ...FILE, customizations: { customLinks: [{ name: 'x', url: 'javascript:alert(1)' }] } },
    ],
    [
      'customizations.customColors.primary',
      { ...FILE, customizations: { customColors: { ...LOOK.customColors, primary: 'red;}' } } },
    ],
    ['events', { ...FILE, events: Array.from({ length: 501 }, () => event) }],
    ['faqs', { ...FILE, faqs: Array.from({ length: 101 }, () => FAQ_INPUT) }],
  ])('names what is wrong: %s', async (field, file) => {
    const { browser } = await createSignedInUser();
    const answer = await browser.post('/api/projects/import', file);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toMatchObject({
      status: 400,
      fields: expect.arrayContaining([field]),
    });
    expect((await browser.get('/api/my-projects')).body).toEqual([]);
  });

  it('takes the largest itinerary of ordinary texts, and is refused beyond 1.5 MB', {
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
    const huge = events.map((one) => ({ ...one, description: 'x'.repeat(3_500) }));
    expect((await browser.post('/api/projects/import', { ...FILE, events: huge })).status).toBe(413);
  });

  it('changes nothing that a file does not say: paid, codes, owner', async () => {
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
      { isPaid: false, hasWaitingContent: false },
    ]);
  });

  it('sent twice with one key is one itinerary', async () => {
    const { browser } = await createSignedInUser();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const made = await Promise.all([1, 2, 3].map(() => browser.post('/api/projects/import', FILE, key)));
    expect(new Set(made.map(({ body }) => body.project.projectId)).size).toBe(1);
    expect((await browser.get('/api/my-projects')).body).toHaveLength(1);
  });
});

describe('a copy', () => {
  it('begins as a trial with the first event; the rest comes with Full Access', async () => {
    const { host, path } = await fill();
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
      hasWaitingContent: true,
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
      hasWaitingContent: false,
    });
  });

  it('has its events at the same wall time, across the change of clocks', async () => {
    const { host, path } = await fill();
    const { body } = await host.post(`${path}/duplicate`, { firstDay: '2027-03-19', name: 'Again' });
    expect(body.project.name).toBe('Again');
    await pay(host, body.project.projectId);
    expect((await readExport(host, body.project.projectId)).events).toMatchObject([
      { title: 'A', datetime: '2027-03-18T23:00:00.000Z' },
      // Summer time has begun in New York in between.
      { title: 'B', datetime: '2027-03-20T23:30:00.000Z', endsAt: '2027-03-21T02:00:00.000Z' },
      { title: 'C', datetime: '2027-03-20T23:30:00.000Z' },
    ]);
  });

  it('has a name of whole characters, however long the first one is', async () => {
    const { host, path } = await fill();
    await host.put(`${path}/customizations`, { name: '🎉'.repeat(80) });
    const { body } = await host.post(`${path}/duplicate`, {});
    expect(body.project.name).toBe(`${'🎉'.repeat(73)} (copy)`);
  });

  it('keeps what its host did on trial: no event comes twice, a deleted one stays away', async () => {
    const { host, path } = await fill();
    const { body } = await host.post(`${path}/duplicate`, {});
    const copy = body.project.projectId;
    const [first] = await readEvents(host, copy);
    await host.delete(`/api/projects/${copy}/events/${first.id}`);
    await host.post(`/api/projects/${copy}/events`, { ...EVENT_INPUT, title: 'Mine' });
    await pay(host, copy);
    const titles = (await readEvents(host, copy)).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['B', 'C', 'Mine']);
  });

  it('comes whole by a coupon that covers everything, too', async () => {
    const code = await createCoupon({ value: 100 });
    const { host, path } = await fill();
    const copy = (await host.post(`${path}/duplicate`, {})).body.project.projectId;
    expect((await host.post(`/api/projects/${copy}/confirm-payment`, { couponCode: code })).status).toBe(200);
    expect(await readEvents(host, copy)).toHaveLength(3);
  });

  it.each([
    [{ shiftDays: 36_525 }, 'shiftDays'],
    [{ firstDay: '2200-01-01' }, 'firstDay'],
    [{ firstDay: 'tomorrow' }, 'firstDay'],
    [{ shiftDays: 1, firstDay: '2027-01-01' }, 'firstDay'],
  ])('is refused for %j', async (asked, field) => {
    const { host, path } = await fill();
    const answer = await host.post(`${path}/duplicate`, asked);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('is limited to twenty an hour', { timeout: 30_000 }, async () => {
    const { host, path, projectId } = await createTestItinerary();
    await signInAsOwner(host, projectId);
    const made = await Promise.all(Array.from({ length: 24 }, () => host.post(`${path}/duplicate`, {})));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
