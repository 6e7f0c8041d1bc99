import { LIVE_ROOM_HEADERS } from '../contract/live.ts';
import { can } from '../domain/access/capabilities.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { findVisitorName } from '../http/visitors.ts';

/** The WebSocket that notifies open pages of changes. */
export const liveRoutes = factory
  .createApp()
  .get('/projects/:projectId/live', requireCan('read'), async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new AppError('INVALID_INPUT', { message: 'This address only accepts WebSocket connections.' });
    }
    // Browsers send cookies with a WebSocket opened by another site, so the origin must be checked.
    if (c.req.header('origin') !== c.get('settings').APP_ORIGIN) throw new AppError('CROSS_SITE');
    const [project, { person, access }] = [c.get('project'), c.get('viewer')];
    const { projectId, grantVersion, epoch } = project;
    const response = await c.env.LIVE_ROOM.getByName(projectId).fetch('https://room', {
      headers: {
        Upgrade: 'websocket',
        [LIVE_ROOM_HEADERS.version]: String(grantVersion),
        [LIVE_ROOM_HEADERS.epoch]: String(epoch),
        [LIVE_ROOM_HEADERS.revision]: String(computePublicRevision(project)),
        [LIVE_ROOM_HEADERS.visitor]: c.get('holder') ?? (await findVisitorName(c)),
        [LIVE_ROOM_HEADERS.address]: c.get('ip'),
        ...(can(access, 'edit-content') && { [LIVE_ROOM_HEADERS.host]: '1' }),
        ...(person?.linked && { [LIVE_ROOM_HEADERS.person]: String(person.id) }),
      },
    });
    if (response.status === 410) throw new AppError('ACCESS_REQUIRED');
    if (response.status === 429) {
      const message = 'This itinerary is open in too many tabs. Close some of them and try again.';
      throw new AppError('RATE_LIMITED', { message, retryAfter: 60 });
    }
    if (!response.webSocket) throw new AppError('UNAVAILABLE', { retryAfter: 60 });
    return new Response(null, { status: 101, webSocket: response.webSocket });
  });
