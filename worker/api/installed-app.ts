import type { Context } from 'hono';
import { insertHandover, takeHandover } from '../db/itinerary/projects/handovers.ts';
import { generateToken, hashToken } from '../domain/access/crypto.ts';
import { endsWithSession, formatGrants, parseGrants } from '../domain/access/grants.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { renderManifest } from '../domain/page/manifest.ts';
import { type AppEnv, factory, openItineraryOf } from '../http/context.ts';
import { addGrants } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { respondWithTranslated } from '../http/notice-page.ts';
import { RATE, requireSharedRate } from '../http/rate-limits.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

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
  .get('/projects/:projectId/manifest', requireCan('read'), async (c) => {
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

/**
 * Where an installed app starts. Opening the address takes over no grants, since anybody can send one: the page asks
 * first, and an app on the home screen, which only its owner puts there, answers by itself. The answer is a POST of this
 * page.
 */
export const installedAppRoutes = factory
  .createApp()
  .use('/open/*', noStore, requireSameSite)
  .get('/open/:projectId', (c) =>
    mayTakeOver(c) ? respondWithTranslated(c, writeTakeOver) : c.redirect(toProjectPath(c)),
  )
  .post('/open/:projectId', async (c) => {
    if (mayTakeOver(c)) await takeOver(c, readToken(c));
    return c.redirect(toProjectPath(c), 303);
  });

const writeTakeOver = (): NoticePage => ({
  title: t('openHereAsk'),
  text: t('openHereText'),
  action: t('openItinerary'),
  link: { label: t('notNow'), url: '/' },
  script: '/scripts/open-installed-app.js',
});

const readToken = (c: Context<AppEnv>) => c.req.query('token') ?? '';
const findProjectId = (c: Context<AppEnv>) => normalizeProjectId(c.req.param('projectId') ?? '');
const toProjectPath = (c: Context<AppEnv>) => `/project/${encodeURIComponent(findProjectId(c))}`;

/** Not if the browser has access already: then nobody becomes somebody else. */
const mayTakeOver = (c: Context<AppEnv>) =>
  TOKEN.test(readToken(c)) && !c.get('grants').some((held) => held.projectId === findProjectId(c));

async function takeOver(c: Context<AppEnv>, token: string): Promise<void> {
  if (!openItineraryOf(c, findProjectId(c))) return;
  const grants = await takeHandover(c.get('db'), await hashToken(token), Date.now());
  if (grants !== undefined) await addGrants(c, parseGrants(grants));
}
