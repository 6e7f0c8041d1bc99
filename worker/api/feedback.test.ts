import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const FEEDBACK = { userType: 'guest', feedbackText: '<b>Lovely</b>, thank you.' };

describe('works', () => {
  it('stores the text unchanged, once per request key', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    for (let n = 0; n < 2; n++) {
      expect(await guest.post(`${itinerary.path}/feedback`, FEEDBACK, key)).toMatchObject({
        status: 201,
        body: { success: true },
      });
    }
    const rows = await everyDatabase
      .prepare('SELECT user_type, feedback_text FROM feedback WHERE project_id = ?')
      .bind(itinerary.id)
      .all();
    expect(rows.results).toEqual([{ user_type: 'guest', feedback_text: FEEDBACK.feedbackText }]);
  });
});

describe('refuses', () => {
  it('rejects an unknown role and empty or long text', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    for (const wrong of [{ userType: 'staff' }, { feedbackText: ' ' }, { feedbackText: 'x'.repeat(5001) }]) {
      expect((await guest.post(`${itinerary.path}/feedback`, { ...FEEDBACK, ...wrong })).status).toBe(400);
    }
  });

  it('rejects the sixth feedback within an hour', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await guest.post(`${itinerary.path}/feedback`, FEEDBACK)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describeAccess('feedback');
