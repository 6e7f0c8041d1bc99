import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { callTool, connectAssistant, createAssistantKey, postMessage, toCall } from '../testing/assistant.ts';
import { everyDatabase } from '../testing/databases.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';
import { createOwnedItinerary } from '../testing/rights-scenario.ts';

describeAccess('mcp');

const readProposals = async ({ host, path }: Awaited<ReturnType<typeof createTestItinerary>>) =>
  (await host.get(`${path}/proposals`)).body;

describe('an assistant with the official client', () => {
  it('reads, proposes events and changes, and can do nothing else', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: dinner } = await addTestEvent(itinerary, { endsAt: '2083-06-12T21:30' });
    await host.post(`${path}/faqs`, { question: 'Parking?', answer: 'Behind the house.' });
    const { key } = await createAssistantKey(itinerary);
    const client = await connectAssistant(key);
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    const tools = (await client.listTools()).tools.map(({ name }) => name);
    expect(tools).toEqual(['read_itinerary', 'propose_events', 'propose_change']);

    const read = await callTool(client, 'read_itinerary');
    expect(read.result).toMatchObject({
      name: 'Lisbon',
      timeZone: 'America/New_York',
      events: [{ id: dinner.id, title: 'Dinner', start: dinner.datetime, private: false }],
      faqs: [{ question: 'Parking?', answer: 'Behind the house.' }],
    });
    for (const secret of [itinerary.accessCode, itinerary.adminCode, itinerary.ownerEmail, key]) {
      expect(read.text).not.toContain(secret);
    }

    const proposed = await callTool(client, 'propose_events', {
      events: [{ title: 'Fado', start: '2083-06-13T21:00', timeZone: 'Europe/Lisbon', private: true }],
      note: 'Tickets are cheap on Sundays.',
    });
    expect(proposed.result.waiting).toEqual([{ proposalId: expect.any(Number) }]);
    const changed = await callTool(client, 'propose_change', {
      eventId: dinner.id,
      changes: { start: '2083-06-12T20:00' },
    });
    expect(changed.result.waiting).toMatchObject({ eventId: dinner.id, fields: ['datetime', 'endsAt'] });
    expect((await host.get(`${path}/events`)).body).toMatchObject([
      { id: dinner.id, title: 'Dinner', sequence: 0 },
    ]);
    const waiting = await readProposals(itinerary);
    expect(waiting).toMatchObject([
      {
        title: 'Dinner',
        change: { eventId: dinner.id, sequence: 0, current: 0 },
        source: { kind: 'assistant', label: 'Claude' },
      },
      {
        title: 'Fado',
        datetime: '2083-06-13T20:00:00.000Z',
        audience: 'attendees',
        source: { label: 'Claude', excerpt: 'Tickets are cheap on Sundays.' },
      },
    ]);
    const ids = waiting.map(({ id }: { id: number }) => id);
    const { body: accepted } = await host.post(`${path}/proposals/accept`, { ids });
    expect(accepted.events).toMatchObject([
      {
        id: dinner.id,
        datetime: '2083-06-13T00:00:00.000Z',
        endsAt: '2083-06-13T02:00:00.000Z',
        sequence: 1,
      },
      { title: 'Fado' },
    ]);
    await host.post(`${path}/proposals/undo`, { ids: accepted.undo.ids });
    const { createdAt: _, updatedAt: __, undo: ___, ...content } = dinner;
    expect((await host.get(`${path}/events`)).body).toMatchObject([{ ...content, sequence: 2 }]);
    expect((await readProposals(itinerary)).map((each: { id: number }) => each.id)).toEqual(ids);
    expect((await host.post(`${path}/proposals/accept`, { ids })).status).toBe(200);
    await client.close();
  });

  it('is told in words what cannot be proposed', async () => {
    const itinerary = await createTestItinerary();
    const { body: dinner } = await addTestEvent(itinerary, {});
    const client = await connectAssistant((await createAssistantKey(itinerary)).key, 'legacy');
    expect(client.getNegotiatedProtocolVersion()).toMatch(/^2025-/);
    const refused = async (name: string, args: object) => {
      const { isError, text } = await callTool(client, name, args);
      return isError ? text : undefined;
    };
    const event = { title: 'Fado', start: '2083-06-13T21:00' };
    expect(await refused('propose_events', { events: [{ ...event, start: '2083-02-30T21:00' }] })).toContain(
      'between 1990 and 2100',
    );
    expect(await refused('propose_events', { events: [{ ...event, timeZone: 'Lisbon' }] })).toBeDefined();
    expect(await refused('propose_events', { events: [] })).toBeDefined();
    expect(await refused('propose_change', { eventId: dinner.id + 1000, changes: { title: 'X' } })).toContain(
      'no event with this id',
    );
    expect(await refused('propose_change', { eventId: dinner.id, changes: { title: 'Dinner' } })).toContain(
      'already has these values',
    );
    await expect(callTool(client, 'delete_event', { eventId: dinner.id })).rejects.toThrow('not found');
    expect(await readProposals(itinerary)).toEqual([]);
    await client.close();
  });

  it('sees private events only if the key says so', async () => {
    const itinerary = await createTestItinerary();
    const canary = 'Surprise cake canary';
    const added = await addTestEvent(itinerary, { title: canary, attendees: 'Ben', audience: 'attendees' });
    const client = await connectAssistant((await createAssistantKey(itinerary)).key);
    const guess = { eventId: added.body.id, changes: { title: 'X' } };
    for (const [name, args] of [
      ['read_itinerary', {}],
      ['propose_change', guess],
    ] as const) {
      expect((await callTool(client, name, args)).text).not.toContain('canary');
    }
    const unknown = await callTool(client, 'propose_change', { ...guess, eventId: guess.eventId + 1000 });
    expect((await callTool(client, 'propose_change', guess)).text).toBe(unknown.text);
    const event = { events: [{ title: 'Cake', start: '2083-06-13T21:00' }] };
    await callTool(client, 'propose_events', event);
    const [cake] = await readProposals(itinerary);
    const edit = { title: canary, attendees: 'Ben', audience: 'attendees', sequence: 0 };
    await itinerary.host.patch(`${itinerary.path}/proposals/${cake.id}`, edit);
    expect((await callTool(client, 'propose_events', event)).text).not.toContain('canary');
    await itinerary.host.delete(`${itinerary.path}/proposals/${cake.id}`);
    const trusted = await connectAssistant(
      (await createAssistantKey(itinerary, { includePrivate: true })).key,
    );
    expect((await callTool(trusted, 'read_itinerary')).result.events).toMatchObject([
      { title: canary, private: true },
    ]);
    await callTool(trusted, 'propose_change', { ...guess, changes: { attendees: 'Nora' } });
    const [proposal] = await readProposals(itinerary);
    await itinerary.host.post(`${itinerary.path}/proposals/accept`, { ids: [proposal.id] });
    const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
    expect((await ben.browser.get(`${itinerary.path}/itinerary`)).text).not.toContain('canary');
    expect((await nora.browser.get(`${itinerary.path}/itinerary`)).text).toContain('canary');
  });
});

describe('a proposed change', () => {
  it('conflicts with a newer edit, until that version was seen', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: dinner } = await addTestEvent(itinerary, {});
    const { key } = await createAssistantKey(itinerary);
    await postMessage(toCall('propose_change', { eventId: dinner.id, changes: { location: 'Cervejaria' } }), {
      key,
    });
    await host.put(`${path}/events/${dinner.id}`, { ...EVENT_INPUT, title: 'Late dinner' });
    const [proposal] = await readProposals(itinerary);
    expect(proposal.change).toMatchObject({ fields: ['location'], sequence: 0, current: 1 });
    const accept = (options = {}) =>
      host.post(`${path}/proposals/accept`, { ids: [proposal.id], ...options });
    expect(await accept()).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { title: 'Late dinner', sequence: 1 } },
    });
    expect((await accept({ seen: [{ eventId: dinner.id, sequence: 1 }] })).body.events).toMatchObject([
      { title: 'Late dinner', location: 'Cervejaria', sequence: 2 },
    ]);
  });

  it('waits beside another one that leaves the same words and times', async () => {
    const itinerary = await createTestItinerary();
    const { body: dinner } = await addTestEvent(itinerary, {});
    const { key } = await createAssistantKey(itinerary);
    for (const changes of [{ timeZone: 'Europe/Madrid' }, { private: true }]) {
      await postMessage(toCall('propose_change', { eventId: dinner.id, changes }), { key });
    }
    const proposed = await readProposals(itinerary);
    expect(proposed.map(({ change }: { change: { fields: string[] } }) => change.fields)).toEqual([
      ['timeZone'],
      ['audience'],
    ]);
  });

  it('cannot be accepted once its event is deleted', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { body: dinner } = await addTestEvent(itinerary, {});
    const { key } = await createAssistantKey(itinerary);
    await postMessage(toCall('propose_change', { eventId: dinner.id, changes: { title: 'Lunch' } }), { key });
    await host.delete(`${path}/events/${dinner.id}`);
    const [proposal] = await readProposals(itinerary);
    expect(proposal.change.current).toBeNull();
    expect((await host.post(`${path}/proposals/accept`, { ids: [proposal.id] })).status).toBe(404);
  });
});

describe('the endpoint', () => {
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it('answers in JSON without a session', async () => {
    const { key } = await createAssistantKey(await createTestItinerary());
    const { status, headers, json } = await postMessage(LIST, { key });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json.result.tools).toHaveLength(3);
  });

  it('refuses callers without a valid key, all in the same way', async () => {
    const itinerary = await createTestItinerary();
    const { key, id } = await createAssistantKey(itinerary);
    await itinerary.host.delete(`${itinerary.path}/assistant-keys/${id}`);
    for (const wrong of [undefined, 'wrong', key, `${key}x`]) {
      const { status, headers, json } = await postMessage(LIST, { key: wrong });
      expect({ status, code: json.code }).toEqual({ status: 401, code: 'ACCESS_REQUIRED' });
      expect(headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata=/);
    }
    expect((await postMessage(LIST, { Authorization: `Basic ${btoa(`x:${key}`)}` })).status).toBe(401);
    // Cookies of a host give nothing here.
    const cookie = [...itinerary.host.cookies].map((each) => each.join('=')).join('; ');
    expect((await postMessage(LIST, { Cookie: cookie })).status).toBe(401);
  });

  it('refuses other websites, methods, sizes and formats', async () => {
    const { key } = await createAssistantKey(await createTestItinerary());
    const statusOf = async (body: unknown, options: object) =>
      (await postMessage(body, { key, ...options })).status;
    expect(await statusOf(LIST, { Origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(LIST, { Origin: 'null' })).toBe(403);
    expect(await statusOf(LIST, { Origin: 'http://localhost:8787' })).toBe(200);
    expect(await statusOf(LIST, { method: 'GET' })).toBe(405);
    expect(await statusOf(LIST, { method: 'DELETE' })).toBe(405);
    expect(await statusOf({ ...LIST, padding: 'x'.repeat(256 * 1024) }, {})).toBe(413);
    expect(await statusOf(LIST, { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await statusOf('{', {})).toBe(400);
    expect(await statusOf({ hello: 'world' }, {})).toBe(400);
    expect(await statusOf(LIST, { 'MCP-Protocol-Version': '1999-01-01' })).toBe(400);
    expect((await postMessage({ ...LIST, method: 'events/delete' }, { key })).json.error.code).toBe(-32601);
  });

  it('refuses the key of another itinerary, of a removed co-host and of a deleted itinerary', async () => {
    const owner = await createSignedInUser();
    const itinerary = await createOwnedItinerary(owner);
    const { host, path, name } = itinerary;
    const other = await createTestItinerary({ name: 'Porto' });
    const otherKey = await createAssistantKey(other);
    expect((await postMessage(toCall('read_itinerary'), { key: otherKey.key })).text).toContain('Porto');
    expect((await host.delete(`${path}/assistant-keys/${otherKey.id}`)).status).toBe(404);

    const { person, browser } = await invitePerson(itinerary, 'Ben');
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const cohostKey = await createAssistantKey(itinerary, { label: 'Ben’s' }, browser);
    const { key } = await createAssistantKey(itinerary);
    expect((await postMessage(LIST, { key: cohostKey.key })).status).toBe(200);
    await host.patch(`${path}/people/${person.id}`, { role: 'guest' });
    expect((await postMessage(LIST, { key: cohostKey.key })).status).toBe(401);
    const labels = (await host.get(`${path}/assistant-keys`)).body;
    expect(labels).toMatchObject([{ label: 'Claude' }]);

    expect((await postMessage(LIST, { key })).status).toBe(200);
    await owner.browser.delete(path, { confirmationName: name });
    expect((await postMessage(LIST, { key })).status).toBe(401);
  });

  it('tells nothing about a failure of the server', async () => {
    const itinerary = await createTestItinerary();
    const { key } = await createAssistantKey(itinerary);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await everyDatabase.exec(
      "CREATE TRIGGER boom BEFORE INSERT ON proposals WHEN NEW.title = 'Boom' BEGIN SELECT RAISE(ABORT, 'injected'); END",
    );
    const event = { title: 'Boom', start: '2083-06-13T21:00' };
    const { json } = await postMessage(toCall('propose_events', { events: [event] }), { key });
    await everyDatabase.exec('DROP TRIGGER boom');
    expect(json.result).toMatchObject({ isError: true });
    expect(json.result.content[0].text).toContain('Something went wrong on our end');
    expect(logged).toHaveBeenCalledOnce();
  });
});
