import type { Context } from 'hono';
import { insertHandover, takeHandover } from '../db/handovers.ts';
import { generateToken, hashToken } from '../domain/access/crypto.ts';
import { endsWithSession, formatGrants, parseGrants } from '../domain/access/grants.ts';
import { renderManifest } from '../domain/page/manifest.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { addGrants } from '../http/grants.ts';
import { requireViewer } from '../http/guards.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { RATE, requireSharedRate } from '../http/rate-limits.ts';
import { noStore } from '../http/security-headers.ts';

/** From the installation to the first start. */
const HANDOVER_MS = 3_600_000;
/** 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The manifest of an itinerary as an app on the home screen. Some browsers give such an app cookies of its own, so its
 * start URL has a token that gives it this browser's grants, once. Not those that end with a session: the app has none.
 * With `?storage=shared` the app has the cookies of the browser, and needs no token.
 */
export const manifestRoutes = factory
  .createApp()
  .get('/projects/:projectId/manifest', requireViewer, async (c) => {
    const project = c.get('project');
    const { projectId, customTitle } = project;
    const name = customTitle ?? project.name;
    const respond = (token?: string) =>
      c.body(JSON.stringify(renderManifest({ projectId, name, token })), 200, {
        'Content-Type': 'application/manifest+json',
      });
    if (c.req.query('storage') === 'shared') return respond();
    await requireSharedRate(c, RATE.handovers);
    const [token, now] = [generateToken(32), Date.now()];
    await insertHandover(c.get('db'), {
      hash: await hashToken(token),
      projectId: project.id,
      grants: formatGrants(c.get('grants').filter((grant) => !endsWithSession(grant))),
      expiresAt: now + HANDOVER_MS,
    });
    return respond(token);
  });

/** Where an installed app starts: takes over the grants that its token gives, and goes on to the itinerary. */
export const installedAppRoutes = factory
  .createApp()
  .use('/open/*', noStore)
  .get('/open/:projectId', async (c) => {
    const projectId = normalizeProjectId(c.req.param('projectId'));
    const token = c.req.query('token') ?? '';
    const isInside = c.get('grants').some((held) => held.projectId === projectId);
    // Another site must not choose whose grants a browser gets.
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site';
    if (!isInside && !isForeign && TOKEN.test(token)) await takeOver(c, token);
    return c.redirect(`/project/${encodeURIComponent(projectId)}`);
  });

async function takeOver(c: Context<AppEnv>, token: string): Promise<void> {
  const grants = await takeHandover(c.get('db'), await hashToken(token), Date.now());
  if (grants !== undefined) await addGrants(c, parseGrants(grants));
}
