import type { Context } from 'hono';
import { LIVE_ROOM_HEADERS } from '../contract/live.ts';
import { can } from '../domain/access/capabilities.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { type LivePass, readLivePass } from '../http/live-pass.ts';
import { findVisitorName } from '../http/visitors.ts';

/** The grant is no longer valid, as far as the room knows. */
const GRANT_ENDED = 410;

/** Connects a browser with a pass; whose pass is missing or outdated is checked by the next handlers. */
const connectWithPass = factory.createMiddleware(async (c, next) => {
  const projectId = c.req.param('projectId') ?? '';
  const pass = isFromOurPage(c) ? await readLivePass(c, projectId) : undefined;
  const response = pass && (await callRoom(c, projectId, pass));
  if (!response || response.status === GRANT_ENDED) return next();
  return toSocket(response);
});

/** The WebSocket that notifies open pages of changes. */
export const liveRoutes = factory
  .createApp()
  .get('/projects/:projectId/live', connectWithPass, requireCan('read'), async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new AppError('INVALID_INPUT', { message: 'This address only accepts WebSocket connections.' });
    }
    if (!isFromOurPage(c)) throw new AppError('CROSS_SITE');
    const [project, { person, access }] = [c.get('project'), c.get('viewer')];
    const { projectId, grantVersion, epoch } = project;
    const personId = person?.linked ? person.id : 0;
    const found = { epoch, grantVersion, revision: computePublicRevision(project), personId };
    return toSocket(await callRoom(c, projectId, found, can(access, 'edit-content')));
  });

/** Browsers send cookies with a WebSocket opened by another site, so the origin must be checked. */
const isFromOurPage = (c: Context<AppEnv>): boolean =>
  c.req.header('upgrade')?.toLowerCase() === 'websocket' &&
  c.req.header('origin') === c.get('settings').APP_ORIGIN;

/** Without `checkedAt` the right was checked just now. */
async function callRoom(
  c: Context<AppEnv>,
  projectId: string,
  right: Omit<LivePass, 'checkedAt'> & { checkedAt?: number },
  isHost = false,
): Promise<Response> {
  const { epoch, grantVersion, revision, personId, checkedAt } = right;
  return c.env.LIVE_ROOM.getByName(projectId).fetch('https://room', {
    headers: {
      Upgrade: 'websocket',
      [LIVE_ROOM_HEADERS.version]: String(grantVersion),
      [LIVE_ROOM_HEADERS.epoch]: String(epoch),
      [LIVE_ROOM_HEADERS.revision]: String(revision),
      [LIVE_ROOM_HEADERS.visitor]: c.get('holder') ?? (await findVisitorName(c)),
      [LIVE_ROOM_HEADERS.address]: c.get('ip'),
      ...(isHost && { [LIVE_ROOM_HEADERS.host]: '1' }),
      ...(personId > 0 && { [LIVE_ROOM_HEADERS.person]: String(personId) }),
      ...(checkedAt !== undefined && { [LIVE_ROOM_HEADERS.checkedAt]: String(checkedAt) }),
    },
  });
}

function toSocket(response: Response): Response {
  if (response.status === GRANT_ENDED) throw new AppError('ACCESS_REQUIRED');
  if (response.status === 429) {
    const message = 'This itinerary is open in too many tabs. Close some of them and try again.';
    throw new AppError('RATE_LIMITED', { message, retryAfter: 60 });
  }
  if (!response.webSocket) throw new AppError('UNAVAILABLE', { retryAfter: 60 });
  return new Response(null, { status: 101, webSocket: response.webSocket });
}
