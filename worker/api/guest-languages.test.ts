import { describe, expect, it } from 'vitest';
import type { Proposal } from '../contract/proposals.ts';
import { TestBrowser } from '../testing/browser.ts';
import { buildEmail, buildRestaurantHtml, deliverAndReadEmail } from '../testing/mail.ts';
import { requestPage } from '../testing/page.ts';
import { addTestEvent, claimDirectly, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';

/** The language of the itinerary's page for this browser, which prefers `accepted`. */
async function readLanguage(browser: TestBrowser, { projectId }: TestItinerary, accepted = 'de') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await requestPage(`/project/${projectId}`, cookie, { 'Accept-Language': accepted });
  return page.headers.get('content-language');
}

const setLanguage = ({ host, path }: TestItinerary, id: number, language: string | null) =>
  host.patch(`${path}/people/${id}`, { language });

const choose = (browser: TestBrowser, { path }: TestItinerary, language: string | null, clock?: string) =>
  browser.put(`${path}/identity`, { language, clock });

const readFeed = async (browser: TestBrowser, { path }: TestItinerary) => {
  const { feedUrl } = (await browser.get(`${path}/calendar`)).body;
  return new TestBrowser().get(new URL(feedUrl).pathname, { 'Accept-Language': 'it' });
};

describe('the language of a guest', () => {
  it('is the choice, else the one that a host set, else the browser’s, else the itinerary’s', async () => {
    const itinerary = await createTestItinerary();
    const { person, browser, personToken } = await invitePerson(itinerary, 'Ana');
    expect(await readLanguage(browser, itinerary)).toBe('de');
    expect(await readLanguage(browser, itinerary, 'sv')).toBe('en');
    await itinerary.host.put(`${itinerary.path}/customizations`, { language: 'nl' });
    expect(await readLanguage(browser, itinerary, 'sv')).toBe('nl');
    const set = await setLanguage(itinerary, person.id, 'ja');
    expect([set.status, set.body.language]).toEqual([200, 'ja']);
    expect(await readLanguage(browser, itinerary)).toBe('ja');
    const chosen = await choose(browser, itinerary, 'ar', '24');
    expect([chosen.status, chosen.body]).toEqual([200, { language: 'ar', clock: '24' }]);
    expect(await readLanguage(browser, itinerary)).toBe('ar');
    // On another browser too.
    const other = new TestBrowser();
    await other.post(`${itinerary.path}/access`, { personToken });
    expect(await readLanguage(other, itinerary)).toBe('ar');
    expect((await other.get(`${itinerary.path}/my-data`)).body.person).toMatchObject({
      language: 'ar',
      clock: '24',
    });
    await choose(other, itinerary, null);
    expect(await readLanguage(browser, itinerary)).toBe('ja');
  });

  it('is that of the dates of what is stored about the guest', async () => {
    const itinerary = await createTestItinerary();
    const { browser } = await invitePerson(itinerary, 'Ana');
    const page = await browser.get(`/my-data/${itinerary.projectId}`, { 'Accept-Language': 'pl' });
    const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' }).format();
    expect(page.text).toContain(`Ostatnio otwarty: ${day}`);
    expect(page.text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('is chosen on its page for all browsers of the person', async () => {
    const itinerary = await createTestItinerary();
    const { browser, personToken } = await invitePerson(itinerary, 'Ana');
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const page = `/language/${itinerary.projectId}`;
    const sent = await browser.post(page, 'language=pl&clock=12', form);
    expect(sent.status).toBe(303);
    const other = new TestBrowser();
    await other.post(`${itinerary.path}/access`, { personToken });
    expect(await readLanguage(other, itinerary)).toBe('pl');
    expect((await other.get(page)).text).toContain('<html lang="pl"');
    const guest = await enterAsGuest(itinerary);
    await guest.post(page, 'language=fr&clock=', form);
    expect(await readLanguage(guest, itinerary)).toBe('fr');
    expect(await readLanguage(await enterAsGuest(itinerary), itinerary)).toBe('de');
  });

  it('is chosen outside of itineraries too', async () => {
    const browser = new TestBrowser();
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = await browser.post('/language?to=/dashboard', 'language=de&clock=', form);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/dashboard']);
    const page = await browser.get('/language?to=//other.example');
    expect(page.text).toContain('<html lang="de"');
    expect(page.text).not.toContain('other.example');
  });

  it('is kept for personal links only, and ends with the link', async () => {
    const itinerary = await createTestItinerary();
    const { person, browser } = await invitePerson(itinerary, 'Ana');
    await choose(browser, itinerary, 'fr');
    await itinerary.host.post(`${itinerary.path}/people/${person.id}/link`);
    const { browser: renewed } = await invitePerson(itinerary, 'Ana');
    expect(await readLanguage(renewed, itinerary)).toBe('de');
    for (const other of [await enterAsGuest(itinerary), await claimDirectly(itinerary, 'Ben')])
      expect((await choose(other, itinerary, 'fr')).body.code).toBe('IDENTITY_REQUIRED');
    expect((await choose(renewed, itinerary, 'xx')).body.code).toBe('INVALID_INPUT');
    expect((await setLanguage(itinerary, person.id, 'xx')).body.code).toBe('INVALID_INPUT');
  });

  it('is part of the history, and opens the personal link with a page of its own', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { person, personToken } = await invitePerson(itinerary, 'Ana');
    const enter = (accepted: string) =>
      new TestBrowser().post(
        `${path}/access`,
        { personToken },
        { Prefer: 'page', 'Accept-Language': accepted },
      );
    await setLanguage(itinerary, person.id, 'fr');
    expect((await enter('fr')).body.page.html).toContain('Calendrier');
    // The page of the link is German: the browser loads that of the itinerary.
    expect((await enter('de')).body).not.toHaveProperty('page');
    const [change] = (await host.get(`${path}/history`)).body;
    expect([change.before, change.after]).toMatchObject([{ language: null }, { language: 'fr' }]);
    await host.post(`${path}/history/${change.seq}/restore`, {});
    expect((await host.get(`${path}/people`)).body[0].language).toBeNull();
  });
});

describe('the language of an itinerary', () => {
  it('is in previews and calendars, on trials too', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const { host, path, projectId } = itinerary;
    await addTestEvent(itinerary, {});
    const guest = await enterAsGuest(itinerary);
    const before = await readFeed(guest, itinerary);
    expect(before.text).toContain('DESCRIPTION:Fish by the river.\\n\\nWith: Everyone');
    const saved = await host.put(`${path}/customizations`, { language: 'de' });
    expect([saved.status, saved.body.project.language]).toEqual([200, 'de']);
    const feed = await readFeed(guest, itinerary);
    expect(feed.text.replaceAll('\r\n ', '')).toContain('\\n\\nMit: Alle');
    expect(feed.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const { person, browser } = await invitePerson(itinerary, 'Ana');
    await setLanguage(itinerary, person.id, 'fr');
    expect((await readFeed(browser, itinerary)).text.replaceAll('\r\n ', '')).toContain('Avec\u00a0: ');
    const page = await (await requestPage(`/access/${projectId}`, '', { 'Accept-Language': 'it' })).text();
    expect(page).toContain('<title>Partecipa a Lisbon</title>');
    expect(page).toContain('<meta property="og:title" content="Komm zu Lisbon" />');
  });

  it('names what was booked, in events from emails and plans', async () => {
    const { host, path } = await createTestItinerary();
    await host.put(`${path}/customizations`, { language: 'pl' });
    const { address } = (await host.get(`${path}/intake`)).body;
    await deliverAndReadEmail(address, buildEmail({ html: buildRestaurantHtml() }));
    const read = async () =>
      (await host.get(`${path}/proposals`)).body.map(
        ({ description }: Proposal) => description.split('\n')[0],
      );
    expect(await read()).toEqual(['Numer rezerwacji: PF4471']);
    const content = btoa(buildEmail({ html: buildRestaurantHtml({ number: 'ZZ9', name: 'Other' }) }));
    await host.post(`${path}/proposals`, { kind: 'eml', content });
    expect(await read()).toContain('Numer rezerwacji: ZZ9');
    const plan = await new TestBrowser().post(
      '/api/plans/read',
      { kind: 'eml', content },
      { 'Accept-Language': 'fr' },
    );
    expect(plan.body.proposals[0].description).toContain('Numéro de réservation\u00a0: ZZ9');
  });

  it('is exported, copied and undone', async () => {
    const { host, path } = await createTestItinerary();
    await host.put(`${path}/customizations`, { language: 'he' });
    const [change] = (await host.get(`${path}/history`)).body;
    expect([change.before.language, change.after.language]).toEqual([null, 'he']);
    const file = (await host.get(`${path}/export`)).body;
    // An address may create three itineraries an hour.
    const ownerEmail = `ann-${crypto.randomUUID()}@example.org`;
    const imported = await host.post('/api/projects/import', { ...file, ownerEmail });
    const copy = await host.post(`${path}/duplicate`, { ownerEmail });
    for (const { body } of [imported, copy])
      expect((await host.get(`/api/projects/${body.project.projectId}`)).body.project.language).toBe('he');
    await host.post(`${path}/history/${change.seq}/restore`, {});
    expect((await host.get(path)).body.project.language).toBeNull();
  });
});
