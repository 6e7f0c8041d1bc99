import { readIntakeAddress, renewIntakeAddress } from '../actions/intake-address.ts';
import type { ItineraryIntake } from '../contract/proposals.ts';
import { listReceivedMails } from '../db/inbox/mails.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { toReceivedMail } from '../serializers/received-mail.ts';

/** The address whose emails become proposals of an itinerary, and the emails received there. */
export const itineraryIntakeRoutes = factory
  .createApp()
  .get('/projects/:projectId/intake', requireCan('edit-content'), async (c) => {
    const owner = { projectId: c.get('project').id };
    const address = await readIntakeAddress(c.get('db'), c.get('settings'), owner, Date.now());
    return c.json({ address } satisfies ItineraryIntake);
  })
  .post('/projects/:projectId/intake/renew', requireCan('edit-content'), async (c) => {
    const { id, projectId } = c.get('project');
    await requireRate(c, `project:${projectId}`, RATE.renewIntake);
    const [db, settings, now] = [c.get('db'), c.get('settings'), Date.now()];
    await renewIntakeAddress(db, settings, { projectId: id }, now);
    const address = await readIntakeAddress(db, settings, { projectId: id }, now);
    return c.json({ address } satisfies ItineraryIntake);
  })
  .get('/projects/:projectId/intake/mails', requireCan('edit-content'), async (c) =>
    c.json((await listReceivedMails(c.get('db'), { projectId: c.get('project').id })).map(toReceivedMail)),
  );
