import { describe, expect, it } from 'vitest';
import { hashBytes } from '../../email-worker/mime/content-hash.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { controlModel, EVENT } from '../testing/model.ts';
import { buildPlan } from '../testing/proposals.ts';

describeAccess('plans');

const READ = '/api/plans/read';
const countProposals = () => everyDatabase.prepare('SELECT count(*) AS count FROM proposals').first('count');

describe('a plan before there is an itinerary', () => {
  it('is read in the zone of the browser, and nothing is stored', async () => {
    const before = await countProposals();
    const content = 'Saturday, June 12, 2083\n7:30 pm dinner at Trattoria Roma\n\nplain words';
    const { status, body } = await new TestBrowser().post(READ, {
      kind: 'text',
      content,
      timeZone: 'Europe/Rome',
    });
    expect(status).toBe(200);
    expect(body.proposals).toMatchObject([
      {
        title: expect.stringMatching(/dinner/i),
        datetime: '2083-06-12T17:30:00.000Z',
        timeZone: 'Europe/Rome',
        audience: 'everyone',
        source: { kind: 'text', lines: { first: 2, last: 2 } },
      },
    ]);
    expect(body.proposals[0]).not.toHaveProperty('id');
    expect(body.unread).toEqual(expect.any(Array));
    expect(await countProposals()).toBe(before);
  });

  it('lists its events by date, and those without one first', async () => {
    const content = 'BBQ at the beach\n\nJune 14, 2083\n10:00 Brunch\nJune 12, 2083\n19:30 Dinner';
    const { body } = await new TestBrowser().post(READ, { kind: 'text', content });
    const starts = body.proposals.map(({ datetime }: { datetime: string | null }) => datetime ?? '');
    expect(starts.length).toBeGreaterThan(1);
    expect(starts).toEqual([...starts].sort());
  });

  it.each([
    ['an unknown kind', { kind: 'docx', content: 'x' }, 400],
    ['an unknown zone', { kind: 'text', content: 'x', timeZone: 'Mars/Crater' }, 400],
    ['no text', { kind: 'text', content: '  \n ' }, 400],
    ['more than 256 KB of text', { kind: 'text', content: 'x'.repeat(256 * 1024 + 1) }, 413],
    ['a body over 7 MB', { kind: 'pdf', content: 'A'.repeat(7 * 1024 * 1024) }, 413],
  ])('is refused with %s', async (_, plan, expected) => {
    expect((await new TestBrowser().post(READ, plan)).status).toBe(expected);
  });

  it('is read as often as an itinerary may be created, which it does not use up', async () => {
    const visitor = new TestBrowser();
    const plan = { kind: 'ics', content: buildPlan(['Breakfast']) };
    for (let count = 0; count < 10; count++) expect((await visitor.post(READ, plan)).status).toBe(200);
    expect((await visitor.post(READ, plan)).body.code).toBe('RATE_LIMITED');
    const project = { name: 'Rome', ownerName: 'Ada', ownerEmail: `${crypto.randomUUID()}@example.com` };
    expect((await visitor.post('/api/projects', project)).status).toBe(201);
  });

  it('is read with the model, within a budget of all visitors', async () => {
    const content = `Maybe the Blue Jetty of Harbour Lane, for which we still have no tickets: 12 June 2083 - 18:45\n${crypto.randomUUID()}`;
    const hash = await hashBytes(new TextEncoder().encode(content));
    await controlModel({ record: { hash, answer: { emailKind: 'other', events: [EVENT] } } });
    const readCalls = () =>
      everyDatabase
        .prepare('SELECT calls FROM model_budget WHERE user_id = ?')
        .bind(Number.MIN_SAFE_INTEGER)
        .first<number>('calls');
    const before = (await readCalls()) ?? 0;
    const { body } = await new TestBrowser().post(READ, { kind: 'text', content });
    expect(body.proposals).toMatchObject([{ title: 'Blue Jetty' }]);
    expect(await readCalls()).toBe(before + 1);
  });
});
