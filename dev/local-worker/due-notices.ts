import { enqueueMails, sealMail } from '../../worker/actions/outbox.ts';
import { createItineraryDb } from '../../worker/db/client.ts';
import { findItineraryD1 } from '../../worker/db/databases.ts';
import { insertOutboxMail } from '../../worker/db/outbox.ts';
import type { Settings } from '../../worker/services/settings.ts';

const PROJECT = 'DEM0TR1P';
const BATCH = 100;
const MAIL = { subject: 'The plan changed', text: 'Dinner is at nine.', html: '<p>Dinner is at nine.</p>' };

/** Adds so many notices of the demo itinerary that are due now, for drills. */
export async function addDueNotices(env: Cloudflare.Env, settings: Settings, count: number) {
  const d1 = findItineraryD1(env, PROJECT);
  if (!d1) throw new Error('There is no database for the demo itinerary.');
  const db = createItineraryDb(d1);
  const now = Date.now();
  const run = crypto.randomUUID();
  for (let first = 0; first < count; first += BATCH) {
    const mails = await Promise.all(
      Array.from({ length: Math.min(BATCH, count - first) }, (_, step) => {
        const id = `notice:${run}:${first + step}`;
        const recipient = `guest-${first + step}@example.com`;
        return sealMail(settings, { id, projectId: PROJECT, kind: 'notice', recipient }, MAIL, now);
      }),
    );
    const [statement, ...others] = mails.map((mail) => insertOutboxMail(db, mail));
    if (statement) await db.batch([statement, ...others]);
    await enqueueMails(env, mails);
  }
  return { count };
}
