import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT } from '../testing/project.ts';

/** The file of an itinerary with two events and a FAQ. */
async function exportItinerary() {
  const { host, path } = await createTestItinerary();
  await host.post(`${path}/events`, EVENT_INPUT);
  await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Breakfast' });
  await host.post(`${path}/faqs`, FAQ_INPUT);
  return (await host.get(`${path}/export`)).body;
}

describe('a caller without an account', () => {
  it('imports a file, whose owner is named later', async () => {
    const file = await exportItinerary();
    const browser = new TestBrowser();
    const { status, body } = await browser.post('/api/projects/import', file);
    expect(status).toBe(201);
    expect(body).toMatchObject({ project: { ownerEmail: '' }, waiting: { events: 1, faqs: 1 } });
    const { projectId, accessCode } = body.project;
    const path = `/api/projects/${projectId}`;
    expect((await browser.get(path)).body.project).toMatchObject({ accessCode, viewer: { role: 'admin' } });
    expect((await browser.get(`${path}/pending-content`)).body).toEqual({ events: 1 });
    const state = await browser.get(`${path}/codes-mail`);
    expect(state.body).toMatchObject({ status: 'none', email: '', canCorrect: true });
    expect((await browser.post(`${path}/codes-mail`)).body.fields).toHaveProperty('ownerEmail');
    const ownerEmail = `${crypto.randomUUID()}@example.com`;
    expect((await browser.put(`${path}/owner-email`, { ownerEmail })).status).toBe(200);
    expect((await browser.get(`${path}/codes-mail`)).body).toMatchObject({ email: ownerEmail });
    expect((await browser.get(`${path}/codes-mail`)).body.status).not.toBe('none');
  });

  it('sends the codes to an address that comes with the file', async () => {
    const file = await exportItinerary();
    const ownerEmail = `${crypto.randomUUID()}@example.com`;
    const browser = new TestBrowser();
    const { body } = await browser.post('/api/projects/import', { ...file, ownerEmail });
    expect(body.project.ownerEmail).toBe(ownerEmail);
    const { body: mail } = await browser.get(`/api/projects/${body.project.projectId}/codes-mail`);
    expect(mail).toMatchObject({ email: ownerEmail });
    expect(mail.status).not.toBe('none');
  });

  it('duplicates with shifted days, without telling co-hosts the owner’s address', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await host.post(`${path}/events`, EVENT_INPUT);
    const copied = await host.post(`${path}/duplicate`, { shiftDays: 7 });
    expect(copied).toMatchObject({ status: 201, body: { project: { ownerEmail: itinerary.ownerEmail } } });
    const { projectId } = copied.body.project;
    expect((await host.get(`/api/projects/${projectId}/events`)).body).toMatchObject([
      { title: 'Dinner', datetime: '2083-06-19T23:30:00.000Z' },
    ]);
    const { person, browser } = await invitePerson(itinerary, 'Ben');
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const byCohost = await browser.post(`${path}/duplicate`, {});
    expect(byCohost).toMatchObject({ status: 201, body: { project: { ownerEmail: '' } } });
  });

  it('is limited like creating an itinerary', async () => {
    const file = await exportItinerary();
    const browser = new TestBrowser();
    const statuses = new Set<number>();
    for (let copy = 0; copy <= 10; copy++) {
      statuses.add((await browser.post('/api/projects/import', file)).status);
    }
    expect([...statuses]).toEqual([201, 429]);
  });
});
