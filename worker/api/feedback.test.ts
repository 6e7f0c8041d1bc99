import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const WORDS = { userType: 'guest', feedbackText: '<b>Lovely</b>, thank you.' };

describe('feedback works', () => {
  it('keeps the words as they are, once a request', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    for (let n = 0; n < 2; n++) {
      expect(await guest.post(`${itinerary.path}/feedback`, WORDS, key)).toMatchObject({
        status: 201,
        body: { success: true },
      });
    }
    const kept = await env.DB.prepare('SELECT user_type, feedback_text FROM feedback WHERE project_id = ?')
      .bind(itinerary.id)
      .all();
    expect(kept.results).toEqual([{ user_type: 'guest', feedback_text: WORDS.feedbackText }]);
  });
});

describe('feedback refuses', () => {
  it('no role, no words, too many words', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (const wrong of [{ userType: 'staff' }, { feedbackText: ' ' }, { feedbackText: 'x'.repeat(5001) }]) {
      expect((await guest.post(`${itinerary.path}/feedback`, { ...WORDS, ...wrong })).status).toBe(400);
    }
  });

  it('the sixth in an hour', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await guest.post(`${itinerary.path}/feedback`, WORDS)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describeAccess('feedback');
