import { describeError } from '../domain/describe-error.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { log } from '../log.ts';

/** Guests are told only of answers that the host shows them. */
export type AnswerReaders = 'hosts' | 'everyone';

type ProjectVersion = { epoch: number; revision: number; grantVersion: number };

/**
 * Tells the open pages of a project that it changed since `before` was read; sends nothing if it did not. `findCurrent`
 * reads the project as it is now. Never throws: pages that miss an update see the change when they next refetch.
 */
export async function announceProjectChanges(
  env: Pick<Cloudflare.Env, 'LIVE_ROOM'>,
  before: ProjectVersion & { projectId: string },
  findCurrent: () => Promise<ProjectVersion | undefined>,
): Promise<void> {
  try {
    const current = await findCurrent();
    const room = env.LIVE_ROOM.getByName(before.projectId);
    if (!current) return await room.end();
    const { epoch, grantVersion } = current;
    const revision = computePublicRevision(current);
    if (revision === computePublicRevision(before) && grantVersion === before.grantVersion) return;
    await room.announce({ epoch, grantVersion, revision });
  } catch (error) {
    log({ job: 'announce-changes', error: describeError(error) });
  }
}

/**
 * Closes the open pages of people whose personal links have ended. Never throws: those pages lose access when they
 * refetch.
 */
export async function endPersonConnections(
  env: Pick<Cloudflare.Env, 'LIVE_ROOM'>,
  projectId: string,
  personIds: number[],
): Promise<void> {
  try {
    await env.LIVE_ROOM.getByName(projectId).endPeople(personIds);
  } catch (error) {
    log({ job: 'end-person-connections', error: describeError(error) });
  }
}

/**
 * Tells the open pages that may show answers to RSVP that some changed. Never throws: they see it when they next
 * refetch.
 */
export async function announceAnswers(
  env: Pick<Cloudflare.Env, 'LIVE_ROOM'>,
  projectId: string,
  readers: AnswerReaders,
): Promise<void> {
  try {
    await env.LIVE_ROOM.getByName(projectId).announceAnswers(readers);
  } catch (error) {
    log({ job: 'announce-answers', error: describeError(error) });
  }
}
