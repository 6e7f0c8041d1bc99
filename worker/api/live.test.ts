import { evictDurableObject, listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { Listener } from '../testing/live.ts';
import { createItinerary, EVENT, enter } from '../testing/project.ts';

const SOON = { timeout: 2000, interval: 10 };

describe('works', () => {
  it('tells an open page at once where it stands, and then of each change, never what it is', async () => {
    const itinerary = await createItinerary();
    const page = await Listener.open(await enter(itinerary), itinerary.path);
    await vi.waitFor(() => expect(page.notes).toEqual([{ revision: 1, changed: [] }]), SOON);
    await itinerary.host.post(`${itinerary.path}/events`, EVENT);
    await vi.waitFor(() => expect(page.notes[1]).toEqual({ revision: 2, changed: ['events'] }), SOON);
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await vi.waitFor(() => expect(page.notes[2]).toEqual({ revision: 3, changed: ['details'] }), SOON);
    // What changed nothing, or was refused, is no news.
    await itinerary.host.put(`${itinerary.path}/customizations`, { customTitle: 'Porto' });
    await itinerary.host.post(`${itinerary.path}/events`, { title: '' });
    await itinerary.host.post(`${itinerary.path}/faqs`, { question: 'Where?', answer: 'Here.' });
    await vi.waitFor(() => expect(page.notes[3]).toEqual({ revision: 4, changed: ['faqs'] }), SOON);
  });

  it('answers a heartbeat, and sleeps between changes without losing anybody', async () => {
    const itinerary = await createItinerary();
    const page = await Listener.open(await enter(itinerary), itinerary.path);
    await evictDurableObject(env.LIVE_ROOM.getByName(itinerary.projectId));
    await itinerary.host.post(`${itinerary.path}/events`, EVENT);
    await vi.waitFor(() => expect(page.notes.at(-1)?.revision).toBe(2), SOON);
    const pong = new Promise((resolve) =>
      page.socket.addEventListener('message', ({ data }) => resolve(data)),
    );
    page.socket.send('ping');
    expect(await pong).toBe('pong');
  });

  it('holds 200 pages in one object, and each hears of a change within two seconds', async () => {
    const itinerary = await createItinerary();
    const guest = await enter(itinerary);
    const before = (await listDurableObjectIds(env.LIVE_ROOM)).length;
    const pages = await Promise.all(Array.from({ length: 200 }, () => Listener.open(guest, itinerary.path)));
    expect((await listDurableObjectIds(env.LIVE_ROOM)).length).toBe(before + 1);
    const savedAt = Date.now();
    await itinerary.host.post(`${itinerary.path}/events`, EVENT);
    await vi.waitFor(
      () => expect(pages.filter(({ notes }) => notes.at(-1)?.revision === 2)).toHaveLength(200),
      SOON,
    );
    expect(Date.now() - savedAt).toBeLessThan(2000);
  });
});

describe('refuses', () => {
  it('a socket that another site’s page opens, whatever cookies come along', async () => {
    const { host, path } = await createItinerary();
    for (const origin of ['https://evil.example', 'null', '']) {
      const answer = await host.get(`${path}/live`, { Upgrade: 'websocket', Origin: origin });
      expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    }
  });

  it('everybody who entered with an older code, also whoever slips in behind the change', async () => {
    const itinerary = await createItinerary();
    const guest = await enter(itinerary);
    const page = await Listener.open(guest, itinerary.path);
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'NEWC0D' });
    expect(changed.status).toBe(200);
    await vi.waitFor(() => expect(page.closedWith).toBe(4401), SOON);
    await expect(Listener.open(guest, itinerary.path)).rejects.toThrow('401');
    const late = await env.LIVE_ROOM.getByName(itinerary.projectId).fetch('https://room', {
      headers: { Upgrade: 'websocket', 'x-grant-version': '1', 'x-revision': '1' },
    });
    expect(late.status).toBe(410);
    const own = await Listener.open(itinerary.host, itinerary.path);
    await vi.waitFor(() => expect(own.notes[0]?.revision).toBe(2), SOON);
  });
});

describeAccess('live');
