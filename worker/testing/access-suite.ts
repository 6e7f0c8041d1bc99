import { describe, expect, it } from 'vitest';
import {
  ACCESS_ACTORS,
  type AccessActor,
  type AccessProject,
  type AccessRow,
  type AccessScenario,
} from './access-row.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { createSignedInUser, signInAsOwner } from './account.ts';
import { TestBrowser } from './browser.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, prepareWith, type TestItinerary } from './project.ts';

/** Tests the rows of the access table for one resource with every caller. */
export function describeAccess(resource: string) {
  const rows = ACCESS_TABLE.filter((row) => row.resource === resource);
  if (rows.length === 0) throw new Error(`The access table has no rows for ${resource}.`);
  // Nobody changes it: its people are strangers here.
  let elsewhere: Promise<AccessProject> | undefined;
  const createScenario = async (isPaid: boolean): Promise<AccessScenario> => {
    elsewhere ??= createAccessProject(true);
    return { project: await createAccessProject(isPaid), otherProject: await elsewhere };
  };
  // A refusal and a GET change nothing that others see, so those of all rows are sent to one project; the owner becomes the
  // owner of another one.
  const shared = new Map<string, Promise<AccessScenario>>();
  const shareScenario = (isPaid: boolean, isOwned: boolean): Promise<AccessScenario> => {
    const key = `${isPaid} ${isOwned}`;
    const scenario = shared.get(key) ?? createScenario(isPaid);
    shared.set(key, scenario);
    return scenario;
  };
  describe.each(rows)('access: $method $route', (row) => {
    const isPaid = !row.isTrial;
    const cases = ACCESS_ACTORS.map((actor) => {
      const expected = row.expected[actor];
      return { actor, expected, isShared: typeof expected === 'number' || row.method === 'GET' };
    });
    let ofReaders: Promise<PreparedRow> | undefined;
    it.each(cases)('responds $expected to $actor', async ({ actor, expected, isShared }) => {
      const isReader = READERS.includes(actor);
      const scenario = await (isShared ? shareScenario(isPaid, !isReader) : createScenario(isPaid));
      const prepare = () => prepareRow(row, scenario);
      const { status, text, body } = await sendRow(
        row,
        actor,
        scenario,
        isShared && isReader ? () => (ofReaders ??= prepare()) : prepare,
      );
      expect({ actor, text: text.slice(0, 200), status: toExpected(status) }).toMatchObject({
        status: expected,
      });
      if (status >= 400 && !row.hasOwnErrors)
        expect(Object.keys(body)).toEqual(expect.arrayContaining(ERROR_FIELDS));
    });
    if (!row.trialCode) return;
    it.each(['admin', 'owner'] as const)(`responds ${row.trialCode} to the %s of a trial`, async (actor) => {
      const response = await sendRow(row, actor, await shareScenario(false, actor === 'owner'));
      expect(response).toMatchObject({ status: 403, body: { success: false, code: row.trialCode } });
    });
  });
}

/** Actors whose browser is created without a change of the project; the owner becomes its owner. */
const READERS: AccessActor[] = ['anonymous', 'otherViewer', 'otherAdmin', 'viewer', 'admin', 'otherUser'];

/** A row with the ids and the body of its request. */
type PreparedRow = { scenario: AccessScenario; ids: Record<string, number | string>; body: unknown };

/** Creates what the row's request refers to. */
export async function prepareRow(row: AccessRow, scenario: AccessScenario): Promise<PreparedRow> {
  return { scenario, ids: (await row.ids?.(scenario)) ?? {}, body: await row.body?.(scenario) };
}

const ERROR_FIELDS = ['success', 'code', 'message', 'requestId'];

/** The outcome of a response as rows state it. */
export function toExpected(status: number) {
  if (status >= 200 && status < 300) return 'ok';
  return status >= 300 && status < 400 ? 'redirect' : status;
}

/** A project with an event and, if it is paid, a FAQ. */
export async function createAccessProject(isPaid: boolean): Promise<AccessProject> {
  return addContent(await createTestItinerary({ paid: isPaid }));
}

/** The project with a new event and FAQ. */
export async function addContent(itinerary: TestItinerary): Promise<AccessProject> {
  const host = prepareWith(itinerary.host);
  const event = await host.post(`${itinerary.path}/events`, EVENT_INPUT);
  const faq = await host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
  return { ...itinerary, eventId: event.body.id, faqId: faq.body.id ?? 1 };
}

async function createBrowser(actor: AccessActor, scenario: AccessScenario): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const { projectId } = scenario.project;
  const otherProjectId = scenario.otherProject.projectId;
  switch (actor) {
    case 'anonymous':
      return browser;
    case 'otherViewer':
      return browser.setGrant(otherProjectId, 'viewer');
    case 'otherAdmin':
      return browser.setGrant(otherProjectId, 'admin');
    case 'owner':
      return signInAsOwner(browser, projectId);
    case 'otherUser':
      return (await createSignedInUser({ browser })).browser;
    default:
      return browser.setGrant(projectId, actor);
  }
}

async function sendRow(
  row: AccessRow,
  actor: AccessActor,
  scenario: AccessScenario,
  prepare = () => prepareRow(row, scenario),
) {
  // Before the row's ids, which may belong to the owner's account.
  const browser = await createBrowser(actor, scenario);
  return sendPrepared(row, browser, await prepare());
}

/** Sends the row's request. */
export function sendPrepared(row: AccessRow, browser: TestBrowser, { scenario, ids, body }: PreparedRow) {
  const path = row.route
    .replace(':projectId', scenario.project.projectId)
    .replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
  return browser.send(row.method, path + (row.query ?? ''), body, row.headers);
}
