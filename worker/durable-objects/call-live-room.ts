import type { LiveArea } from '../contract/live.ts';
import { describeError } from '../domain/describe-error.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';

type ProjectVersion = { epoch: number; revision: number; grantVersion: number };

/**
 * Tells the open pages of a project that it changed since `before` was read; sends nothing if it did not. `findCurrent`
 * reads the project as it is now. Never throws: pages that miss an update see the change when they next refetch.
 */
export async function announceProjectChanges(
  env: Pick<Cloudflare.Env, 'LIVE_ROOM'>,
  before: ProjectVersion & { projectId: string },
  findCurrent: () => Promise<ProjectVersion | undefined>,
  area: LiveArea,
): Promise<void> {
  try {
    const current = await findCurrent();
    const room = env.LIVE_ROOM.getByName(before.projectId);
    if (!current) return await room.end();
    const { epoch, grantVersion } = current;
    const revision = computePublicRevision(current);
    if (revision === computePublicRevision(before) && grantVersion === before.grantVersion) return;
    await room.announce({ epoch, grantVersion, revision, changed: [area] });
  } catch (error) {
    console.log(JSON.stringify({ job: 'announce-changes', error: describeError(error) }));
  }
}
