import { createExecutionContext, evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const RIGHT = (itinerary: { accessCode: string }) => ({ accessCode: itinerary.accessCode });
const WRONG = { accessCode: 'WR0NGX' };

/** A browser that the access page has given its visitor id. */
async function visit(path: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.get(`${path}/preview`);
  return browser;
}

describe('access works', () => {
  it('previews two fields and no more', async () => {
    const { path } = await createTestItinerary({ name: 'Lisbon' });
    const { body } = await new TestBrowser().get(`${path}/preview`);
    expect(body).toEqual({ success: true, project: { name: 'Lisbon', ownerName: 'Ada' } });
  });

  it('takes a code as people type it', async () => {
    const { path, accessCode, projectId } = await createTestItinerary();
    const typed = ` ${accessCode.slice(0, 3).toLowerCase()}-${accessCode.slice(3).toLowerCase()} `;
    const answer = await new TestBrowser().post(
      `${path.toLowerCase().replace('/api/projects', '/api/projects')}/access`,
      { accessCode: typed, email: 'Guest@Example.com' },
    );
    expect(answer).toMatchObject({ status: 200, body: { success: true, project: { projectId } } });
  });

  it('makes an admin of a viewer with the admin code, and lets it leave', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    expect((await guest.get(itinerary.path)).body.project).toMatchObject({ viewer: { role: 'viewer' } });
    expect(
      (await guest.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode })).status,
    ).toBe(200);
    const { project } = (await guest.get(itinerary.path)).body;
    expect(project).toMatchObject({ viewer: { role: 'admin' }, adminCode: itinerary.adminCode });
    // Typing the access code again takes nothing away.
    await guest.post(`${itinerary.path}/access`, RIGHT(itinerary));
    expect((await guest.get(itinerary.path)).body.project.viewer.role).toBe('admin');
    expect((await guest.delete(`${itinerary.path}/access`)).status).toBe(200);
    expect((await guest.get(itinerary.path)).status).toBe(401);
  });

  it('never tells a viewer the admin code or the owner’s address', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (const path of [itinerary.path, `${itinerary.path}/itinerary`, '/api/current-project']) {
      const { text } = await guest.get(path);
      expect(text).not.toContain(itinerary.adminCode);
      expect(text).not.toContain(itinerary.ownerEmail);
    }
  });
});

describe('access refuses', () => {
  it('counts down, then locks even the right code, with the time to wait', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await visit(itinerary.path);
    for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
      const answer = await visitor.post(`${itinerary.path}/access`, WRONG);
      expect(answer).toMatchObject({ status: 401, body: { code: 'CODE_INCORRECT', attemptsRemaining } });
    }
    const locked = await visitor.post(`${itinerary.path}/access`, RIGHT(itinerary));
    expect(locked).toMatchObject({
      status: 429,
      body: { code: 'LOCKED', message: 'Too many failed attempts. Access has been blocked.' },
    });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    // Another browser on the same network is not its neighbour's keeper.
    const neighbour = await visit(itinerary.path);
    neighbour.ip = visitor.ip;
    expect((await neighbour.post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(200);
  });

  it('keeps counting when the guard is evicted', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await visit(itinerary.path);
    for (let n = 0; n < 4; n++) await visitor.post(`${itinerary.path}/access`, WRONG);
    await evictDurableObject(env.ACCESS_GUARD.getByName(`project:${itinerary.projectId}`));
    expect((await visitor.post(`${itinerary.path}/access`, WRONG)).body.attemptsRemaining).toBe(0);
    expect((await visitor.post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(429);
  });

  it('forgives a visitor’s mistakes once it got in, and counts the admin code apart', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await visit(itinerary.path);
    for (let n = 0; n < 4; n++) await visitor.post(`${itinerary.path}/access`, WRONG);
    expect((await visitor.post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(200);
    for (let n = 0; n < 4; n++) {
      const answer = await visitor.post(`${itinerary.path}/verify-admin`, { adminCode: 'WR0NGWR0NGXX' });
      expect(answer.body).toMatchObject({ code: 'CODE_INCORRECT', attemptsRemaining: 4 - n });
    }
    expect((await visitor.post(`${itinerary.path}/access`, WRONG)).body.attemptsRemaining).toBe(4);
  });

  it('locks an address after twenty failures of browsers that drop their cookie', async () => {
    const itinerary = await createTestItinerary();
    const address = new TestBrowser().ip;
    for (let n = 0; n < 20; n++) {
      const browser = await visit(itinerary.path);
      browser.ip = address;
      expect((await browser.post(`${itinerary.path}/access`, WRONG)).status).toBe(401);
    }
    const next = await visit(itinerary.path);
    next.ip = address;
    expect((await next.post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(429);
    // Whoever was in already stays in.
    expect((await itinerary.host.get(itinerary.path)).status).toBe(200);
  });

  it('answers for an id that does not exist as for a wrong code, and makes no guard for it', async () => {
    const visitor = await visit('/api/projects/ZZZZZZZZ');
    for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
      const answer = await visitor.post('/api/projects/ZZZZZZZZ/access', WRONG);
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'CODE_INCORRECT', message: 'Access Code incorrect.', attemptsRemaining },
      });
    }
    expect((await visitor.post('/api/projects/ZZZZZZZZ/access', WRONG)).status).toBe(429);
    // Nor does it matter that it could be none.
    for (const id of ['ABC', 'DEM0-TR1P', 'Z'.repeat(500), '%F0%9F%8E%89']) {
      const answer = await new TestBrowser().post(`/api/projects/${id}/access`, WRONG);
      expect(answer).toMatchObject({ status: 401, body: { code: 'CODE_INCORRECT', attemptsRemaining: 4 } });
    }
  });

  it('stops a search for ids after twenty misses, for previews and codes alike', async () => {
    const searcher = new TestBrowser();
    const { path } = await createTestItinerary();
    for (let n = 0; n < 20; n++) {
      expect((await searcher.get(`/api/projects/MISS${String(n).padStart(4, '0')}/preview`)).status).toBe(
        401,
      );
    }
    expect((await searcher.get('/api/projects/MISS9999/preview')).status).toBe(429);
    expect((await searcher.get(`${path}/preview`)).status).toBe(429);
    expect((await searcher.post(`${path}/access`, WRONG)).status).toBe(429);
  });

  it('asks a guard again that was being replaced, and refuses when there is none to ask', async () => {
    const itinerary = await createTestItinerary();
    const enterWith = async (...faults: object[]) => {
      const real = env.ACCESS_GUARD;
      const getByName = (name: string) => {
        const fault = faults.shift();
        if (!fault) return real.getByName(name);
        return { attempt: () => Promise.reject(Object.assign(new Error('code was updated'), fault)) };
      };
      const request = new TestBrowser().toRequest('POST', `${itinerary.path}/access`, RIGHT(itinerary));
      const bindings = { ...env, ACCESS_GUARD: { getByName } } as unknown as Cloudflare.Env;
      return (await app.fetch(request, bindings, createExecutionContext())).status;
    };
    expect(await enterWith({ retryable: true })).toBe(200);
    expect(await enterWith({ retryable: true }, { retryable: true })).toBe(503);
    expect(await enterWith({ retryable: true, overloaded: true })).toBe(503);
    expect(await enterWith({})).toBe(503);
  });

  it('refuses what is no code without counting it', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await visit(itinerary.path);
    for (const accessCode of [{ $ne: 1 }, ['A'], 1, null, 'A'.repeat(1000)]) {
      expect((await visitor.post(`${itinerary.path}/access`, { accessCode })).status).toBe(400);
    }
    expect((await visitor.post(`${itinerary.path}/access`, WRONG)).body.attemptsRemaining).toBe(4);
  });

  it('does not believe a grant or visitor id that it did not sign', async () => {
    const { path, projectId } = await createTestItinerary();
    const forger = new TestBrowser();
    forger.cookies.set('__Host-grants', `${projectId}.o.1!${'A'.repeat(43)}`);
    expect((await forger.get(path)).status).toBe(401);
  });
});

describe('guessing in parallel', () => {
  it('compares five codes at most, in each of twenty rounds of twenty', async () => {
    for (let round = 0; round < 20; round++) {
      const itinerary = await createTestItinerary();
      const visitor = await visit(itinerary.path);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => visitor.post(`${itinerary.path}/access`, WRONG)),
      );
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    }
  });
});

describe('a project under attack', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes strangers queue, lets those who entered in, and advises the owner once', async () => {
    const itinerary = await createTestItinerary();
    const regular = await visit(itinerary.path);
    await regular.post(`${itinerary.path}/access`, RIGHT(itinerary));
    const guess = () => new TestBrowser().post(`${itinerary.path}/access`, WRONG);

    for (let n = 0; n < 50; n++) expect((await guess()).status).toBe(401);
    const stranger = await new TestBrowser().post(`${itinerary.path}/access`, RIGHT(itinerary));
    expect(stranger).toMatchObject({ status: 429, body: { code: 'LOCKED' } });
    expect((await regular.post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(200);
    expect((await regular.get(itinerary.path)).status).toBe(200);

    for (let n = 0; n < 55; n++) {
      vi.setSystemTime(Date.now() + 10_000);
      expect((await guess()).status).toBe(401);
    }
    const mails = await env.DB.prepare(
      "SELECT kind, recipient FROM outbox WHERE project_id = ? AND kind = 'lockout'",
    )
      .bind(itinerary.id)
      .all();
    expect(mails.results).toEqual([{ kind: 'lockout', recipient: itinerary.ownerEmail }]);
    vi.setSystemTime(Date.now() + 10_000);
    expect((await new TestBrowser().post(`${itinerary.path}/access`, RIGHT(itinerary))).status).toBe(200);
  });
});

describeAccess('access');
