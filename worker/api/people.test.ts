import { expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { LiveSocket } from '../testing/live-socket.ts';
import { addTestEvent, invitePerson, readTitles } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from '../testing/project.ts';

describeAccess('people');

it('lists the names in attendees texts and added ones, with their number of events', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { attendees: 'Ben, Ana' });
  await addTestEvent(itinerary, { attendees: 'Everyone except ben' });
  expect((await host.post(`${path}/people`, { name: 'Zoe' })).status).toBe(201);
  expect((await host.post(`${path}/people`, { name: 'ZOE' })).body.code).toBe('NAME_TAKEN');
  expect((await host.post(`${path}/people`, { name: 'Ann, Bob' })).status).toBe(400);
  expect((await host.get(`${path}/people`)).body).toEqual([
    {
      id: expect.any(Number),
      name: 'Ana',
      role: 'guest',
      eventCount: 2,
      linkOpenedOn: null,
      rsvp: null,
      isUninvited: false,
      linkRequestedAt: null,
      linkRequest: null,
      isHidden: false,
      language: null,
      warning: null,
      sequence: 0,
    },
    {
      id: expect.any(Number),
      name: 'Ben',
      role: 'guest',
      eventCount: 1,
      linkOpenedOn: null,
      rsvp: null,
      isUninvited: false,
      linkRequestedAt: null,
      linkRequest: null,
      isHidden: false,
      language: null,
      warning: null,
      sequence: 0,
    },
    {
      id: expect.any(Number),
      name: 'Zoe',
      role: 'guest',
      eventCount: 1,
      linkOpenedOn: null,
      rsvp: null,
      isUninvited: false,
      linkRequestedAt: null,
      linkRequest: null,
      isHidden: false,
      language: null,
      warning: null,
      sequence: 0,
    },
  ]);
});

it('opens the itinerary by personal link, without a code and after the code changed', async () => {
  const itinerary = await createTestItinerary();
  await addTestEvent(itinerary, { title: 'Dinner' });
  const { entered, browser, person, personToken } = await invitePerson(itinerary, 'Ben');
  expect(entered.status).toBe(200);
  expect(entered.body.person).toEqual({ id: person.id, name: 'Ben', linked: true });
  expect(entered.body.itinerary.project.viewer).toEqual({ role: 'viewer', person: entered.body.person });
  expect(entered.body.itinerary.project.adminCode).toBeUndefined();
  await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
  expect(await readTitles(browser, itinerary)).toEqual(['Dinner']);
  expect((await itinerary.host.get(`${itinerary.path}/people`)).body[0].linkOpenedOn).toMatch(
    /^\d{4}-\d\d-\d\d$/,
  );
  const wrong = await new TestBrowser().post(`${itinerary.path}/access`, { personToken: `${personToken}x` });
  expect([wrong.status, wrong.body.code, wrong.body.attemptsRemaining]).toEqual([
    401,
    'ACCESS_REQUIRED',
    undefined,
  ]);
  const elsewhere = await createTestItinerary();
  const other = await new TestBrowser().post(`${elsewhere.path}/access`, { personToken });
  expect(other.status).toBe(401);
});

it.each(['renew', 'remove', 'renew all'] as const)(
  '%s ends the link, its grant, feed and page',
  async (how) => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { browser, person, personToken } = await invitePerson(itinerary, 'Ben');
    const nora = await invitePerson(itinerary, 'Nora');
    const { feedUrl } = (await browser.get(`${path}/calendar`)).body;
    const { pathname } = new URL(feedUrl);
    expect((await new TestBrowser().get(pathname)).status).toBe(200);
    const page = await LiveSocket.open(browser, path);
    if (how === 'renew') await host.post(`${path}/people/${person.id}/link`);
    else if (how === 'remove') await host.delete(`${path}/people/${person.id}`);
    else expect((await host.post(`${path}/people/links/renew`)).body).toEqual({ renewed: 2 });
    expect((await browser.get(`${path}/itinerary`)).status).toBe(401);
    expect((await new TestBrowser().post(`${path}/access`, { personToken })).status).toBe(401);
    expect((await new TestBrowser().get(pathname)).status).toBe(404);
    await expect.poll(() => page.closedWith).toBe(4401);
    expect((await nora.browser.get(`${path}/itinerary`)).status).toBe(how === 'renew all' ? 401 : 200);
  },
);

it('renames a person in every event, also in private ones', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Dinner', attendees: 'Ana, ben' });
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ben', audience: 'attendees' });
  const { person, browser } = await invitePerson(itinerary, 'Ben');
  const renamed = await host.patch(`${path}/people/${person.id}`, {
    name: 'Benjamin',
    sequence: person.sequence,
  });
  expect(renamed.body).toMatchObject({ name: 'Benjamin', eventCount: 2, sequence: 1 });
  const { events } = (await browser.get(`${path}/itinerary`)).body;
  expect(events.map((each: { attendees: string }) => each.attendees).sort()).toEqual([
    'Ana, Benjamin',
    'Benjamin',
  ]);
  const stale = await host.patch(`${path}/people/${person.id}`, { name: 'Bo', sequence: 0 });
  expect([stale.status, stale.body.current.name]).toEqual([409, 'Benjamin']);
  const taken = await host.patch(`${path}/people/${person.id}`, { name: 'Ana' });
  expect(taken.body.code).toBe('NAME_TAKEN');
});

it('applies one of 20 parallel renames to a person and to all texts', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { attendees: 'Ben' });
  const [person] = (await host.get(`${path}/people`)).body;
  const names = Array.from({ length: 20 }, (_, index) => `Ben ${index}`);
  const renamed = await Promise.all(
    names.map((name) => host.patch(`${path}/people/${person.id}`, { name, sequence: 0 })),
  );
  expect(renamed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(renamed.filter(({ status }) => status === 409)).toHaveLength(19);
  const [after] = (await host.get(`${path}/people`)).body;
  expect((await host.get(`${path}/events`)).body[0].attendees).toBe(after.name);
  expect((await host.get(`${path}/people`)).body).toHaveLength(1);
});

it('merges a person into another', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { attendees: 'Ben, Benjamin' });
  await addTestEvent(itinerary, { attendees: 'Ben' });
  const [ben, benjamin] = (await host.get(`${path}/people`)).body;
  const merged = await host.post(`${path}/people/${ben.id}/merge`, { into: benjamin.id });
  expect(merged.body).toMatchObject({ id: benjamin.id, eventCount: 2 });
  const texts = (await host.get(`${path}/events`)).body.map((each: { attendees: string }) => each.attendees);
  expect(texts).toEqual(['Benjamin', 'Benjamin']);
  expect((await host.get(`${path}/people`)).body).toHaveLength(1);
});

it('removes a person with the name in public events, and restores both', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { attendees: 'Ana, Ben' });
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ben', audience: 'attendees' });
  const { person } = await invitePerson(itinerary, 'Ben');
  const readTexts = async () =>
    (await host.get(`${path}/events`)).body.map((each: { attendees: string }) => each.attendees).sort();
  const removed = await host.delete(`${path}/people/${person.id}`);
  expect(removed.body).toMatchObject({ success: true, undo: { ids: [person.id] } });
  expect(await readTexts()).toEqual(['Ana', 'Ben']);
  const readNames = async () =>
    (await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name);
  expect(await readNames()).toEqual(['Ana']);
  expect((await host.delete(`${path}/people/${person.id}`)).status).toBe(404);
  expect((await host.post(`${path}/people/restore`, { ids: [person.id] })).body[0].name).toBe('Ben');
  expect(await readTexts()).toEqual(['Ana, Ben', 'Ben']);
  expect(await readNames()).toEqual(['Ana', 'Ben']);
});

it('claims a name on the shared link, unless its link was opened or a private event names it', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Mia', audience: 'attendees' });
  await invitePerson(itinerary, 'Ben');
  const guest = await enterAsGuest(itinerary);
  for (const name of ['ben', 'Mia', ' mia ']) {
    expect((await guest.post(`${path}/identity`, { name })).body.code).toBe('NAME_TAKEN');
  }
  const claimed = await guest.post(`${path}/identity`, { name: 'Nora' });
  expect(claimed.body.person).toMatchObject({ name: 'Nora', linked: false });
  expect((await guest.get(path)).body.project.viewer).toEqual({
    role: 'viewer',
    person: claimed.body.person,
  });
  expect((await host.get(`${path}/people`)).body.map(({ name }: { name: string }) => name)).toContain('Nora');
  expect((await guest.post(`${path}/identity`, { name: null })).body).toEqual({ person: null });
  expect((await guest.get(path)).body.project.viewer.person).toBeNull();
});

it('lets a co-host edit, without codes, roles and the links of co-hosts', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Ben');
  const cora = (await host.post(`${path}/people`, { name: 'Cora' })).body;
  for (const { id } of [person, cora]) await host.patch(`${path}/people/${id}`, { role: 'cohost' });
  const { project } = (await browser.get(path)).body;
  expect(project).toMatchObject({ viewer: { role: 'admin', person: { name: 'Ben', linked: true } } });
  expect([project.adminCode, project.ownerEmail]).toEqual([undefined, undefined]);
  expect((await browser.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
  const refused = [
    browser.put(`${path}/customizations`, { accessCode: 'K7M2QX' }),
    browser.put(`${path}/customizations`, { adminCode: 'K7M2QXK7M2QZ' }),
    browser.put(`${path}/owner-email`, { ownerEmail: 'new@example.com' }),
    browser.patch(`${path}/people/${cora.id}`, { role: 'guest' }),
    browser.get(`${path}/people/${cora.id}/link`),
    browser.post(`${path}/people/${cora.id}/link`),
    browser.delete(`${path}/people/${cora.id}`),
    browser.get(`${path}/people/${person.id}/link`),
  ];
  for (const { status, body } of await Promise.all(refused))
    expect([status, body.code]).toEqual([403, 'ADMIN_REQUIRED']);
  // Entering the access code must not turn the co-host into an admin by code.
  await browser.post(`${path}/access`, { accessCode: itinerary.accessCode });
  await host.delete(`${path}/people/${person.id}`, { renewSeen: false });
  expect((await browser.get(path)).body.project.viewer).toEqual({ role: 'viewer', person: null });
  expect((await browser.post(`${path}/events`, EVENT_INPUT)).status).toBe(403);
});

it('gives an admin who opens a personal link both, and nothing of the link once it ended', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, personToken } = await invitePerson(itinerary, 'Ben');
  await host.post(`${path}/access`, { personToken });
  expect((await host.get(path)).body.project.viewer).toMatchObject({
    role: 'admin',
    person: { name: 'Ben' },
  });
  await host.post(`${path}/people/${person.id}/link`);
  expect((await host.get(path)).body.project.viewer).toEqual({ role: 'admin', person: null });
});
