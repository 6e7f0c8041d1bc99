import { env } from 'cloudflare:workers';
import { everyDatabase } from './databases.ts';
import { newTestEmail, sendNoticeTo, subscribeEmail, tomorrowNoon } from './notices.ts';
import {
  createGuestScenario,
  createPersonScenario,
  type RightsScenario,
  toRight,
} from './rights-scenario.ts';

const DAY_MS = 24 * 3_600_000;

/** The right to be told about changes, by the access that the holder's browser had when it subscribed. */
async function subscribe({ itinerary, holder }: RightsScenario) {
  const email = newTestEmail();
  await subscribeEmail(holder.browser, itinerary, email);
  const found = await everyDatabase
    .prepare('SELECT id FROM notice_subscriptions WHERE email = ?')
    .bind(email)
    .first('id');
  let days = 0;
  const works = async () => {
    // Each day one message.
    const now = tomorrowNoon() + ++days * DAY_MS;
    await everyDatabase
      .prepare(
        `INSERT INTO events (project_id, title, description, starts_at, time_zone, location, attendees, created_at, updated_at)
       SELECT id, 'Dinner', 'Fish.', ?, 'America/New_York', '', 'Everyone', ?, ? FROM projects WHERE id = ?`,
      )
      .bind(now + 7 * DAY_MS, Date.now(), Date.now(), itinerary.id)
      .run();
    return (await sendNoticeTo(env, Number(found), now)) === 'queued-email';
  };
  return { works };
}

/** Rights to hear of changes by email. */
export const SUBSCRIPTION_RIGHTS = {
  noticesByCode: toRight(createGuestScenario, subscribe),
  noticesByPersonalLink: toRight(createPersonScenario, subscribe),
};
