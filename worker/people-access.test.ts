import { expect, it } from 'vitest';
import {
  type AccessRow,
  type AccessScenario,
  type Outcome,
  PERSON_ROLE,
  type PersonActor,
} from './testing/access-row.ts';
import {
  addContent,
  createAccessProject,
  prepareRow,
  sendPrepared,
  toExpected,
} from './testing/access-suite.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { TestBrowser } from './testing/browser.ts';
import { everyDatabase } from './testing/databases.ts';

const ACTORS = Object.keys(PERSON_ROLE) as PersonActor[];
/** The routes of an itinerary; a person's grant gives nothing elsewhere. */
const ROWS = ACCESS_TABLE.filter(
  ({ isTrial, route }) => !isTrial && /:projectId|calendar|current-project/.test(route),
);

const findOutcome = (row: AccessRow, actor: PersonActor): Outcome =>
  row.expected[actor] ?? row.expected[PERSON_ROLE[actor]];

/** True if the request may delete the event or the FAQ, so that the next row needs others. */
const mayDelete = (row: AccessRow) =>
  row.method !== 'GET' && ACTORS.some((actor) => typeof findOutcome(row, actor) === 'string');

const LINKED: PersonActor[] = ['linkedBen', 'linkedNora', 'cohost', 'removedPerson'];

/** The people's browsers. They are rows and cookies as entering would leave them, because this runs for each route. */
async function createPeople({ project, otherProject }: AccessScenario) {
  const insert = everyDatabase.prepare(
    `INSERT INTO people (project_id, name, name_key, role, deleted_at, link_opened_on, created_at, updated_at)
     VALUES (?1, ?2, lower(?2), ?3, ?4, ?5, 1, 1) RETURNING id`,
  );
  const toStatement = (actor: PersonActor) =>
    insert.bind(
      actor === 'personElsewhere' ? otherProject.id : project.id,
      `${actor} ${crypto.randomUUID()}`,
      actor === 'cohost' ? 'cohost' : 'guest',
      actor === 'removedPerson' ? 1 : null,
      actor === 'claimedBen' ? null : '2083-01-01',
    );
  const added = await everyDatabase.batch<{ id: number }>(ACTORS.map(toStatement));
  const create = async (actor: PersonActor, index: number) => {
    const id = added[index]?.results[0]?.id ?? 0;
    const { projectId } = actor === 'personElsewhere' ? otherProject : project;
    const isLinked = actor === 'personElsewhere' || LINKED.includes(actor);
    const person = { id, ...(isLinked && { linkVersion: 1 }) };
    return [actor, await new TestBrowser().setGrant(projectId, 'viewer', isLinked ? 0 : 1, person)] as const;
  };
  return Object.fromEntries(await Promise.all(ACTORS.map(create))) as Record<PersonActor, TestBrowser>;
}

/** Each adds people to the list, which has a limit. */
const ROWS_PER_PROJECT = 30;
const createScenario = async (): Promise<AccessScenario> => ({
  project: await createAccessProject(true),
  otherProject: await createAccessProject(true),
});

let scenario: AccessScenario;
let rows = 0;

it.each(ROWS)('$method $route', async (row) => {
  if (rows++ % ROWS_PER_PROJECT === 0) scenario = await createScenario();
  const people = await createPeople(scenario);
  const prepared = await prepareRow(row, scenario);
  const found: Partial<Record<PersonActor, string | number>> = {};
  // The co-host last, who may change what the others are sent to.
  for (const actor of ACTORS.toSorted((a, b) => Number(a === 'cohost') - Number(b === 'cohost'))) {
    const { status } = await sendPrepared(row, people[actor], prepared);
    found[actor] = toExpected(status);
  }
  if (mayDelete(row)) scenario = { ...scenario, project: await addContent(scenario.project) };
  expect(found).toEqual(Object.fromEntries(ACTORS.map((actor) => [actor, findOutcome(row, actor)])));
});
