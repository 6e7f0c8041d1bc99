import type { LiveArea } from '../contract/live.ts';
import type { Db } from '../db/client.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { describeFault } from '../domain/describe-error.ts';
import { factory } from './context.ts';

/**
 * Tells the open pages of an itinerary what a call has changed, after its answer has gone. A call about an itinerary
 * leaves the row it began with in `project` (the guards do), and whether something changed is seen by comparing that
 * row with the stored one. What changes an itinerary without such a call (Stripe's word, the clock) uses `announce`.
 */
export const announceChanges = factory.createMiddleware(async (c, next) => {
  await next();
  const before = c.get('project');
  if (!before || c.req.method === 'GET' || !c.res.ok) return;
  c.executionCtx.waitUntil(announce(c.env, c.get('db'), before, toArea(c.req.path)));
});

/**
 * Tells them what changed since `before` was read; nothing where nothing did. Resolves also when that failed: pages
 * without the note see the change when they next look.
 */
export async function announce(
  env: Cloudflare.Env,
  db: Db,
  before: Pick<ProjectRow, 'projectId' | 'revision' | 'grantVersion'>,
  area: LiveArea,
): Promise<void> {
  try {
    const after = await findProject(db, before.projectId);
    const room = env.LIVE_ROOM.getByName(before.projectId);
    if (!after) return await room.end();
    const { revision, grantVersion } = after;
    if (revision === before.revision && grantVersion === before.grantVersion) return;
    await room.announce({ revision, grantVersion, changed: [area] });
  } catch (error) {
    console.log(JSON.stringify({ job: 'announce', cause: describeFault(error) }));
  }
}

function toArea(path: string): LiveArea {
  if (/\/events\b|\/(assign|answer)$/.test(path)) return 'events';
  if (/\/faqs\b/.test(path)) return 'faqs';
  return /\/images$/.test(path) ? 'images' : 'details';
}
