import { readEventsOfPlan } from '../actions/read-plan.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { type PlanPreview, readPlanSchema } from '../contract/proposals.ts';
import { factory, toActionContext } from '../http/context.ts';
import { RATE, requireSharedRate } from '../http/rate-limits.ts';
import { readReader } from '../http/reader.ts';
import { jsonBody } from '../http/validation.ts';
import { toReadEvent } from '../serializers/proposal.ts';

/** Reading a plan before there is an itinerary. */
export const planRoutes = factory.createApp().post('/plans/read', jsonBody(readPlanSchema), async (c) => {
  await requireSharedRate(c, RATE.readPlans);
  const { timeZone = DEFAULT_TIME_ZONE, ...plan } = c.req.valid('json');
  const context = toActionContext(c);
  const { language } = readReader(c);
  const planContext = { zone: timeZone, now: new Date(context.now), events: [], language };
  const { proposals, unread } = await readEventsOfPlan(context, plan, planContext, 'visitors');
  const sorted = proposals.toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  return c.json({ proposals: sorted.map(toReadEvent), unread } satisfies PlanPreview);
});
