import { readShareLink } from '../../worker/actions/share-link.ts';
import { openItinerary } from '../../worker/db/databases.ts';
import { insertEvent } from '../../worker/db/itinerary/events/events.ts';
import { insertFaq } from '../../worker/db/itinerary/events/faqs.ts';
import { findProject } from '../../worker/db/itinerary/projects/projects.ts';
import { projects } from '../../worker/db/schema/itinerary/itineraries.ts';
import { toAccessCodeColumns, toAdminCodeColumns } from '../../worker/domain/access/stored-codes.ts';
import { toProjectNumber } from '../../worker/domain/itinerary/project-number.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import { BENCH_ACCESS_CODE, BENCH_ADMIN_CODE, FAQ_COUNT } from '../sizes.ts';

const HOUR_MS = 3_600_000;
const NO_REQUEST = { requestKey: null, requestHash: null };

/** Inserts an itinerary with `events` events of typical length, and a few FAQs. */
export async function seedProject(env: Cloudflare.Env, projectId: string, events: number): Promise<void> {
  const id = toProjectNumber(projectId) ?? 0;
  const db = openItinerary(env, id);
  const settings = parseSettings(env);
  const now = Date.now();
  const [access, admin] = await Promise.all([
    toAccessCodeColumns(settings, projectId, BENCH_ACCESS_CODE),
    toAdminCodeColumns(settings, projectId, BENCH_ADMIN_CODE),
  ]);
  const stamps = { createdAt: now, updatedAt: now };
  const owner = { ownerName: 'Nora Lindqvist', ownerEmail: 'nora@example.com' };
  const row = {
    id,
    projectId,
    name: 'A week in Lisbon',
    isPaid: true,
    ...owner,
    ...access,
    ...admin,
    ...stamps,
  };
  const project = await db.insert(projects).values(row).returning().get();
  for (let index = 0; index < events; index++) {
    const content = {
      title: `Program item number ${index + 1}`,
      description: `Meet ten minutes early by the door. ${'Bring water and good shoes. '.repeat(3)}`,
      startsAt: now + index * HOUR_MS,
      endsAt: now + (index + 1) * HOUR_MS,
      timeZone: 'Europe/Lisbon',
      endTimeZone: null,
      location: `Rua da Rosa ${index + 1}, Bairro Alto, Lisbon`,
      attendees: index % 3 === 0 ? 'Everyone' : 'Nora, Priya, Tom',
      vibe: index % 2 === 0 ? 'Something green' : null,
    };
    await insertEvent(db, project.id, content, NO_REQUEST, now);
  }
  for (let index = 0; index < FAQ_COUNT; index++) {
    const faq = { question: `What about question ${index + 1}?`, answer: 'It is all in the group chat.' };
    await insertFaq(db, project.id, faq, NO_REQUEST, now);
  }
}

/** The invite key of a seeded itinerary's share link. */
export async function createInviteKey(env: Cloudflare.Env, projectId: string): Promise<string> {
  const db = openItinerary(env, toProjectNumber(projectId) ?? 0);
  const project = await findProject(db, projectId);
  if (!project) throw new Error(`${projectId} is not seeded.`);
  return (await readShareLink(db, parseSettings(env), project)).inviteKey;
}
