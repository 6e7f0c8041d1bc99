import { createExecutionContext, evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const toRightCode = ({ accessCode }: { accessCode: string }) => ({ accessCode });
const WRONG_CODE = { accessCode: 'WR0NGX' };

/** A browser with a visitor id, which loading the access page sets. */
async function createVisitor(path: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.get(`${path}/preview`);
  return browser;
}

describe('works', () => {
  it('returns only the name and the owner in the preview', async () => {
    const { path } = await createTestItinerary({ name: 'Lisbon' });
    const { body } = await new TestBrowser().get(`${path}/preview`);
    expect(body).toEqual({ success: true, project: { name: 'Lisbon', ownerName: 'Ada' } });
  });

  it('accepts a code in lower case with spaces and dashes', async () => {
    const { path, accessCode, projectId } = await createTestItinerary();
    const typed = ` ${accessCode.slice(0, 3).toLowerCase()}-${accessCode.slice(3).toLowerCase()} `;
    const response = await new TestBrowser().post(`${path.toLowerCase()}/access`, {
      accessCode: typed,
      email: 'Guest@Example.com',
    });
    expect(response).toMatchObject({ status: 200, body: { success: true, project: { projectId } } });
  });

  it('adds the rendered page for a browser that shows it in place', async () => {
    const itinerary = await createTestItinerary({ name: 'Lisbon' });
    const { path } = itinerary;
    await addTestEvent(itinerary, { title: 'For Ann', attendees: 'Ann' });
    await addTestEvent(itinerary, { title: 'For Ben', attendees: 'Ben' });
    const prefer = { Prefer: 'page' };
    const entered = await new TestBrowser().post(`${path}/access`, toRightCode(itinerary), prefer);
    expect(entered.body.page).toMatchObject({ title: 'Lisbon · Foldout', search: '' });
    expect(entered.body.page.css).toMatch(/^\.itinerary\{--primary:#/);
    expect(entered.body.page.html).toContain('For Ann');
    expect(entered.body.itinerary.events).toHaveLength(2);
    expect(entered.headers.get('preference-applied')).toBe('page');

    const { personToken } = await invitePerson(itinerary, 'Ben');
    const named = await new TestBrowser().post(`${path}/access`, { personToken }, prefer);
    expect(named.body.page.search).toBe('?people=Ben');
    expect(named.body.page.html).toContain('For Ben');
    expect(named.body.page.html).not.toContain('For Ann');
    const wrong = await new TestBrowser().post(`${path}/access`, WRONG_CODE, prefer);
    expect(wrong).toMatchObject({ status: 401, body: { attemptsRemaining: 4 } });
    const plain = await new TestBrowser().post(`${path}/access`, toRightCode(itinerary));
    expect(plain.body).not.toHaveProperty('page');
  });

  it('leaves also for a browser that prefers a rendered page', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const left = await guest.send('DELETE', `${itinerary.path}/access`, undefined, { Prefer: 'page' });
    expect(left).toMatchObject({ status: 200, body: { success: true } });
  });

  it('makes a viewer an admin with the admin code, and revokes access on request', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    expect((await guest.get(itinerary.path)).body.project).toMatchObject({ viewer: { role: 'viewer' } });
    expect(
      (await guest.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode })).status,
    ).toBe(200);
    const { project } = (await guest.get(itinerary.path)).body;
    expect(project).toMatchObject({ viewer: { role: 'admin' }, adminCode: itinerary.adminCode });
    // Entering the access code again keeps the admin role.
    await guest.post(`${itinerary.path}/access`, toRightCode(itinerary));
    expect((await guest.get(itinerary.path)).body.project.viewer.role).toBe('admin');
    expect((await guest.delete(`${itinerary.path}/access`)).status).toBe(200);
    expect((await guest.get(itinerary.path)).status).toBe(401);
  });

  it('never sends the admin code or the owner’s email to a viewer', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (const path of [itinerary.path, `${itinerary.path}/itinerary`, '/api/current-project']) {
      const { text } = await guest.get(path);
      expect(text).not.toContain(itinerary.adminCode);
      expect(text).not.toContain(itinerary.ownerEmail);
    }
  });
});

describe('refuses', () => {
  it('counts down the attempts, then rejects even the right code and returns the time to wait', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await createVisitor(itinerary.path);
    for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
      const response = await visitor.post(`${itinerary.path}/access`, WRONG_CODE);
      expect(response).toMatchObject({ status: 401, body: { code: 'CODE_INCORRECT', attemptsRemaining } });
    }
    const locked = await visitor.post(`${itinerary.path}/access`, toRightCode(itinerary));
    expect(locked).toMatchObject({
      status: 429,
      body: { code: 'LOCKED', message: 'Too many failed attempts. Access has been blocked.' },
    });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    // Another browser on the same network is not locked.
    const neighbor = await createVisitor(itinerary.path);
    neighbor.ip = visitor.ip;
    expect((await neighbor.post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(200);
  });

  it('keeps the count when the AccessGuard object is evicted', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await createVisitor(itinerary.path);
    for (let n = 0; n < 4; n++) await visitor.post(`${itinerary.path}/access`, WRONG_CODE);
    await evictDurableObject(env.ACCESS_GUARD.getByName(`project:${itinerary.projectId}`));
    expect((await visitor.post(`${itinerary.path}/access`, WRONG_CODE)).body.attemptsRemaining).toBe(0);
    expect((await visitor.post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(429);
  });

  it('resets the count after a successful attempt, and counts admin codes separately', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await createVisitor(itinerary.path);
    for (let n = 0; n < 4; n++) await visitor.post(`${itinerary.path}/access`, WRONG_CODE);
    expect((await visitor.post(`${itinerary.path}/access`, toRightCode(itinerary))).status).toBe(200);
    for (let n = 0; n < 4; n++) {
      const response = await visitor.post(`${itinerary.path}/verify-admin`, { adminCode: 'WR0NGWR0NGXX' });
      expect(response.body).toMatchObject({ code: 'CODE_INCORRECT', attemptsRemaining: 4 - n });
    }
    expect((await visitor.post(`${itinerary.path}/access`, WRONG_CODE)).body.attemptsRemaining).toBe(4);
  });

  it('lets those who failed at an IP address with many wrong codes try after those who did not', async () => {
    const itinerary = await createTestItinerary();
    const browsers = await Promise.all(Array.from({ length: 11 }, () => createVisitor(itinerary.path)));
    const { ip } = new TestBrowser();
    for (const browser of browsers) browser.ip = ip;
    const next = browsers.pop();
    for (const browser of browsers) {
      expect((await browser.post(`${itinerary.path}/access`, WRONG_CODE)).status).toBe(401);
    }
    const again = await browsers[0]?.post(`${itinerary.path}/access`, toRightCode(itinerary));
    expect(again).toMatchObject({ status: 429, body: { code: 'LOCKED', attemptsRemaining: 4 } });
    expect(Number(again?.headers.get('retry-after'))).toBeGreaterThan(15);
    const first = await next?.post(`${itinerary.path}/access`, toRightCode(itinerary));
    expect(Number(first?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    // Existing grants keep working.
    expect((await itinerary.host.get(itinerary.path)).status).toBe(200);
  });

  it('responds to an unknown project id as to a wrong code', async () => {
    const visitor = await createVisitor('/api/projects/ZZZZZZZZ');
    for (const attemptsRemaining of [4, 3, 2, 1, 0]) {
      const response = await visitor.post('/api/projects/ZZZZZZZZ/access', WRONG_CODE);
      expect(response).toMatchObject({
        status: 401,
        body: { code: 'CODE_INCORRECT', message: 'Access Code incorrect.', attemptsRemaining },
      });
    }
    expect((await visitor.post('/api/projects/ZZZZZZZZ/access', WRONG_CODE)).status).toBe(429);
    // Invalid ids get the same response.
    for (const id of ['ABC', 'DEM0-TR1P', 'Z'.repeat(500), '%F0%9F%8E%89']) {
      const response = await new TestBrowser().post(`/api/projects/${id}/access`, WRONG_CODE);
      expect(response).toMatchObject({ status: 401, body: { code: 'CODE_INCORRECT', attemptsRemaining: 4 } });
    }
  });

  it('retries when the AccessGuard object is being replaced, and fails when it stays unavailable', async () => {
    const itinerary = await createTestItinerary();
    const enterWithErrors = async (...errors: object[]) => {
      const real = env.ACCESS_GUARD;
      const getByName = (name: string) => {
        const error = errors.shift();
        if (!error) return real.getByName(name);
        return { attempt: () => Promise.reject(Object.assign(new Error('code was updated'), error)) };
      };
      const request = new TestBrowser().toRequest('POST', `${itinerary.path}/access`, toRightCode(itinerary));
      const bindings = { ...env, ACCESS_GUARD: { getByName } } as unknown as Cloudflare.Env;
      return (await app.fetch(request, bindings, createExecutionContext())).status;
    };
    expect(await enterWithErrors({ retryable: true })).toBe(200);
    expect(await enterWithErrors({ retryable: true }, { retryable: true })).toBe(503);
    expect(await enterWithErrors({ retryable: true, overloaded: true })).toBe(503);
    expect(await enterWithErrors({})).toBe(503);
  });

  it('rejects what cannot be a code without counting an attempt', async () => {
    const itinerary = await createTestItinerary();
    const visitor = await createVisitor(itinerary.path);
    const invalid = ['', 'ABC', 'ABCDEFG', 'ABC12!', 'ÄBC123', { $ne: 1 }, ['A'], 1, null, 'A'.repeat(1000)];
    for (const accessCode of invalid) {
      expect((await visitor.post(`${itinerary.path}/access`, { accessCode })).status).toBe(400);
    }
    expect((await visitor.post(`${itinerary.path}/access`, WRONG_CODE)).body.attemptsRemaining).toBe(4);
  });

  it('ignores a forged grants cookie', async () => {
    const { path, projectId } = await createTestItinerary();
    const attacker = new TestBrowser();
    attacker.cookies.set('__Host-grants', `${projectId}.o.1!${'A'.repeat(43)}`);
    expect((await attacker.get(path)).status).toBe(401);
  });
});

describe('parallel guesses', () => {
  it('checks at most 5 of 20 parallel codes, in each of 5 rounds', async () => {
    for (let round = 0; round < 5; round++) {
      const itinerary = await createTestItinerary();
      const visitor = await createVisitor(itinerary.path);
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => visitor.post(`${itinerary.path}/access`, WRONG_CODE)),
      );
      const statuses = responses.map((response) => response.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    }
  });
});

describeAccess('access');
