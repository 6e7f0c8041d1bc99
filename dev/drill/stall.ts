import { setTimeout as wait } from 'node:timers/promises';
import { toProjectNumber } from '../../worker/domain/itinerary/project-number.ts';
import { findBindingOfProject } from '../../worker/domain/itinerary/slots.ts';
import type { Client } from '../chaos/client.ts';
import { CommandError, step } from '../steps.mjs';
import { DrillSession, expectStatus } from './session.ts';

/** Local databases of itineraries that new ones are spread over. */
const DATABASES = 3;
const MAX_CREATIONS = 40;
/** What a guest waits at most: 1.5 s for the copy and as long for the primary, and what a busy machine needs. */
const GUEST_MS = 4_000;
/** What nobody elsewhere waits. */
const ELSEWHERE_MS = 1_500;

type Fault = { fault: 'stopped' | 'slow' | 'refuses-writes' | 'full'; seconds: number };

const FAULTS: Fault[] = [
  { fault: 'stopped', seconds: 60 },
  { fault: 'slow', seconds: 20 },
  { fault: 'refuses-writes', seconds: 15 },
  { fault: 'full', seconds: 15 },
];

/** An itinerary in a database of its own, with the browsers that use it. */
type Itinerary = { path: string; binding: string; host: Client; guest: Client };

/** The slowest answers during a fault, in milliseconds. */
type Slowest = { guest: number; elsewhere: number };

/**
 * Makes the primary of one of three databases stop for a minute, then be slow by five seconds, refuse writes, and be full.
 * Throws CommandError if a guest of its itinerary cannot read, or if the other two or the directory notice.
 */
export async function stall(stateFolder: string) {
  console.log('\n  Stall of a database\n');
  const session = new DrillSession(stateFolder);
  try {
    await session.start();
    const itineraries = await createInEachDatabase(session);
    for (const fault of FAULTS) await tryFault(session, itineraries, fault);
  } finally {
    await session.stop();
  }
}

async function createInEachDatabase(session: DrillSession): Promise<Itinerary[]> {
  const found = new Map<string, Itinerary>();
  for (let n = 0; n < MAX_CREATIONS && found.size < DATABASES; n++) {
    const host = session.openBrowser();
    const input = { name: 'Trip', ownerName: 'Dana', ownerEmail: `dana${n}@example.com` };
    const { project } = await expectStatus(host.send('POST', '/api/projects', input), 201);
    const binding = findBindingOfProject(toProjectNumber(project.projectId) ?? 0) ?? '';
    if (found.has(binding)) continue;
    const path = `/api/projects/${project.projectId}`;
    const guest = session.openBrowser();
    await expectStatus(guest.send('POST', `${path}/access`, { accessCode: project.accessCode }), 200);
    found.set(binding, { path, binding, host, guest });
  }
  if (found.size < DATABASES) throw new CommandError(`Only ${found.size} databases got an itinerary.`);
  return [...found.values()];
}

async function tryFault(session: DrillSession, [first, ...others]: Itinerary[], { fault, seconds }: Fault) {
  if (!first) return;
  await session.runJobs(Date.now());
  const ends = Date.now() + seconds * 1000;
  const body = { binding: first.binding, fault, seconds };
  await expectStatus(session.openBrowser().send('POST', '/dev/database-fault', body), 200);
  const saving = addPerson(first);
  const slowest: Slowest = { guest: 0, elsewhere: 0 };
  await step(`${first.binding} ${fault} for ${seconds} s`, async () => {
    while (Date.now() < ends) {
      await Promise.all([
        readAsGuest(first, slowest),
        ...others.map((other) => useElsewhere(other, slowest)),
      ]);
      await wait(1_000);
    }
  });
  console.log(
    `  its guests waited at most ${slowest.guest} ms, the others ${slowest.elsewhere} ms; a save there: ${(await saving).status}`,
  );
  await expectStatus(addPerson(first), 201);
}

let people = 0;

function addPerson({ host, path }: Itinerary) {
  people += 1;
  return host.send('POST', `${path}/people`, { name: `Guest ${people}` }, { timeoutMs: 70_000 });
}

async function readAsGuest({ guest, path }: Itinerary, slowest: Slowest) {
  const startedAt = Date.now();
  await expectStatus(guest.send('GET', `${path}/itinerary`), 200);
  slowest.guest = Math.max(slowest.guest, Date.now() - startedAt);
  if (slowest.guest > GUEST_MS) throw new CommandError(`A guest waited ${slowest.guest} ms.`);
}

/** A guest reads, a host writes, and the directory answers. */
async function useElsewhere(itinerary: Itinerary, slowest: Slowest) {
  const { guest, host, path } = itinerary;
  const startedAt = Date.now();
  await expectStatus(guest.send('GET', `${path}/itinerary`), 200);
  await expectStatus(addPerson(itinerary), 201);
  await expectStatus(host.send('GET', '/dev/health'), 200);
  slowest.elsewhere = Math.max(slowest.elsewhere, Date.now() - startedAt);
  if (slowest.elsewhere > ELSEWHERE_MS) throw new CommandError(`Elsewhere: ${slowest.elsewhere} ms.`);
}
