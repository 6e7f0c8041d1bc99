import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { listMailsTo } from '../testing/outbox.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';

async function askForLink({ host, path, ownerEmail }: TestItinerary): Promise<string> {
  const { status, body } = await host.post(`${path}/deletion`);
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  const mail = (await listMailsTo(ownerEmail)).findLast(({ kind }) => kind === 'deletion');
  const [, page = ''] = /http:\/\/localhost:8787(\/deletion\/\S+)/.exec(mail?.text ?? '') ?? [];
  return page;
}

describe('deleting by email', () => {
  it('deletes after one confirmation, without an account', async () => {
    const itinerary = await createTestItinerary();
    const page = await askForLink(itinerary);
    const owner = new TestBrowser();
    const opened = await owner.get(page);
    expect(opened).toMatchObject({ status: 200, text: expect.stringContaining('Delete “Lisbon”?') });
    expect(opened.text).toContain('<button type="submit" class="danger">Delete itinerary<');
    expect((await itinerary.host.get(itinerary.path)).status).toBe(200);
    expect((await owner.post(page)).text).toContain('The itinerary was deleted');
    expect((await itinerary.host.get(itinerary.path)).status).toBe(401);
    expect((await owner.post(page)).status).toBe(404);
  });

  it('writes to a German-speaking host in German, and in English where hosts’ texts are missing', async () => {
    for (const [language, subject, title] of [
      ['de', 'Deinen Plan löschen?', '„Lisbon“ löschen?'],
      ['pl', 'Delete your itinerary?', 'Delete “Lisbon”?'],
    ] as const) {
      const itinerary = await createTestItinerary();
      itinerary.host.cookies.set('reader', `${language}.`);
      const page = await askForLink(itinerary);
      const mail = (await listMailsTo(itinerary.ownerEmail)).findLast(({ kind }) => kind === 'deletion');
      expect(mail?.subject).toBe(subject);
      expect((await itinerary.host.get(page)).text).toContain(title);
    }
  });

  it('refuses a link of another itinerary, one with other signs, and one from before the codes changed', async () => {
    const itinerary = await createTestItinerary();
    const page = await askForLink(itinerary);
    const [, , token = ''] = page.split('/');
    const [, endsAt, signature] = token.split('.');
    const other = await createTestItinerary();
    const browser = new TestBrowser();
    for (const wrong of [
      `${other.projectId}.${endsAt}.${signature}`,
      `${itinerary.projectId}.${Number(endsAt) + 1}.${signature}`,
    ]) {
      expect((await browser.post(`/deletion/${wrong}`)).status).toBe(404);
    }
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, {
      adminCode: 'QWERT4321XYZ',
    });
    const corrected = await itinerary.host.put(`${itinerary.path}/owner-email`, {
      ownerEmail: `${crypto.randomUUID()}@example.com`,
    });
    expect([changed.status, corrected.status]).toContain(200);
    expect((await browser.post(page)).status).toBe(404);
    expect((await itinerary.host.get(itinerary.path)).status).toBe(200);
  });

  it('sends three links a day', async () => {
    const { host, path } = await createTestItinerary();
    for (let n = 0; n < 3; n++) expect((await host.post(`${path}/deletion`)).status).toBe(200);
    expect((await host.post(`${path}/deletion`)).status).toBe(429);
  });
});

describeAccess('deletion');
