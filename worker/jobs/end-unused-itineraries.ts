import { createKeepToken } from '../actions/keep-itinerary.ts';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { writeToOwner } from '../actions/write-to-owner.ts';
import type { ItineraryDb } from '../db/client.ts';
import { forEachItineraryDatabase } from '../db/databases.ts';
import { deleteProjectById } from '../db/itinerary/projects/deleted-projects.ts';
import {
  END_NOTICE_MS,
  eraseOldNotes,
  listEndedProjects,
  listEndingProjects,
  recordEndWarning,
} from '../db/itinerary/projects/unused-projects.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { isKnownOwner } from '../domain/email/known-owner.ts';
import { renderEndingMail } from '../domain/email/trust-emails.ts';
import { log } from '../log.ts';
import { parseSettings } from '../services/settings.ts';

/** Deletes what nobody uses, 30 days after its owner was told; and erases guests' words 30 days after the last event. */
export const endUnusedItineraries = (env: Cloudflare.Env, now: number): Promise<void> =>
  forEachItineraryDatabase(env, (db) => endUnused(env, db, now));

async function endUnused(env: Cloudflare.Env, db: ItineraryDb, now: number): Promise<void> {
  const settings = parseSettings(env);
  await eraseOldNotes(db, now);
  const ended = await listEndedProjects(db, now);
  for (const project of ended) {
    if (await deleteProjectById(db, project, now)) await tellDirectoryLater(env, project.id);
  }
  const ending = await listEndingProjects(db, now);
  for (const project of ending) {
    const { projectId, ownerEmail: recipient, customTitle, name, isPaid } = project;
    const header = { id: `ending:${projectId}:${now}`, projectId, kind: 'ending' as const, recipient };
    const token = await createKeepToken(settings, projectId, now);
    const content = {
      ...{ projectId, name: customTitle ?? name, isPaid, isKnown: isKnownOwner(project) },
      endsAt: now + END_NOTICE_MS,
      url: `${settings.APP_ORIGIN}/keep/${token}`,
    };
    const rendered = writeToOwner({}, project, () => renderEndingMail(content));
    await recordEndWarning(db, project, await sealMail(settings, header, rendered, now), now);
    await enqueueMails(env, [header]);
  }
  if (ended.length + ending.length > 0) {
    log({ job: 'end-unused', ended: ended.length, warned: ending.length });
  }
}
