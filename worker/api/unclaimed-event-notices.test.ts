import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';
import { createUnclaimedEvent } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

/** An event of somebody's itinerary, and a card of this account that proposes to move it. */
async function createProposal(isOwn: boolean) {
  const { browser, user } = await createSignedInUser();
  const { host, path, projectId, id } = await createTestItinerary();
  const { body: event } = await host.post(`${path}/events`, EVENT_INPUT);
  if (isOwn)
    await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?').bind(user.id, id).run();
  const brief = { title: 'Dinner', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
  const notice = {
    kind: 'change-of-assigned' as const,
    event: { ...brief, projectId, projectName: 'Lisbon', eventId: event.id as number },
  };
  const card = await createUnclaimedEvent(user.id, { notice });
  const events = async () => (await host.get(`${path}/events`)).body;
  return { browser, host, path, event, card, events };
}

// That answers do what they say is tested with the mails that ask (jobs/read-mail.test.ts).
describe('answers refuse', () => {
  it('to write into an itinerary that is not the caller’s, whatever the card says', async () => {
    const { browser, card, event, events } = await createProposal(false);
    const answer = await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ADMIN_REQUIRED' } });
    expect(await events()).toEqual([event]);
  });

  it('to change an event that is gone, and keep the card', async () => {
    const { browser, host, path, card, event } = await createProposal(true);
    await host.delete(`${path}/events/${event.id}`);
    expect((await browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' })).status).toBe(409);
    expect((await browser.get(LIST)).body).toHaveLength(1);
  });

  it('a second answer, and words that are none', async () => {
    const { browser, card, events } = await createProposal(true);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post(`${LIST}/${card.id}/answer`, { answer: 'apply' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await events()).toMatchObject([{ title: 'Ponto Final', sequence: 1 }]);
    expect((await browser.post(`${LIST}/${card.id}/answer`, { answer: 'maybe' })).status).toBe(400);
  });
});

describeAccess('unclaimed-event-notices');
