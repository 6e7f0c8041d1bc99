import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { deleteOldReports } from '../db/itinerary/projects/reports.ts';
import { parseSettings } from '../services/settings.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, listTablesWith, testItineraryDb } from '../testing/databases.ts';
import { listMailsTo } from '../testing/outbox.ts';
import { createTestItinerary } from '../testing/project.ts';

const REPORT = { reason: 'abuse', details: 'It names me, and I did not agree.' };

describe('reports', () => {
  it('are stored and emailed to the operator, with a receipt without the reporter’s words', async () => {
    const { path, projectId, id } = await createTestItinerary();
    const email = `${crypto.randomUUID()}@example.com`;
    const { status, body } = await new TestBrowser().post(
      `${path}/reports`,
      { ...REPORT, email },
      { 'Accept-Language': 'fr' },
    );
    expect({ status, body }).toEqual({ status: 202, body: { success: true, reportId: expect.any(String) } });
    const stored = await everyDatabase
      .prepare('SELECT reason, details, email FROM reports WHERE id = ? AND project_id = ?')
      .bind(body.reportId, id)
      .first();
    expect(stored).toEqual({ ...REPORT, email });
    const contact = parseSettings(env).CONTACT_EMAIL ?? '';
    const sent = (await listMailsTo(contact)).find(({ text }) => text.includes(body.reportId));
    expect(sent?.text).toContain(REPORT.details);
    expect(sent?.text).toContain(`npm run takedown -- ${projectId}`);
    const [receipt] = await listMailsTo(email);
    expect(receipt?.text).toContain(body.reportId);
    expect(receipt?.text).not.toContain(REPORT.details);
    expect(receipt?.subject).toBe('Nous avons reçu ton signalement');
  });

  it('are erased when they are old, with the emails about them', async () => {
    const { path, id } = await createTestItinerary();
    const email = `${crypto.randomUUID()}@example.com`;
    await new TestBrowser().post(`${path}/reports`, { ...REPORT, email });
    expect(await listMailsTo(email)).toHaveLength(1);
    for (const table of ['reports', 'outbox'])
      await everyDatabase.prepare(`UPDATE ${table} SET created_at = 1 WHERE project_id = ?`).bind(id).run();
    await deleteOldReports(testItineraryDb(id), 2);
    expect(await listTablesWith(email)).toEqual([]);
  });

  it('are refused after five in an hour, without details, and for unknown ids', async () => {
    const { path } = await createTestItinerary();
    const browser = new TestBrowser();
    await browser.get(`${path}/preview`);
    const send = (to = path, report: object = REPORT) => browser.post(`${to}/reports`, report);
    expect((await send(path, { reason: 'spam', details: ' ' })).status).toBe(400);
    expect((await send(path, { reason: 'boring', details: 'x' })).status).toBe(400);
    expect((await send('/api/projects/N0NE2345')).status).toBe(401);
    for (let n = 0; n < 5; n++) expect((await send()).status).toBe(202);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});

describeAccess('reports');
