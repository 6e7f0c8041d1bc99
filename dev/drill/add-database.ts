import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Client } from '../chaos/client.ts';
import { CommandError, step } from '../steps.mjs';
import { DEMO_PATH, DrillSession, expectEqual, expectStatus, NEW_EVENT } from './session.ts';

/** What the drill adds: a line of the configuration, and one of the table of slots. */
const ADDED = { binding: 'ITINERARIES_WEUR_99', slots: 'Z' };
const SLOT_LINE = `  { binding: '${ADDED.binding}', first: '${ADDED.slots}0', last: '${ADDED.slots}F' },\n`;
const CONFIGURATION = `
[[d1_databases]]
binding = "${ADDED.binding}"
database_name = "foldout-itineraries-weur-99"
migrations_dir = "migrations/itineraries"
`;
const SLOTS = 'worker/domain/itinerary/slots.ts';

const DATABASES_BEFORE = 3;
/** An account may create 30 itineraries an hour. */
const MAX_CREATIONS = 28;

/** Not copied: what is large, or belongs to the project's own folder. */
const NOT_COPIED =
  /^(node_modules|\.git|gallery|test-results|dist)(\/|$)|^\.wrangler\/(?!pages|local-pages|itinerary-r)/;

/** A browser that is signed in. */
type Owner = Client & { email: string };

/** An itinerary of an account, with what a guest knows of it. */
type Kept = { projectId: string; name: string; path: string; guest: Client; feed: string; events: unknown };

/**
 * Adds a database to a copy of the product that has three with itineraries in each, as docs/operations.md says. Throws
 * CommandError unless itineraries from before and after work: page, feed, dashboard, saving and deletion.
 */
export async function addDatabase(stateFolder: string) {
  console.log('\n  Add a database of itineraries\n');
  const folder = join(stateFolder, 'product');
  await step('A copy of the product', () => copyProduct(folder));
  const session = new DrillSession(join(stateFolder, 'state'), folder);
  try {
    await session.start();
    const owner = await signIn(session, 'nora@foldout.example');
    const demo = await readItinerary(await session.openGuest(), DEMO_PATH);
    const before: Kept[] = [];
    await step('Itineraries in each', async () => {
      before.push(...(await createIn(session, owner, listFirstLetters(folder), DATABASES_BEFORE)));
      return before.map(({ projectId }) => projectId).join(', ');
    });
    await session.stop();

    await step('A line in both files', () => addLines(folder));
    await session.start();
    await step('Those of before', async () => {
      expectEqual('The demo', await readItinerary(await session.openGuest(), DEMO_PATH), demo);
      await check(owner, before);
    });
    const other = await signIn(session, 'priya@foldout.example');
    await step('One of after', async () => {
      const after = await createIn(session, other, [ADDED.slots], 1);
      await check(other, after);
      return after[0]?.projectId ?? '';
    });
  } finally {
    await session.stop();
  }
}

function copyProduct(folder: string) {
  const root = process.cwd();
  const filter = (path: string) => !NOT_COPIED.test(relative(root, path));
  cpSync(root, folder, { recursive: true, filter, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** The first letters of the ids of itineraries in the databases of wrangler.toml. */
function listFirstLetters(folder: string): string[] {
  const configuration = readFileSync(join(folder, 'wrangler.toml'), 'utf8');
  const lines = readFileSync(join(folder, SLOTS), 'utf8').matchAll(/binding: '(\w+)', first: '(\w)0'/g);
  return [...lines].flatMap(([, binding = '', letter = '']) =>
    configuration.includes(`binding = "${binding}"`) ? [letter] : [],
  );
}

function addLines(folder: string) {
  const configuration = join(folder, 'wrangler.toml');
  const text = readFileSync(configuration, 'utf8');
  // Before the first table that is not a database; wrangler does not mind the order.
  writeFileSync(configuration, text.replace('\n[[r2_buckets]]', `${CONFIGURATION}\n[[r2_buckets]]`));
  const slots = join(folder, SLOTS);
  const table = readFileSync(slots, 'utf8');
  writeFileSync(slots, table.replace(/(SLOT_RANGES: [^\n]*\n)/, `$1${SLOT_LINE}`));
}

/** Signs a local account in, as a browser does that chooses it at the provider. */
async function signIn(session: DrillSession, email: string): Promise<Owner> {
  const browser = session.openBrowser();
  const asked = await browser.send('GET', '/api/login');
  const provider = new URL(asked.headers.get('location') ?? '');
  const chosen = await fetch(`${provider.origin}${provider.pathname}/callback`, {
    method: 'POST',
    body: new URLSearchParams([...provider.searchParams, ['email', email]]),
    redirect: 'manual',
  });
  const back = new URL(chosen.headers.get('location') ?? '');
  await expectStatus(browser.send('GET', `${back.pathname}${back.search}`), 302);
  await expectStatus(browser.send('GET', '/api/auth/user'), 200);
  return Object.assign(browser, { email });
}

/** Creates itineraries until `count` of them lie in different databases, of those whose ids begin with `letters`. */
async function createIn(
  session: DrillSession,
  owner: Owner,
  letters: string[],
  count: number,
): Promise<Kept[]> {
  const found = new Map<string, Kept>();
  for (let n = 0; n < MAX_CREATIONS && found.size < count; n++) {
    const input = { name: `Trip ${n}`, ownerName: 'Host', ownerEmail: owner.email };
    const { project } = await expectStatus(owner.send('POST', '/api/projects', input), 201);
    const letter = String(project.projectId).charAt(0);
    if (!letters.includes(letter) || found.has(letter)) continue;
    found.set(letter, await prepare(session, owner, project));
  }
  if (found.size < count) throw new CommandError(`Only ${found.size} databases got an itinerary.`);
  return [...found.values()];
}

type Created = { projectId: string; name: string; accessCode: string };

async function prepare(
  session: DrillSession,
  owner: Client,
  { projectId, name, accessCode }: Created,
): Promise<Kept> {
  const path = `/api/projects/${projectId}`;
  await expectStatus(owner.send('POST', `${path}/events`, NEW_EVENT), 201);
  const guest = session.openBrowser();
  await expectStatus(guest.send('POST', `${path}/access`, { accessCode }), 200);
  const { feedUrl } = await expectStatus(guest.send('GET', `${path}/calendar`), 200);
  const events = await readItinerary(guest, path);
  return { projectId, name, path, guest, feed: new URL(feedUrl).pathname, events };
}

const readItinerary = async (guest: Client, path: string): Promise<unknown> =>
  (await expectStatus(guest.send('GET', `${path}/itinerary`), 200)).events;

/** Reads and changes each itinerary, then deletes it. */
async function check(owner: Client, itineraries: Kept[]) {
  for (const { projectId, name, path, guest, feed, events } of itineraries) {
    expectEqual(`Events of ${projectId}`, await readItinerary(guest, path), events);
    for (const address of [`/project/${projectId}`, feed]) {
      const { text } = await guest.send('GET', address);
      if (!text.includes(NEW_EVENT.title)) throw new CommandError(`${address} lacks the event.`);
    }
    await expectStatus(owner.send('POST', `${path}/people`, { name: 'Ben' }), 201);
    expectEqual(`${projectId} on the dashboard`, (await listOwned(owner)).includes(projectId), true);
    await expectStatus(owner.send('DELETE', path, { confirmationName: name }), 200);
    expectEqual(`${projectId} after its deletion`, (await listOwned(owner)).includes(projectId), false);
    await expectStatus(guest.send('GET', `${path}/itinerary`), 401);
  }
}

async function listOwned(owner: Client): Promise<string[]> {
  const listed = await expectStatus(owner.send('GET', '/api/my-projects'), 200);
  return listed.map(({ projectId }: { projectId: string }) => projectId);
}
