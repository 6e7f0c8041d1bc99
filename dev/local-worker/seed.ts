import { eq } from 'drizzle-orm';
import { deletedProjects } from '../../worker/db/account-schema.ts';
import type { Db } from '../../worker/db/client.ts';
import { findEventByRequest, insertEvent } from '../../worker/db/events.ts';
import { findFaqByRequest, insertFaq } from '../../worker/db/faqs.ts';
import { coupons } from '../../worker/db/payment-schema.ts';
import { findProject } from '../../worker/db/projects.ts';
import { type ProjectRow, projects } from '../../worker/db/schema.ts';
import { generateAdminCode } from '../../worker/domain/access/codes.ts';
import {
  openCode,
  toAccessCodeColumns,
  toAdminCodeColumns,
} from '../../worker/domain/access/stored-codes.ts';
import { addDays, toLocalDay } from '../../worker/domain/time/days.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { Settings } from '../../worker/services/settings.ts';
import { ACCESS_CODE, DEMO, EVENTS, FAQS, PROJECT_ID } from './demo.ts';

const DAY_MS = 24 * 3_600_000;
/** So that the countdown has something to count. */
const DAYS_AHEAD = 5;

/**
 * Puts the demo itinerary into the database and answers with its codes. What stands already is kept as it
 * is; what an interrupted start left out is added. Throws when the state was made with another APP_SECRET.
 */
export async function seedDemo(db: Db, settings: Settings, now: number) {
  const project = (await findProject(db, PROJECT_ID)) ?? (await insertDemo(db, settings, now));
  await insertEvents(db, project, now);
  await insertFaqs(db, project, now);
  await insertCoupons(db, now);
  return { projectId: project.projectId, ...(await openCodes(settings, project)) };
}

async function openCodes(settings: Settings, project: ProjectRow) {
  try {
    const [accessCode, adminCode] = await Promise.all([
      openCode(settings, project, 'access'),
      openCode(settings, project, 'admin'),
    ]);
    return { accessCode, adminCode };
  } catch {
    throw new Error(
      'its codes were sealed with another APP_SECRET. Set that one, or begin anew with --reset.',
    );
  }
}

async function insertDemo(db: Db, settings: Settings, now: number): Promise<ProjectRow> {
  const [access, admin] = await Promise.all([
    toAccessCodeColumns(settings, PROJECT_ID, ACCESS_CODE),
    toAdminCodeColumns(settings, PROJECT_ID, generateAdminCode()),
  ]);
  const row = {
    ...DEMO,
    ...access,
    ...admin,
    projectId: PROJECT_ID,
    isPaid: true,
    createdAt: now,
    updatedAt: now,
  };
  // A host who tried out deleting it gets it back with the next start, like no other.
  await db.delete(deletedProjects).where(eq(deletedProjects.projectId, PROJECT_ID));
  // Not insertProject: that announces a mail with the codes, and nobody waits for this one.
  return db.insert(projects).values(row).returning().get();
}

// Each row carries a key of its own, so that a row a host deleted is known and does not come back.
async function insertEvents(db: Db, { id, createdAt }: ProjectRow, now: number) {
  if (await findEventByRequest(db, id, keyOf(EVENTS.length - 1))) return;
  for (const [index, { day, at, until, timeZone = DEMO.timeZone, ...event }] of EVENTS.entries()) {
    const date = addDays(toLocalDay(createdAt, DEMO.timeZone), DAYS_AHEAD + day);
    const startsAt = requireInstant(`${date}T${at}`, timeZone);
    const endsAt = until === undefined ? null : requireInstant(`${date}T${until}`, timeZone);
    const content = { vibe: null, ...event, startsAt, endsAt, timeZone };
    await insertEvent(db, id, content, { requestKey: keyOf(index), requestHash: null }, now);
  }
}

async function insertFaqs(db: Db, { id }: ProjectRow, now: number) {
  if (await findFaqByRequest(db, id, keyOf(FAQS.length - 1))) return;
  for (const [index, faq] of FAQS.entries()) {
    await insertFaq(db, id, faq, { requestKey: keyOf(index), requestHash: null }, now);
  }
}

/** One that covers everything, one that covers half, one that came too late. */
async function insertCoupons(db: Db, now: number) {
  const percent = (code: string, value: number, expiresAt: number | null = null) => ({
    code, kind: 'percent' as const, value, expiresAt, createdAt: now,
  }); // biome-ignore format: one row
  const rows = [percent('FREE100', 100), percent('HALF50', 50), percent('EXPIRED', 100, now - DAY_MS)];
  await db.insert(coupons).values(rows).onConflictDoNothing();
}

const keyOf = (index: number) => `demo-${index}`;

function requireInstant(wallClock: string, timeZone: string): number {
  const instant = toInstant(wallClock, timeZone);
  if (instant === undefined) throw new Error(`The demo has an impossible time: ${wallClock} in ${timeZone}.`);
  return instant;
}
