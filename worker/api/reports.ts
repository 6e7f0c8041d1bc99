import { reportItinerary } from '../actions/report-itinerary.ts';
import { reportSchema } from '../contract/reports.ts';
import { factory, toActionContext } from '../http/context.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { readReader } from '../http/reader.ts';
import { requireReportable } from '../http/reportable.ts';
import { jsonBody } from '../http/validation.ts';

/** Reports of itineraries, by anybody who knows an id. */
export const reportRoutes = factory
  .createApp()
  .post('/projects/:projectId/reports', jsonBody(reportSchema), async (c) => {
    const { reason, details, email } = c.req.valid('json');
    const project = await requireReportable(c, normalizeProjectId(c.req.param('projectId')), email);
    const reader = readReader(c);
    const reportId = await reportItinerary(toActionContext(c), project, { reason, details, email, reader });
    return c.json({ success: true as const, reportId }, 202);
  });
