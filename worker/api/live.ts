import { ROOM_HEADERS } from '../contract/live.ts';
import { AppError } from '../errors.ts';
import { requireViewer } from '../http/auth.ts';
import { factory } from '../http/context.ts';

/** The socket over which an open page hears that the itinerary changed. */
export const liveRoutes = factory.createApp().get('/projects/:projectId/live', requireViewer, async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new AppError('INVALID_INPUT', { message: 'This address speaks WebSocket.' });
  }
  // Cookies travel with a socket that another site's page opens; browsers say whose page it is.
  if (c.req.header('origin') !== c.get('settings').APP_ORIGIN) throw new AppError('CROSS_SITE');
  const { projectId, grantVersion, revision } = c.get('project');
  const room = c.env.LIVE_ROOM.getByName(projectId);
  const answer = await room.fetch('https://room', {
    headers: {
      Upgrade: 'websocket',
      [ROOM_HEADERS.version]: String(grantVersion),
      [ROOM_HEADERS.revision]: String(revision),
    },
  });
  if (answer.status === 410) throw new AppError('ACCESS_REQUIRED');
  if (!answer.webSocket) throw new AppError('UNAVAILABLE', { retryAfter: 60 });
  return new Response(null, { status: 101, webSocket: answer.webSocket });
});
