import { describe, expect, it } from 'vitest';
import { ANSWERED_AS_HEADER } from '../contract/answered-as.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs, readRsvps } from '../testing/rsvps.ts';

describeAccess('rsvps');

describe('PUT rsvps/me', () => {
  it('stores an answer of somebody who said a name, and changes it', async () => {
    const itinerary = await createRsvpItinerary();
    const ben = await enterAs(itinerary, 'Ben');
    const first = await answer(ben, itinerary, {
      eventId: null,
      answer: 'yes',
      partySize: 3,
      reply: 'Fish',
      note: '',
    });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      personId: expect.any(Number),
      eventId: null,
      answer: 'yes',
      partySize: 3,
      reply: 'Fish',
      note: null,
      byHost: false,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const second = await answer(ben, itinerary, { answer: 'maybe' });
    expect(second.body).toMatchObject({ answer: 'maybe', partySize: 3, reply: 'Fish' });
    const third = await answer(ben, itinerary, { answer: 'maybe', partySize: 1, reply: null });
    expect(third.body).toMatchObject({ partySize: 1, reply: null });
    expect((await readRsvps(ben, itinerary)).mine).toEqual([third.body]);
    const { body: guests } = await itinerary.host.get(`${itinerary.path}/people`);
    expect(guests).toMatchObject([{ name: 'Ben', rsvp: 'maybe' }]);
  });

  it('changes nothing when the same answer is sent again', async () => {
    const itinerary = await createRsvpItinerary();
    const ben = await enterAs(itinerary, 'Ben');
    const body = { eventId: null, answer: 'yes', partySize: 2, note: 'Late' };
    const first = await answer(ben, itinerary, body);
    const again = await answer(ben, itinerary, body);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('requires a name, RSVP that is on, an event that asks, and a party within the limit', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const ben = await enterAs(itinerary, 'Ben');
    const silent = (await addTestEvent(itinerary, {})).body.id;
    const asking = await addRsvpEvent(itinerary);
    const other = await addRsvpEvent(await createRsvpItinerary());
    const send = async (body: object, browser = ben) => {
      const { status, body: answered } = await answer(browser, itinerary, { answer: 'yes', ...body });
      return [status, answered.code];
    };
    expect(await send({})).toEqual([403, 'RSVP_CLOSED']);
    expect(await send({ eventId: asking })).toEqual([403, 'RSVP_CLOSED']);
    await host.put(`${path}/rsvp-settings`, { enabled: true, maxPartySize: 2 });
    expect(await send({}, guest)).toEqual([403, 'IDENTITY_REQUIRED']);
    expect(await send({ eventId: silent })).toEqual([403, 'RSVP_CLOSED']);
    expect(await send({ eventId: other })).toEqual([404, 'NOT_FOUND']);
    expect(await send({ eventId: asking, partySize: 3 })).toEqual([400, 'INVALID_INPUT']);
    expect(await send({ partySize: 0 })).toEqual([400, 'INVALID_INPUT']);
    expect(await send({ answer: 'perhaps' })).toEqual([400, 'INVALID_INPUT']);
    expect(await send({ eventId: asking, partySize: 2 })).toEqual([200, undefined]);
    await host.delete(`${path}/events/${asking}`);
    expect(await send({ eventId: asking })).toEqual([404, 'NOT_FOUND']);
    expect((await readRsvps(ben, itinerary)).mine).toEqual([]);
    await host.post(`${path}/events/restore`, { ids: [asking] });
    expect((await readRsvps(ben, itinerary)).mine).toMatchObject([{ eventId: asking, partySize: 2 }]);
  });
});

describe('whose answer it is', () => {
  it('is not that of somebody who has opened the itinerary in the same browser since', async () => {
    const itinerary = await createRsvpItinerary();
    const ben = await enterAs(itinerary, 'Ben');
    const { personId } = (await answer(ben, itinerary, { answer: 'yes' })).body;
    const send = async () => {
      const headers = { [ANSWERED_AS_HEADER]: String(personId) };
      const { status, body } = await ben.send('PUT', `${itinerary.path}/rsvps/me`, { answer: 'no' }, headers);
      return [status, body.code];
    };
    expect(await send()).toEqual([200, undefined]);
    await invitePerson(itinerary, 'Nora', ben);
    expect(await send()).toEqual([403, 'IDENTITY_REQUIRED']);
    expect((await readRsvps(ben, itinerary)).mine).toEqual([]);
  });

  it('is the browser’s until a host joins it; the personal link has its own', async () => {
    const itinerary = await createRsvpItinerary();
    const claimed = await enterAs(itinerary, 'Ben');
    await answer(claimed, itinerary, { answer: 'yes', note: 'From the shared link' });
    const linked = await invitePerson(itinerary, 'Ben');
    expect((await readRsvps(linked.browser, itinerary)).mine).toEqual([]);
    expect((await readRsvps(claimed, itinerary)).mine).toEqual([]);
    const refused = await answer(claimed, itinerary, { answer: 'no' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'IDENTITY_REQUIRED' } });
    const route = `${itinerary.path}/people/${linked.person.id}/join-answers`;
    expect((await itinerary.host.post(route)).body).toEqual({ success: true, joined: 1 });
    expect((await readRsvps(linked.browser, itinerary)).mine).toMatchObject([
      { answer: 'yes', note: 'From the shared link' },
    ]);
    await itinerary.host.post(`${itinerary.path}/people/${linked.person.id}/link`, {});
    expect((await answer(linked.browser, itinerary, { answer: 'no' })).status).toBe(401);
    expect((await answer(claimed, itinerary, { answer: 'no' })).status).toBe(403);
  });

  it('shows an answer to hosts and the browser that gave it', async () => {
    const itinerary = await createRsvpItinerary();
    const [ben, impostor] = [await enterAs(itinerary, 'Ben'), await enterAs(itinerary, 'ben')];
    await answer(ben, itinerary, { answer: 'yes', reply: 'Fish', note: 'Nut allergy' });
    expect((await readRsvps(impostor, itinerary)).mine).toEqual([]);
    const other = await answer(impostor, itinerary, { answer: 'no' });
    expect(other.text).not.toContain('Nut allergy');
    expect((await readRsvps(ben, itinerary)).mine).toMatchObject([
      { answer: 'yes', reply: 'Fish', note: 'Nut allergy' },
    ]);
    expect((await readRsvps(impostor, itinerary)).mine).toMatchObject([{ answer: 'no', note: null }]);
    const nora = await enterAs(itinerary, 'Nora');
    expect((await nora.get(`${itinerary.path}/rsvps`)).text).not.toMatch(/Fish|Nut/);
  });
});

describe('PUT people/:personId/rsvp', () => {
  it('answers for somebody, also after the deadline, and keeps the host’s note from the guest', async () => {
    const itinerary = await createRsvpItinerary({ deadline: '2020-01-01T00:00:00Z' });
    const { host, path } = itinerary;
    const { person, browser } = await invitePerson(itinerary, 'Ben');
    const url = `${path}/people/${person.id}/rsvp`;
    const saved = await host.put(url, { eventId: null, answer: 'yes', partySize: 2, note: 'Called me' });
    expect(saved).toMatchObject({
      status: 200,
      body: { byHost: true, note: 'Called me', personId: person.id },
    });
    expect((await readRsvps(browser, itinerary)).mine).toMatchObject([{ byHost: true, note: null }]);
    expect((await answer(browser, itinerary, { answer: 'no' })).body.code).toBe('RSVP_CLOSED');
    await host.put(`${path}/rsvp-settings`, { deadline: null });
    const own = await answer(browser, itinerary, { answer: 'maybe', note: 'Mine' });
    expect(own.body).toMatchObject({ byHost: false, note: 'Mine', partySize: 2 });
    expect((await host.put(`${path}/people/999999/rsvp`, { answer: 'yes' })).status).toBe(404);
  });
});

describe('GET rsvps', () => {
  it('shows the list and the summary only where the host shows them', async () => {
    const itinerary = await createRsvpItinerary();
    const { host, path } = itinerary;
    const event = await addRsvpEvent(itinerary);
    const [ben, nora] = [await enterAs(itinerary, 'Ben'), await enterAs(itinerary, 'Nora')];
    await answer(ben, itinerary, { answer: 'yes', partySize: 2, note: 'Secret' });
    await answer(ben, itinerary, { eventId: event, answer: 'no' });
    await answer(nora, itinerary, { eventId: event, answer: 'maybe' });
    const shared = await enterAsGuest(itinerary);
    expect(await readRsvps(shared, itinerary)).toEqual({ mine: [], list: null, summary: null });
    expect(await readRsvps(ben, itinerary)).toMatchObject({
      mine: [{ eventId: null }, { eventId: event }],
      list: null,
    });
    const summary = { yes: 1, maybe: 1, no: 0 };
    const byHost = await readRsvps(host, itinerary);
    expect(byHost).toMatchObject({ mine: [], list: null, summary });
    expect(byHost.rows).toHaveLength(3);
    await host.put(`${path}/rsvp-settings`, { showList: true });
    expect(await readRsvps(shared, itinerary)).toEqual({
      mine: [],
      list: [
        { name: 'Ben', eventId: null, answer: 'yes', partySize: 2 },
        { name: 'Ben', eventId: event, answer: 'no', partySize: 1 },
        { name: 'Nora', eventId: event, answer: 'maybe', partySize: 1 },
      ],
      summary,
    });
    await host.put(`${path}/rsvp-settings`, { enabled: false });
    expect(await readRsvps(shared, itinerary)).toMatchObject({ list: null, summary: null });
  });

  it('hides answers to private events from everyone who cannot see them', async () => {
    const itinerary = await createRsvpItinerary({ showList: true });
    const event = await addRsvpEvent(itinerary, { attendees: 'Ben', audience: 'attendees' });
    const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
    expect((await answer(ben.browser, itinerary, { eventId: event, answer: 'yes' })).status).toBe(200);
    for (const browser of [nora.browser, await enterAs(itinerary, 'Carla')]) {
      const refused = await answer(browser, itinerary, { eventId: event, answer: 'yes' });
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await readRsvps(browser, itinerary)).toEqual({
        mine: [],
        list: [],
        summary: { yes: 0, maybe: 0, no: 0 },
      });
    }
    expect((await readRsvps(ben.browser, itinerary)).list).toMatchObject([{ name: 'Ben', eventId: event }]);
    // A host who said a name sees the event, and so can answer.
    await itinerary.host.post(`${itinerary.path}/identity`, { name: 'Ana' });
    expect((await answer(itinerary.host, itinerary, { eventId: event, answer: 'no' })).status).toBe(200);
  });

  it('names people who are only in private events to nobody else', async () => {
    const itinerary = await createRsvpItinerary({ showList: true });
    const { host, path } = itinerary;
    await addTestEvent(itinerary, { attendees: 'Everyone' });
    await addTestEvent(itinerary, { attendees: 'Steve, Ben', audience: 'attendees' });
    await addTestEvent(itinerary, { attendees: 'Everyone except Nora', audience: 'attendees' });
    const { body: dinner } = await addTestEvent(itinerary, { attendees: 'Ben' });
    const names = async (browser: TestBrowser) => {
      const { list, summary } = await readRsvps(browser, itinerary);
      expect(summary.yes).toBe(list.length);
      return list.map(({ name }: { name: string }) => name);
    };
    const [steve, ben, nora] = [
      await invitePerson(itinerary, 'Steve'),
      await invitePerson(itinerary, 'Ben'),
      await invitePerson(itinerary, 'Nora'),
    ];
    for (const { browser } of [steve, ben, nora]) await answer(browser, itinerary, { answer: 'yes' });
    expect(await names(nora.browser)).toEqual(['Ben', 'Nora']);
    expect(await names(await enterAsGuest(itinerary))).toEqual(['Ben', 'Nora']);
    expect(await names(steve.browser)).toEqual(['Ben', 'Nora', 'Steve']);
    expect(await names(host)).toEqual(['Ben', 'Nora', 'Steve']);
    await host.delete(`${path}/events/${dinner.id}`);
    expect(await names(nora.browser)).toEqual(['Nora']);
  });

  it('gives co-hosts all answers, also where guests see none', async () => {
    const itinerary = await createRsvpItinerary();
    const { host, path } = itinerary;
    const cohost = await invitePerson(itinerary, 'Cora');
    await host.patch(`${path}/people/${cohost.person.id}`, { role: 'cohost' });
    await answer(await enterAs(itinerary, 'Ben'), itinerary, { answer: 'yes', note: 'Nuts' });
    expect(await readRsvps(cohost.browser, itinerary)).toMatchObject({
      list: null,
      summary: { yes: 1, maybe: 0, no: 0 },
      rows: [{ answer: 'yes', note: 'Nuts' }],
    });
  });
});

describe('GET rsvps.csv', () => {
  it('lists the answers in order, with formulas defused', async () => {
    const itinerary = await createRsvpItinerary({ question: 'Meat, or "fish"?' });
    const { host, path } = itinerary;
    const late = await addRsvpEvent(itinerary, { title: '=SUM(A1)', datetime: '2083-07-01T10:00' });
    const early = await addRsvpEvent(itinerary, { title: 'Dinner' });
    const [zoe, ana] = [await enterAs(itinerary, 'Zoë'), await enterAs(itinerary, 'Ana')];
    await answer(zoe, itinerary, { answer: 'yes', partySize: 2, reply: 'Fish', note: 'One,\ntwo' });
    await answer(ana, itinerary, { answer: 'no', note: '@cmd|calc' });
    await answer(ana, itinerary, { eventId: late, answer: 'maybe' });
    await answer(ana, itinerary, { eventId: early, answer: 'yes' });
    const file = await host.get(`${path}/rsvps.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="lisbon-rsvps.csv"');
    const time = /,\d{4}-[\dT:.-]+Z/g;
    expect(file.text.replace(/^\ufeff/, '').replace(time, ',T')).toBe(
      [
        'Name,Event,Answer,People,"Meat, or ""fish""?",Note,Answered by,Updated',
        "Ana,Whole itinerary,No,0,,'@cmd|calc,Guest,T",
        'Zoë,Whole itinerary,Yes,2,Fish,"One,\ntwo",Guest,T',
        'Ana,Dinner,Yes,1,,,Guest,T',
        "Ana,'=SUM(A1),Maybe,1,,,Guest,T",
        '',
      ].join('\r\n'),
    );
    expect((await new TestBrowser().get(`${path}/rsvps.csv`)).status).toBe(401);
  });
});
