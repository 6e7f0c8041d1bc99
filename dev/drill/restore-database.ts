import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBackupKeys } from '../backup/backup-file.ts';
import type { Client } from '../chaos/client.ts';
import { CommandError, step } from '../steps.mjs';
import { DEMO_PATH, DrillSession, expectEqual, expectStatus, NEW_EVENT } from './session.ts';

const NEW_CODE = 'PARTY7';
const BACKUP_TOKEN = 'only-for-this-drill-0123456789-abcdefghijklm';

/** Backs up while the server runs, and restores the databases to before several changes, while browsers, live rooms and calendars know the later state. */
export async function restoreDatabase(stateFolder: string) {
  console.log('\n  Restore the database\n');
  const session = new DrillSession(stateFolder);
  // Only the databases are restored, as in production. Buckets and durable objects keep their state.
  const backup = join(stateFolder, 'backup');
  const local = join(stateFolder, 'local-backup');
  const keys = createBackupKeys();
  const deployed = { BACKUP_PUBLIC_KEY: keys.publicKey, BACKUP_TOKEN };
  const privateKey = { BACKUP_PRIVATE_KEY: join(stateFolder, 'backup-key.pem') };
  writeFileSync(privateKey.BACKUP_PRIVATE_KEY, keys.privateKey, { mode: 0o600 });
  try {
    await session.start(deployed);
    const before = await readItinerary(await session.openGuest());
    const feed = await readFeedPath(session);
    // As of a deployment: the Worker reads its databases, and encrypts what it reads.
    await step('npm run backup -- --remote', () =>
      run(stateFolder, { ...deployed, APP_ORIGIN: session.origin }, 'dev/backup/main.ts', backup, '--remote'),
    );
    await step('npm run backup', () => run(stateFolder, {}, 'dev/backup/main.ts', local));
    let known = { revision: 0, etag: '' };
    await step('Change events and code', async () => {
      known = await changeDemo(session);
    });
    await session.stop();

    await step('npm run restore', () => run(stateFolder, privateKey, 'dev/restore/main.ts', backup));
    await step('npm run after-restore', () => run(stateFolder, {}, 'dev/after-restore/main.ts'));
    await session.start();
    await step('Check', () => checkRestored(session, { before, known, feed }));
    await step('Delete the itinerary', () => deleteDemo(session));
    await session.stop();
    await step('npm run restore -- --itinerary', () =>
      run(stateFolder, {}, 'dev/restore/main.ts', local, '--itinerary', DEMO_ID),
    );
    await session.start();
    await step('Check', async () => {
      expectEqual('Events', (await readItinerary(await session.openGuest())).events, before.events);
    });
  } finally {
    await session.stop();
  }
}

/** Runs a command on the local data. Returns how many rows it has copied or compared. */
async function run(
  stateFolder: string,
  settings: Record<string, string>,
  file: string,
  ...args: string[]
): Promise<string | undefined> {
  const env = { ...process.env, STATE_DIR: stateFolder, ...settings };
  const command = promisify(execFile)(process.execPath, [file, ...args], { env });
  const { stdout } = await command.catch(({ stderr }) => {
    throw new CommandError(`${file} failed: ${stderr}`);
  });
  const counts = [...stdout.matchAll(/(\d+) rows/g)].map(([, count]) => Number(count));
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.length > 0 ? `${sum} rows of ${counts.length} databases` : undefined;
}

const DEMO_ID = DEMO_PATH.split('/').at(-1) ?? '';

/** As a host without an account does: by the link in an email. */
async function deleteDemo(session: DrillSession) {
  const host = await session.openHost();
  await expectStatus(host.send('POST', `${DEMO_PATH}/deletion`), 200);
  const mails = (await (await fetch(`${session.origin}/dev/outbox`)).json()) as { text: string }[];
  const links = mails.flatMap(({ text }) => /\/deletion\/\S+/.exec(text)?.[0] ?? []);
  const deleted = await fetch(`${session.origin}${links[0]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  if (!(await deleted.text()).includes('was deleted')) throw new CommandError('It was not deleted.');
}

type Known = { revision: number; etag: string };
type State = { before: { events: number }; known: Known; feed: string };

/** Changes the demo until everything knows a later revision and a later access code. Returns what a browser knows. */
async function changeDemo(session: DrillSession): Promise<Known> {
  const host = await session.openHost();
  for (let n = 0; n < 3; n++) {
    await expectStatus(host.send('POST', `${DEMO_PATH}/events`, { ...NEW_EVENT, title: `Lost ${n}` }), 201);
  }
  await expectStatus(host.send('PUT', `${DEMO_PATH}/customizations`, { accessCode: NEW_CODE }), 200);
  const guest = await session.openGuest(NEW_CODE);
  const { revision, etag } = await readItinerary(guest);
  expectEqual('The live revision', await readLiveRevision(session, guest), revision);
  return { revision, etag };
}

async function checkRestored(session: DrillSession, { before, known, feed }: State) {
  await expectStatus(
    session.openBrowser().send('POST', `${DEMO_PATH}/access`, { accessCode: NEW_CODE }),
    401,
  );
  const guest = await session.openGuest();
  const restored = await readItinerary(guest, known.etag);
  expectEqual('Events', restored.events, before.events);
  if (restored.revision <= known.revision) throw new CommandError('The revision did not grow.');
  expectEqual('The live revision', await readLiveRevision(session, guest), restored.revision);
  await expectStatus(session.openBrowser().send('GET', feed), 200);
}

async function readFeedPath(session: DrillSession): Promise<string> {
  const guest = await session.openGuest();
  const { feedUrl } = await expectStatus(guest.send('GET', `${DEMO_PATH}/calendar`), 200);
  return new URL(feedUrl).pathname;
}

async function readItinerary(guest: Client, knownEtag?: string) {
  const headers: Record<string, string> = knownEtag ? { 'if-none-match': knownEtag } : {};
  const sent = guest.send('GET', `${DEMO_PATH}/itinerary`, undefined, { headers });
  const { project, events } = await expectStatus(sent, 200);
  const etag = (await sent).headers.get('etag') ?? '';
  return { events: events.length as number, revision: project.revision as number, etag };
}

/** The revision that the live room sends to a page that connects. */
async function readLiveRevision(session: DrillSession, guest: Client): Promise<number> {
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: session.origin, 'cf-connecting-ip': guest.ip };
  const url = `${session.origin.replace('http', 'ws')}${DEMO_PATH}/live`;
  const socket = new WebSocket(url, { headers } as never);
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      resolve(JSON.parse(String(data)).revision);
      socket.close();
    };
    socket.onerror = () => reject(new CommandError('The live connection was refused.'));
  });
}
