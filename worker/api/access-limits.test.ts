import { createExecutionContext, listDurableObjectIds, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';

const toRightCode = ({ accessCode }: { accessCode: string }) => ({ accessCode });
const WRONG_CODE = { accessCode: 'WR0NGX' };

/** A browser with a visitor id, which loading the access page sets. */
async function createVisitor(path: string, ip?: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  browser.ip = ip ?? browser.ip;
  await browser.get(`${path}/preview`);
  return browser;
}

/** The share link's code and key, as the access page sends them. */
async function readInvitation({ host, path }: TestItinerary) {
  const { accessCode, inviteKey } = (await host.get(`${path}/share`)).body;
  return { accessCode, inviteKey } as { accessCode: string; inviteKey: string };
}

describe('an invite key', () => {
  it('lets a locked visitor in, and remembers it', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await createVisitor(itinerary.path);
    for (let n = 0; n < 5; n++) await visitor.post(`${itinerary.path}/access`, WRONG_CODE);
    expect((await visitor.post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(429);
    const invited = await visitor.post(`${itinerary.path}/access`, await readInvitation(itinerary));
    expect(invited).toMatchObject({ status: 200, body: { project: { projectId: itinerary.projectId } } });
    expect((await visitor.get(itinerary.path)).status).toBe(200);
    const guard = env.ACCESS_GUARD.getByName(`project:${itinerary.projectId}`);
    const countEntries = () =>
      runInDurableObject(guard, (_, { storage }) =>
        storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM entries').one(),
      );
    await vi.waitFor(async () => expect(await countEntries()).toEqual({ n: 1 }));
  });

  it('that is wrong, of an older code or of another itinerary leaves a typed code', async () => {
    const itinerary = await createTestItinerary();
    const other = await readInvitation(await createTestItinerary());
    const old = await readInvitation(itinerary);
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
    const visitor = await createVisitor(itinerary.path);
    const keys = [other.inviteKey, old.inviteKey, 'A'.repeat(22), ''];
    for (const [n, inviteKey] of keys.entries()) {
      const wrong = await visitor.post(`${itinerary.path}/access`, { ...WRONG_CODE, inviteKey });
      expect(wrong).toMatchObject({ status: 401, body: { attemptsRemaining: 4 - n } });
    }
    const typed = { accessCode: 'K7M2QX', inviteKey: 'A'.repeat(22) };
    expect((await visitor.post(`${itinerary.path}/access`, typed)).status).toBe(200);
  });

  it('does not replace the code: a wrong one counts', async () => {
    const itinerary = await createTestItinerary();
    const { inviteKey } = await readInvitation(itinerary);
    const visitor = await createVisitor(itinerary.path);
    const wrong = await visitor.post(`${itinerary.path}/access`, { ...WRONG_CODE, inviteKey });
    expect(wrong).toMatchObject({ status: 401, body: { attemptsRemaining: 4 } });
    const unknown = await visitor.post('/api/projects/ZZZZZZZZ/access', { ...WRONG_CODE, inviteKey });
    expect(unknown).toMatchObject({ status: 401, body: { attemptsRemaining: 4 } });
  });

  it('needs no guard', async () => {
    const itinerary = await createTestItinerary();
    const getByName = () => ({ recordEntry: () => Promise.reject(new Error('unavailable')) });
    const bindings = { ...env, ACCESS_GUARD: { getByName } } as unknown as Cloudflare.Env;
    const body = await readInvitation(itinerary);
    const request = new TestBrowser().toRequest('POST', `${itinerary.path}/access`, body);
    expect((await app.fetch(request, bindings, createExecutionContext())).status).toBe(200);
  });
});

describe('unknown project ids', () => {
  const previewUnknown = async (browser: TestBrowser, count: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) {
      const id = crypto.randomUUID().slice(0, 8);
      statuses.push((await browser.get(`/api/projects/${id}/preview`)).status);
    }
    return statuses;
  };
  const createNeighbor = ({ ip }: TestBrowser, path: string) => createVisitor(path, ip);

  it('lock a visitor after 20, for previews and typed codes, but not with the right code or an invite key', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const scanner = new TestBrowser();
    expect(new Set(await previewUnknown(scanner, 20))).toEqual(new Set([401]));
    expect(await previewUnknown(scanner, 1)).toEqual([429]);
    expect((await scanner.get(`${path}/preview`)).status).toBe(429);
    const [known, unknown] = [
      await scanner.post(`${path}/access`, WRONG_CODE),
      await scanner.post('/api/projects/ZZZZZZZZ/access', WRONG_CODE),
    ];
    for (const response of [known, unknown]) {
      expect(response).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(response.body.message).toMatch(/^Too many requests\. Try again in \d+ minutes\.$/);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    expect((await scanner.post(`${path}/access`, toRightCode(itinerary))).status).toBe(200);
    expect((await scanner.post(`${path}/access`, await readInvitation(itinerary))).status).toBe(200);
  });

  it('of one guest do not lock out others on the same network', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const guest = await createVisitor(path);
    await previewUnknown(guest, 30);
    const neighbor = await createNeighbor(guest, path);
    expect((await neighbor.get(`${path}/preview`)).status).toBe(200);
    expect((await neighbor.post(`${path}/access`, WRONG_CODE)).status).toBe(401);
    expect((await neighbor.post(`${path}/access`, toRightCode(itinerary))).status).toBe(200);
  });

  it('of a whole network stop after 60, and its guests still come in', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const first = await createVisitor(path);
    const honest = await createNeighbor(first, path);
    const scanners = [first, await createNeighbor(first, path), await createNeighbor(first, path)];
    for (const scanner of scanners) await previewUnknown(scanner, 20);
    expect(await previewUnknown(await createNeighbor(first, path), 1)).toEqual([429]);
    expect((await honest.post(`${path}/access`, WRONG_CODE)).status).toBe(429);
    expect((await honest.post(`${path}/access`, toRightCode(itinerary))).status).toBe(200);
  });

  it('are limited to 20 for callers that drop every cookie', async () => {
    const { ip } = new TestBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const browser = new TestBrowser();
      browser.ip = ip;
      statuses.push(...(await previewUnknown(browser, 1)));
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  it('make no Durable Object of their own', async () => {
    const browser = new TestBrowser();
    await browser.post('/api/projects/ZZZZZZZ1/access', WRONG_CODE);
    const before = (await listDurableObjectIds(env.ACCESS_GUARD)).length;
    await browser.post('/api/projects/ZZZZZZZ2/access', WRONG_CODE);
    expect((await listDurableObjectIds(env.ACCESS_GUARD)).length).toBe(before);
  });
});

describe('guesses from many browsers', () => {
  const arriveAt = (ip: string) => Object.assign(new TestBrowser(), { ip }).setVisitor();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('from 5 addresses at 5 a second keep nobody else out, and stay few', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const returning = await Promise.all(Array.from({ length: 20 }, () => enterAsGuest(itinerary)));
    const invitation = await readInvitation(itinerary);
    const addresses = Array.from({ length: 5 }, () => new TestBrowser().ip);
    let compared = 0;
    // A new browser with a cookie for each guess; one without has five tries for its whole address.
    const guess = async (n: number) => {
      const attacker = await arriveAt(addresses[n % 5] ?? '');
      const { status } = await attacker.post(`${path}/access`, WRONG_CODE);
      if (status === 401) compared++;
    };
    const enter = async (guest: TestBrowser, body: object) => {
      expect((await guest.post(`${path}/access`, body)).status).toBe(200);
      expect((await guest.get(path)).status).toBe(200);
    };
    for (let second = 0; second < 60; second++) {
      await Promise.all(Array.from({ length: 5 }, (_, n) => guess(n)));
      if (second % 3 === 2) {
        const guest = returning[(second - 2) / 3] as TestBrowser;
        await guest.delete(`${path}/access`);
        await enter(guest, toRightCode(itinerary));
        await enter(new TestBrowser(), invitation);
      }
      // By now the addresses are locked, so even those who come for the first time and type the code get in.
      if (second >= 40) await enter(new TestBrowser(), toRightCode(itinerary));
      vi.setSystemTime(Date.now() + 1000);
    }
    expect(compared).toBeGreaterThanOrEqual(45);
    expect(compared).toBeLessThanOrEqual(50);
  });

  it('with 50 cookies at one address refuse none of 60 guests there, who wait for their turn', async () => {
    const itinerary = await createTestItinerary();
    const { path } = itinerary;
    const { ip } = new TestBrowser();
    const arrive = () => arriveAt(ip);
    const attackers = await Promise.all(Array.from({ length: 50 }, arrive));
    const guests = await Promise.all(Array.from({ length: 60 }, arrive));
    const guessAll = async () =>
      (await Promise.all(attackers.map((browser) => browser.post(`${path}/access`, WRONG_CODE)))).filter(
        ({ status }) => status === 401,
      ).length;
    // The nine of the address, and the first of those that come one by one.
    expect(await guessAll()).toBe(10);
    const early = await guests[0]?.post(`${path}/access`, toRightCode(itinerary));
    expect(early).toMatchObject({
      status: 429,
      body: { code: 'LOCKED', retryAfter: 10, attemptsRemaining: 5 },
    });
    // Links need no turn.
    const invitation = await readInvitation(itinerary);
    expect((await (await arrive()).post(`${path}/access`, invitation)).status).toBe(200);
    vi.setSystemTime(Date.now() + 10_000);
    const entered = await Promise.all(
      guests.map((guest) => guest.post(`${path}/access`, toRightCode(itinerary))),
    );
    expect(new Set(entered.map(({ status }) => status))).toEqual(new Set([200]));
    // One guess a turn, while 40 cookies have none; then those with a wrong code come at half of the rate.
    for (const seconds of [20, 40, 80, 120, 120]) {
      expect(await guessAll()).toBe(1);
      expect(await guessAll()).toBe(0);
      vi.setSystemTime(Date.now() + seconds * 1000);
    }
    expect((await (await arrive()).post(`${path}/access`, toRightCode(itinerary))).status).toBe(200);
    // So does a guest who mistyped the code.
    const guest = await arrive();
    expect((await guest.post(`${path}/access`, WRONG_CODE)).status).toBe(401);
    const again = await guest.post(`${path}/access`, toRightCode(itinerary));
    expect(again).toMatchObject({ status: 429, body: { attemptsRemaining: 4, retryAfter: 240 } });
    vi.setSystemTime(Date.now() + 240_000);
    expect((await guest.post(`${path}/access`, toRightCode(itinerary))).status).toBe(200);
  });

  it('with a new cookie for each at one address are at most 20 in 15 minutes', async () => {
    const { path } = await createTestItinerary();
    const { ip } = new TestBrowser();
    let compared = 0;
    for (let second = 0; second < 15 * 60; second += 10) {
      const guesses = Array.from({ length: second === 0 ? 25 : 2 }, async () =>
        (await arriveAt(ip)).post(`${path}/access`, WRONG_CODE),
      );
      compared += (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
      vi.setSystemTime(Date.now() + 10_000);
    }
    expect(compared).toBe(20);
  });

  it('slow down new visitors only, and send the owner one email', async () => {
    const itinerary = await createTestItinerary();
    const returning = await createVisitor(itinerary.path);
    await returning.post(`${itinerary.path}/access`, toRightCode(itinerary));
    const guess = () => new TestBrowser().post(`${itinerary.path}/access`, WRONG_CODE);

    for (let n = 0; n < 50; n++) expect((await guess()).status).toBe(401);
    const newVisitor = await new TestBrowser().post(`${itinerary.path}/access`, toRightCode(itinerary));
    expect(newVisitor).toMatchObject({ status: 429, body: { code: 'LOCKED' } });
    expect((await returning.post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(200);
    expect((await returning.get(itinerary.path)).status).toBe(200);

    for (let n = 0; n < 55; n++) {
      vi.setSystemTime(Date.now() + 10_000);
      expect((await guess()).status).toBe(401);
    }
    const mails = await everyDatabase
      .prepare("SELECT kind, recipient FROM outbox WHERE project_id = ? AND kind = 'lockout'")
      .bind(itinerary.id)
      .all();
    expect(mails.results).toEqual([{ kind: 'lockout', recipient: itinerary.ownerEmail }]);
    vi.setSystemTime(Date.now() + 10_000);
    expect((await new TestBrowser().post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(
      200,
    );
  });
});
