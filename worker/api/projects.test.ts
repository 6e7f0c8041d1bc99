import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';

const createInput = () => ({
  name: 'Lisbon',
  ownerName: 'Ada',
  ownerEmail: `${crypto.randomUUID()}@example.com`,
});

describe('works', () => {
  it('returns the codes, stores them encrypted, and grants admin access', async () => {
    const host = new TestBrowser();
    const { status, body } = await host.post('/api/projects', createInput());
    expect(status).toBe(201);
    const { project } = body;
    expect(project).toEqual({
      projectId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      id: expect.any(Number),
      name: 'Lisbon',
      accessCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/),
      adminCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      ownerEmail: expect.stringMatching(/@example\.com$/),
      redirectUrl: `/project/${project.projectId}`,
    });
    const row = JSON.stringify(
      await everyDatabase.prepare('SELECT * FROM projects WHERE id = ?').bind(project.id).first(),
    );
    expect(row).not.toContain(project.accessCode);
    expect(row).not.toContain(project.adminCode);
    const own = (await host.get(`/api/projects/${project.projectId}`)).body.project;
    expect(own).toMatchObject({
      viewer: { role: 'admin' },
      adminCode: project.adminCode,
      isPaid: false,
      groupSize: 1,
      timeZone: 'America/New_York',
      showCountdown: false,
      showCreatorName: true,
      titleChangesUsed: 0,
    });
  });

  it('ignores fields that clients must not set', async () => {
    const forbidden = {
      bypassPayment: true,
      isPaid: true,
      titleChangesUsed: -5,
      projectId: 'MYCHOICE',
      redirectUrl: 'https://evil.example',
      adminCode: 'AAAAAAAAAAAA',
    };
    const host = new TestBrowser();
    const { status, body } = await host.post('/api/projects', { ...createInput(), ...forbidden });
    expect(status).toBe(201);
    const { project } = (await host.get(`/api/projects/${body.project.projectId}`)).body;
    expect(project).toMatchObject({ isPaid: false, titleChangesUsed: 0 });
    expect(project.projectId).not.toBe('MYCHOICE');
    expect(project.adminCode).not.toBe('AAAAAAAAAAAA');
    expect(body.project.redirectUrl).toBe(`/project/${project.projectId}`);
  });

  it('creates one project and one email per request key', async () => {
    const input = createInput();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const host = new TestBrowser();
    const responses = await Promise.all([1, 2, 3].map(() => host.post('/api/projects', input, key)));
    responses.push(await new TestBrowser().post('/api/projects', input, key));
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    const mails = await everyDatabase
      .prepare('SELECT count(*) AS n FROM outbox WHERE recipient = ?')
      .bind(input.ownerEmail)
      .first('n');
    expect(mails).toBe(1);
    const other = await host.post('/api/projects', { ...input, name: 'Porto' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    const short = await new TestBrowser().post('/api/projects', createInput(), {
      'Idempotency-Key': 'try-1',
    });
    expect(short.status).toBe(400);
    const elsewhere = await host.post('/api/projects', { ...input, timeZone: 'Europe/Lisbon' }, key);
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });
});

describe('refuses', () => {
  it('returns an error for each missing or invalid field', async () => {
    const response = await new TestBrowser().post('/api/projects', {
      name: '  ',
      ownerEmail: 'nobody',
      groupSize: 1e9,
    });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields).sort()).toEqual([
      'groupSize',
      'name',
      'ownerEmail',
      'ownerName',
    ]);
    for (const name of ['x'.repeat(81), 'two\nlines', 'a\u202eb', 7, ['a'], null]) {
      expect((await new TestBrowser().post('/api/projects', { ...createInput(), name })).status).toBe(400);
    }
  });

  it('rejects the fourth project for a mailbox and the eleventh from an IP address within an hour', async () => {
    const ownerEmail = `${crypto.randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await new TestBrowser().post('/api/projects', { ...createInput(), ownerEmail })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const browser = new TestBrowser();
    for (let n = 0; n < 10; n++)
      expect((await browser.post('/api/projects', createInput())).status).toBe(201);
    const refused = await browser.post('/api/projects', createInput());
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('creates nothing when the email cannot be queued', async () => {
    const input = createInput();
    // The condition keeps the trigger from affecting other tests.
    await everyDatabase.exec(
      `CREATE TRIGGER fail BEFORE INSERT ON outbox WHEN NEW.recipient = '${input.ownerEmail}' BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const failed = await new TestBrowser().post('/api/projects', input, key);
    expect(failed).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', message: 'Failed to create project. Please try again.' },
    });
    expect(failed.text).not.toContain('injected');
    await everyDatabase.exec('DROP TRIGGER fail');
    const count = () =>
      everyDatabase
        .prepare('SELECT count(*) AS n FROM projects WHERE owner_email = ?')
        .bind(input.ownerEmail)
        .first('n');
    expect(await count()).toBe(0);
    expect((await new TestBrowser().post('/api/projects', input, key)).status).toBe(201);
    expect(await count()).toBe(1);
  });
});

describeAccess('projects');
