import type { MyProject, User } from '../contract/accounts.ts';
import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import type { Project, Role } from '../contract/projects.ts';
import type { UserRow } from '../db/account-schema.ts';
import type { OwnedProject } from '../db/my-projects.ts';
import type { EventRow, FaqRow, ProjectRow } from '../db/schema.ts';
import { unseal } from '../domain/access/crypto.ts';
import { isAtLeast } from '../domain/access/grants.ts';
import type { Settings } from '../services/settings.ts';

/** Rows as the wire carries them. Fields are named one by one, so that a new column stays at home. */

const toIso = (instant: number) => new Date(instant).toISOString();

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    datetime: toIso(row.startsAt),
    endsAt: row.endsAt === null ? null : toIso(row.endsAt),
    timeZone: row.timeZone,
    location: row.location,
    attendees: row.attendees,
    vibe: row.vibe,
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}

export function toFaq(row: FaqRow): Faq {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    order: row.position,
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}

/** A project for one role: the admin code and the owner's address never reach a viewer. */
export async function toProject(row: ProjectRow, role: Role, settings: Settings): Promise<Project> {
  const code = (kind: 'access' | 'admin') => openCode(settings, row, kind);
  return {
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    ownerName: row.ownerName,
    groupSize: row.groupSize,
    accessCode: await code('access'),
    isPaid: row.isPaid,
    createdAt: toIso(row.createdAt),
    timeZone: row.timeZone,
    customTitle: row.customTitle,
    customColors: row.customColors,
    selectedFont: row.selectedFont,
    titleFont: row.titleFont,
    selectedBackground: row.selectedBackground,
    customBackgroundColor: row.customBackgroundColor,
    showCountdown: row.showCountdown,
    showCreatorName: row.showCreatorName,
    headerImage: row.headerImages[0] ?? null,
    headerImages: row.headerImages,
    customLinks: row.customLinks,
    titleChangesUsed: row.titleChangesUsed,
    revision: row.revision,
    viewer: { role },
    ...(isAtLeast(role, 'admin') && { adminCode: await code('admin'), ownerEmail: row.ownerEmail }),
  };
}

/** A project's code in clear, to be shown again. */
export function openCode(
  settings: Settings,
  row: Pick<ProjectRow, 'projectId' | 'accessCodeSealed' | 'adminCodeSealed'>,
  kind: 'access' | 'admin',
): Promise<string> {
  const box = kind === 'access' ? row.accessCodeSealed : row.adminCodeSealed;
  return unseal(settings.APP_SECRET, 'codes', `${row.projectId}/${kind}`, box);
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    profileImageUrl: row.profileImageUrl,
    signInProvider: new URL(row.issuer).hostname,
    createdAt: toIso(row.createdAt),
  };
}

/** An itinerary for its owner's dashboard. */
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
    firstEventAt: counts.firstEventAt === null ? null : toIso(counts.firstEventAt),
    lastEventAt: counts.lastEventAt === null ? null : toIso(counts.lastEventAt),
    hasWaitingContent: counts.hasWaitingContent === 1,
  };
}
