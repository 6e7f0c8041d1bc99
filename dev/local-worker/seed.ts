import { eq } from 'drizzle-orm';
import type { DirectoryDb, ItineraryDb } from '../../worker/db/client.ts';
import { openDirectory, openItinerary } from '../../worker/db/databases.ts';
import { findContentRowByRequest } from '../../worker/db/itinerary/events/content-rows.ts';
import { insertEvent, toEvents } from '../../worker/db/itinerary/events/events.ts';
import { insertFaq, toFaqs } from '../../worker/db/itinerary/events/faqs.ts';
import { findProject } from '../../worker/db/itinerary/projects/projects.ts';
import { coupons } from '../../worker/db/schema/directory/coupons.ts';
import { deletedProjects, type ProjectRow, projects } from '../../worker/db/schema/itinerary/itineraries.ts';
import { tellDirectory } from '../../worker/db/tell-directory.ts';
import { generateAdminCode } from '../../worker/domain/access/codes.ts';
import {
  openCode,
  toAccessCodeColumns,
  toAdminCodeColumns,
} from '../../worker/domain/access/stored-codes.ts';
import { toProjectNumber } from '../../worker/domain/itinerary/project-number.ts';
import { addDays, toLocalDay } from '../../worker/domain/time/days.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { Settings } from '../../worker/services/settings.ts';
import { ACCESS_CODE, DEMO, EVENTS, FAQS, PROJECT_ID } from './demo.ts';

/** Row id of the demo. */
const PROJECT_NUMBER = toProjectNumber(PROJECT_ID) ?? 0;
const DAY_MS = 24 * 3_600_000;
/** Shows the countdown. */
const DAYS_AHEAD = 5;

/**
 * Inserts the demo itinerary and returns its codes. Existing rows are kept; rows that an interrupted start did not
 * insert are added. Codes that cannot be decrypted, because they were stored with another APP_SECRET, are replaced.
 */
export async function seedDemo(env: Cloudflare.Env, settings: Settings, now: number) {
  const db = openItinerary(env, PROJECT_NUMBER);
  const project = (await findProject(db, PROJECT_ID)) ?? (await insertDemo(db, settings, now));
  await insertEvents(db, project, now);
  await insertFaqs(db, project, now);
  await tellDirectory(env, PROJECT_NUMBER);
  await insertCoupons(openDirectory(env), now);
  return { projectId: project.projectId, ...(await openCodes(db, settings, project)) };
}

async function openCodes(db: ItineraryDb, settings: Settings, project: ProjectRow) {
  const read = async (row: ProjectRow) => ({
    accessCode: await openCode(settings, row, 'access'),
    adminCode: await openCode(settings, row, 'admin'),
  });
  const codes = await read(project);
  if (codes.accessCode && codes.adminCode) return codes;
  const columns = await toCodeColumns(settings);
  return read(await db.update(projects).set(columns).where(eq(projects.id, project.id)).returning().get());
}

const toCodeColumns = async (settings: Settings) => ({
  ...(await toAccessCodeColumns(settings, PROJECT_ID, ACCESS_CODE)),
  ...(await toAdminCodeColumns(settings, PROJECT_ID, generateAdminCode())),
});

async function insertDemo(db: ItineraryDb, settings: Settings, now: number): Promise<ProjectRow> {
  const row = {
    ...DEMO,
    ...(await toCodeColumns(settings)),
    id: PROJECT_NUMBER,
    projectId: PROJECT_ID,
    isPaid: true,
    createdAt: now,
    updatedAt: now,
  };
  // The demo comes back after it was deleted, unlike other itineraries.
  await db.delete(deletedProjects).where(eq(deletedProjects.projectId, PROJECT_ID));
  // Not insertProject, which also sends an email with the codes.
  return db.insert(projects).values(row).returning().get();
}

// Each row has a request key, so that deleted rows are not inserted again.
async function insertEvents(db: ItineraryDb, { id, createdAt }: ProjectRow, now: number) {
  if (await findContentRowByRequest(db, toEvents(id), keyOf(EVENTS.length - 1))) return;
  for (const [index, { day, at, until, timeZone = DEMO.timeZone, ...event }] of EVENTS.entries()) {
    const { endTimeZone = null } = event;
    const date = addDays(toLocalDay(createdAt, DEMO.timeZone), DAYS_AHEAD + day);
    const endDate = endTimeZone ? addDays(date, 1) : date;
    const startsAt = requireInstant(`${date}T${at}`, timeZone);
    const endsAt =
      until === undefined ? null : requireInstant(`${endDate}T${until}`, endTimeZone ?? timeZone);
    const content = { vibe: null, ...event, startsAt, endsAt, timeZone, endTimeZone };
    await insertEvent(db, id, content, { requestKey: keyOf(index), requestHash: null }, now);
  }
}

async function insertFaqs(db: ItineraryDb, { id }: ProjectRow, now: number) {
  if (await findContentRowByRequest(db, toFaqs(id), keyOf(FAQS.length - 1))) return;
  for (const [index, faq] of FAQS.entries()) {
    await insertFaq(db, id, faq, { requestKey: keyOf(index), requestHash: null }, now);
  }
}

/** A free, a half-price and an expired coupon. */
async function insertCoupons(db: DirectoryDb, now: number) {
  const percent = (code: string, value: number, expiresAt: number | null = null) => ({
    code, kind: 'percent' as const, value, expiresAt, createdAt: now,
  }); // biome-ignore format: one row
  const rows = [percent('FREE100', 100), percent('HALF50', 50), percent('EXPIRED', 100, now - DAY_MS)];
  await db.insert(coupons).values(rows).onConflictDoNothing();
}

const keyOf = (index: number) => `demo-${index}`;

function requireInstant(wallClock: string, timeZone: string): number {
  const instant = toInstant(wallClock, timeZone);
  if (instant === undefined) throw new Error(`The demo has a nonexistent time: ${wallClock} in ${timeZone}.`);
  return instant;
}
