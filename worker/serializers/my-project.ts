import type { MyProject } from '../contract/accounts.ts';
import type { EventSpan, OwnedProject } from '../db/directory/accounts/my-projects.ts';
import { computeDaySpan } from '../domain/schedule/day-span.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

/** A project on its owner's dashboard. */
export function toMyProject({ project, spans, ...counts }: OwnedProject): MyProject {
  const days = computeDaySpan(
    (JSON.parse(spans) as EventSpan[]).map(([startsAt, endsAt, timeZone, endTimeZone]) => ({
      datetime: toIso(startsAt),
      endsAt: toIsoOrNull(endsAt),
      timeZone,
      endTimeZone,
    })),
  );
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
    look: project.look,
    customColors: project.customColors,
    headerImage: project.headerImages[0] ?? null,
    eventCount: counts.eventCount,
    faqCount: counts.faqCount,
    firstDay: days?.firstDay ?? null,
    lastDay: days?.lastDay ?? null,
    hasPendingContent: counts.hasPendingContent === 1,
  };
}
