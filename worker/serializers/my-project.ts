import type { MyProject } from '../contract/accounts.ts';
import type { OwnedProject } from '../db/my-projects.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

/** A project on its owner's dashboard. */
export function toMyProject({ project, ...counts }: OwnedProject): MyProject {
  return {
    projectId: project.projectId,
    id: project.id,
    name: project.name,
    customTitle: project.customTitle,
    ownerName: project.ownerName,
    groupSize: project.groupSize,
    isPaid: project.isPaid,
    createdAt: toIso(project.createdAt),
    timeZone: project.timeZone,
    headerImage: project.headerImages[0] ?? null,
    eventCount: counts.eventCount,
    faqCount: counts.faqCount,
    firstEventAt: toIsoOrNull(counts.firstEventAt),
    lastEventAt: toIsoOrNull(counts.lastEventAt),
    hasWaitingContent: counts.hasWaitingContent === 1,
  };
}
