import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { getPendingContent } from '../services/object-storage.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, buildRestaurantHtml, createIntakeUser, deliverAndReadEmail } from '../testing/mail.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';
import { eraseDeletedContent } from './erase-deleted-content.ts';

const LIST = '/api/unclaimed-events';
const DAY_MS = 24 * 3_600_000;
const later = (days: number) => Date.now() + days * DAY_MS + 1000;

const read = (sql: string, id: number) => everyDatabase.prepare(sql).bind(id).first();
const countUnclaimed = (userId: number) =>
  everyDatabase.prepare('SELECT count(*) AS n FROM proposals WHERE user_id = ?').bind(userId).first('n');

describe('eraseDeletedContent', () => {
  it('erases deleted events and FAQs, and calendar feeds still cancel the event', async () => {
    const { host, path } = await createTestItinerary();
    const input = { ...EVENT_INPUT, vibe: 'Linen', attendees: 'Ann' };
    const { body: event } = await host.post(`${path}/events`, input);
    const { body: kept } = await host.post(`${path}/events`, input);
    const { body: faq } = await host.post(`${path}/faqs`, FAQ_INPUT);
    await host.delete(`${path}/events/${event.id}`);
    await host.delete(`${path}/faqs/${faq.id}`);
    const readEvent = () =>
      read('SELECT title, description, location, attendees, vibe FROM events WHERE id = ?', event.id);
    const readFaq = () => read('SELECT question, answer FROM faqs WHERE id = ?', faq.id);

    await eraseDeletedContent(env, later(4));
    expect(await readEvent()).toMatchObject({ title: 'Dinner' });
    await eraseDeletedContent(env, later(5));
    expect(await readEvent()).toEqual({
      title: '',
      description: '',
      location: '',
      attendees: '',
      vibe: null,
    });
    expect(await readFaq()).toEqual({ question: '', answer: '' });
    expect((await host.get(`${path}/events`)).body).toMatchObject([{ id: kept.id, vibe: 'Linen' }]);

    const { body } = await host.get(`${path}/calendar`);
    const feed = new URL(body.feedUrl).pathname;
    const { text } = await host.get(feed);
    expect(text).toContain(`UID:event-${event.id}@foldout`);
    expect(text).toContain('SUMMARY:Canceled\r\n');
    // Its attendees are erased, so it is in no filtered feed.
    expect((await host.get(`${feed}?person=Bob`)).text).not.toContain(`UID:event-${event.id}@`);
  });

  it('deletes content that waited 29 days for Full Access, and its file', async () => {
    const { host, path } = await createTestItinerary();
    for (const title of ['Dinner', 'Dance']) await host.post(`${path}/events`, { ...EVENT_INPUT, title });
    const copied = await host.post(`${path}/duplicate`, {});
    const count = () =>
      read('SELECT count(*) AS n FROM waiting_contents WHERE project_id = ?', copied.body.project.id);
    const { projectId } = copied.body.project;
    await eraseDeletedContent(env, later(28));
    expect(await count()).toEqual({ n: 1 });
    expect(await getPendingContent(env.MAIL, projectId)).toContain('Dance');
    await eraseDeletedContent(env, later(29));
    expect(await count()).toEqual({ n: 0 });
    expect(await getPendingContent(env.MAIL, projectId)).toBeNull();
    expect((await host.get(`/api/projects/${projectId}/events`)).body).toHaveLength(1);
  });

  it('deletes deleted unclaimed events, and assigned ones whose event is gone', async () => {
    const { browser, user } = await createSignedInUser();
    const itinerary = await createTestItinerary();
    await browser.setGrant(itinerary.projectId, 'admin');
    const assign = async () => {
      const card = await createUnclaimedEvent(user.id);
      const { projectId } = itinerary;
      return (await browser.post(`${LIST}/${card.id}/assign`, { projectId })).body.event.id;
    };
    const [deleted] = [await assign(), await assign()];
    const discarded = await createUnclaimedEvent(user.id);
    await browser.delete(`${LIST}/${discarded.id}`);
    await browser.delete(`${itinerary.path}/events/${deleted}`);
    await eraseDeletedContent(env, Date.now());
    expect(await countUnclaimed(user.id)).toBe(3);
    await eraseDeletedContent(env, later(1));
    expect(await countUnclaimed(user.id)).toBe(2);
    await eraseDeletedContent(env, later(5));
    expect(await countUnclaimed(user.id)).toBe(1);
    await everyDatabase.prepare('DELETE FROM projects WHERE id = ?').bind(itinerary.id).run();
    await eraseDeletedContent(env, Date.now());
    expect(await countUnclaimed(user.id)).toBe(0);
  });

  it('deletes the email that asked to confirm an alias', async () => {
    const { browser, address, email } = await createIntakeUser();
    const sender = `${crypto.randomUUID()}@friend.example`;
    await deliverAndReadEmail(
      'trips@foldout.example',
      buildEmail({ from: sender, text: `${email}\nDinner tomorrow` }),
    );
    expect(address).toContain('trips+');
    const [card] = (await browser.get(LIST)).body;
    expect((await browser.post(`${LIST}/${card.id}/this-is-me`)).status).toBe(202);
    const count = () =>
      everyDatabase.prepare('SELECT count(*) AS n FROM outbox WHERE recipient = ?').bind(sender).first('n');
    await eraseDeletedContent(env, Date.now());
    expect(await count()).toBe(1);
    await eraseDeletedContent(env, later(5));
    expect(await count()).toBe(0);
    await browser.post(`${LIST}/${card.id}/this-is-me`);
    expect(await count()).toBe(1);
    const sent = { itineraries: 'delete', confirmationEmail: email };
    expect((await browser.delete('/api/account', sent)).status).toBe(200);
    expect(await count()).toBe(0);
  });

  it('lets an email be read again after its event was deleted', async () => {
    const { browser, address, userId } = await createIntakeUser();
    const raw = buildEmail({ html: buildRestaurantHtml() });
    await deliverAndReadEmail(address, raw);
    const [card] = (await browser.get(LIST)).body;
    const { projectId, id } = await createTestItinerary();
    await browser.setGrant(projectId, 'admin');
    await browser.post(`${LIST}/${card.id}/assign`, { projectId });
    await everyDatabase.prepare('DELETE FROM projects WHERE id = ?').bind(id).run();
    await eraseDeletedContent(env, Date.now());
    await deliverAndReadEmail(address, raw);
    expect(await countUnclaimed(userId)).toBe(1);
    expect((await browser.get(LIST)).body).toMatchObject([{ title: 'Ponto Final' }]);
  });
});
