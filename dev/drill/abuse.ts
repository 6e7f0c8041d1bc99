import type { Client } from '../chaos/client.ts';
import { CommandError } from '../steps.mjs';
import { DrillSession, expectStatus } from './session.ts';

/** One rented server: a /56. */
const NETWORKS = 256;
const TRIES_PER_NETWORK = 4;
const SPAM = '$499 charged, call 1-888-555-0199';
const HOTEL_GUESTS = 60;
const WEDDING_GUESTS = 500;
const PLANNER_ITINERARIES = 30;
const PER_HOUR = 10;
/** Requests that are sent at the same time. */
const PARALLEL = 4;
const MAX_CODES_WAIT_MS = 60_000;
/** More in one request would keep a slow machine's server from answering whether it is alive. */
const NOTICES_AT_ONCE = 2_000;

type Usage = {
  directoryBytes: number;
  itineraries: { bytes: number }[];
  mailToday: Record<string, number>;
  strangersThisHour: number;
};

/**
 * Abuses a local server as somebody with 256 IPv6 networks would: itineraries and imports that wait for payment, emails
 * with words of the caller to people who did not ask, notices that could delay codes. Then uses it as a hotel, a wedding
 * and a planner do. Prints what was stored and sent. Throws CommandError if the caller's words were sent, if a code waited
 * for a minute, or if one of the honest ones was refused.
 */
export async function abuse(stateFolder: string, { notices }: { notices: number }) {
  const session = new DrillSession(stateFolder);
  try {
    await session.start();
    const before = await readUsage(session);
    const counts = await createFromEverywhere(session);
    const after = await readUsage(session);
    printUsage('256 networks', counts, before, after);
    await checkWords(session);
    await checkHonest(session);
    await checkCodesAreFast(session, notices);
  } finally {
    await session.stop();
  }
}

const readUsage = async (session: DrillSession): Promise<Usage> =>
  (await (await fetch(`${session.origin}/dev/usage`)).json()) as Usage;

const sumBytes = ({ directoryBytes, itineraries }: Usage) =>
  itineraries.reduce((sum, { bytes }) => sum + bytes, directoryBytes);

function printUsage(what: string, counts: Map<string, number>, before: Usage, after: Usage) {
  const answers = [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
  console.log(`  ${what}: ${answers}`);
  console.log(
    `  stored ${sumBytes(after) - sumBytes(before)} bytes, emails today ${JSON.stringify(after.mailToday)}`,
  );
}

/** Runs `run` for each number, a few at a time. */
async function inParallel(count: number, run: (n: number) => Promise<void>) {
  for (let n = 0; n < count; n += PARALLEL) {
    await Promise.all(Array.from({ length: Math.min(PARALLEL, count - n) }, (_, step) => run(n + step)));
  }
}

async function createFromEverywhere(session: DrillSession) {
  const counts = new Map<string, number>();
  const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  await inParallel(NETWORKS * TRIES_PER_NETWORK, async (n) => {
    const network = (n % NETWORKS).toString(16).padStart(2, '0');
    const attacker = session.openBrowser(`2001:db8:66:66${network}::${n}`);
    const isImport = n % 2 === 1;
    const { status } = isImport
      ? await importLarge(attacker, n)
      : await create(attacker, `victim-${n}@example.com`);
    count(`${isImport ? 'import' : 'creation'} ${status}`);
  });
  return counts;
}

const create = (client: Client, ownerEmail: string, name = SPAM) =>
  client.send('POST', '/api/projects', { name, ownerName: SPAM, ownerEmail });

/** An itinerary of which a trial shows one event; the rest waits for payment. */
function importLarge(client: Client, n: number) {
  const event = {
    ...{ title: SPAM, description: 'x'.repeat(5_000), datetime: '2027-06-12T18:30:00Z', endsAt: null },
    ...{ timeZone: 'Europe/Lisbon', location: 'Lisbon', attendees: '' },
  };
  return client.send('POST', '/api/projects/import', {
    ...{ format: 'foldout-itinerary', version: 1, ownerEmail: `victim-import-${n}@example.com` },
    itinerary: { name: SPAM, ownerName: SPAM, groupSize: 1, timeZone: 'Europe/Lisbon' },
    customizations: {},
    events: Array.from({ length: 100 }, () => event),
    faqs: [],
  });
}

/** None of the newest emails may have the attacker's words. */
async function checkWords(session: DrillSession) {
  const mails = (await (await fetch(`${session.origin}/dev/outbox`)).json()) as Record<string, string>[];
  const told = mails.filter(({ subject, text, html }) => /\$499|1-888/.test(`${subject}${text}${html}`));
  console.log(`  ${told.length} of ${mails.length} emails have the words of the caller`);
  if (told.length > 0) throw new CommandError(`An email says: ${told[0]?.subject}`);
}

async function checkHonest(session: DrillSession) {
  const host = session.openBrowser();
  const { project } = await expectStatus(create(host, 'nora@example.org', 'Nora and Sam'), 201);
  const path = `/api/projects/${project.projectId}`;
  const enter = async (guest: Client) =>
    void (await expectStatus(guest.send('POST', `${path}/access`, { accessCode: project.accessCode }), 200));
  await inParallel(HOTEL_GUESTS, async () => {
    const guest = session.openBrowser('203.0.113.60');
    await enter(guest);
    await expectStatus(guest.send('GET', `${path}/itinerary`), 200);
  });
  console.log(`  hotel: ${HOTEL_GUESTS} guests behind one address`);
  await inParallel(WEDDING_GUESTS, async (n) => enter(session.openBrowser(`198.18.${n >> 8}.${n & 255}`)));
  console.log(`  wedding: ${WEDDING_GUESTS} guests`);
  for (let n = 0; n < PLANNER_ITINERARIES; n += PER_HOUR) {
    // Another browser stands for another hour of the day: one may create ten.
    const planner = session.openBrowser('203.0.113.61');
    for (let nth = n; nth < n + PER_HOUR; nth++) {
      await expectStatus(create(planner, `couple-${nth}@example.org`, 'A wedding'), 201);
    }
  }
  console.log(`  planner: ${PLANNER_ITINERARIES} itineraries`);
}

/** How long an email with codes takes while so many notices are due. */
async function checkCodesAreFast(session: DrillSession, notices: number) {
  for (let added = 0; added < notices; added += NOTICES_AT_ONCE) {
    const body = String(Math.min(NOTICES_AT_ONCE, notices - added));
    await fetch(`${session.origin}/dev/due-notices`, { method: 'POST', body });
  }
  const host = session.openBrowser();
  const { project } = await expectStatus(create(host, 'late@example.org', 'A late trip'), 201);
  const startedAt = Date.now();
  const path = `/api/projects/${project.projectId}/codes-mail`;
  let status = '';
  while (status !== 'sent' && Date.now() - startedAt < 2 * MAX_CODES_WAIT_MS) {
    status = (await expectStatus(host.send('GET', path), 200)).status;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const waited = Date.now() - startedAt;
  console.log(`  an email with codes took ${waited} ms while ${notices} notices were due`);
  if (waited > MAX_CODES_WAIT_MS) throw new CommandError('Codes waited for notices.');
}
