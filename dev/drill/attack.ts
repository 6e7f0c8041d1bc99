import type { Client, ClientResponse } from '../chaos/client.ts';
import { Random } from '../chaos/random.ts';
import { CommandError } from '../steps.mjs';
import {
  type AttackedRoute,
  fillRoute,
  type KnownIds,
  listRoutes,
  pickBody,
  pickHeaders,
  pickHostileText,
} from './attack-inputs.ts';
import { ATTACK_KINDS, type AttackStage } from './attack-kinds.ts';
import { DrillSession, expectStatus, NEW_EVENT } from './session.ts';

const MINUTE_MS = 60_000;
const REQUESTS_PER_SEED = 150;
/** Requests that are sent at the same time. */
const PARALLEL = 4;
const SLOW_MS = 10_000;
/** Attacks of one kind each that follow the requests of a seed. */
const KINDS_PER_SEED = 3;
/** Takes emails on local servers. */
const MAIL_PATH = '/dev/mail';

/** Words that only some callers may read, and the callers. */
type Secret = { word: string; what: string; mayRead: string[] };

/** An itinerary with callers of every kind, and what each may read. */
type Scenario = {
  callers: Record<string, Client>;
  secrets: Secret[];
  ids: KnownIds;
  texts: string[];
  path: string;
};

/**
 * Attacks a local server for `minutes`: callers of every kind send odd requests to every route, several at a time. Throws
 * CommandError if a response has what its caller may not read, if the server fails, takes long, or if a change was made
 * by somebody without the right to it. Each seed has an itinerary of its own, and `seed` repeats one.
 */
export async function attack(stateFolder: string, { minutes, seed }: { minutes: number; seed: number }) {
  const session = new DrillSession(stateFolder);
  const until = Date.now() + minutes * MINUTE_MS;
  const findings: string[] = [];
  const waits: number[] = [];
  let requests = 0;
  let next = seed || 1;
  try {
    // An hour of attacks creates more than the budget over everybody without an account lets through.
    await session.start({ STRANGERS_PER_HOUR: '1000000' });
    do {
      const found = [...(await attackWithSeed(session, next)), ...(await attackByKind(session, next, waits))];
      requests += REQUESTS_PER_SEED;
      findings.push(...found.map((finding) => `seed ${next}: ${finding}`));
      for (const finding of found) console.log(`  seed ${next}: ${finding}`);
      next++;
    } while (!seed && Date.now() < until);
  } finally {
    await session.stop();
  }
  waits.sort((a, b) => a - b);
  const [half, most] = [waits[Math.floor(waits.length / 2)] ?? 0, waits.at(-1) ?? 0];
  console.log(
    `  a guest waited ${Math.round(half)} ms (median) to ${Math.round(most)} ms while files were read`,
  );
  console.log(`  seeds ${seed || 1} to ${next - 1}, ${requests} requests, ${findings.length} findings`);
  if (findings.length > 0) throw new CommandError(findings.slice(0, 10).join('\n  '));
}

async function attackWithSeed(session: DrillSession, seed: number): Promise<string[]> {
  const random = new Random(seed);
  const scenario = await createScenario(session, seed);
  const routes = listRoutes();
  const keys = Array.from(
    { length: 3 },
    (_, n) => `00000000-0000-4000-8000-${String(seed * 10 + n).padStart(12, '0')}`,
  );
  const names = Object.keys(scenario.callers).filter((name) => !EDITORS.includes(name));
  const findings: string[] = [];
  const sendOne = async () => {
    const caller = random.pick(names);
    const { method, path, body, headers } = pickRequest(random, scenario, routes, keys);
    const sentAt = performance.now();
    const send = () => scenario.callers[caller]?.send(method, path, body, { headers });
    let response = await send();
    // A connection that the server closed after a body that is too large may have been used again.
    if (response?.status === 0) response = await send();
    const ms = performance.now() - sentAt;
    const isRead = !(body instanceof Uint8Array) || path === MAIL_PATH;
    if (response)
      findings.push(
        ...check(response, { caller, ms, isRead, isOurs: path !== MAIL_PATH }, scenario.secrets).map(
          (what) => `${caller} ${method} ${path} ${JSON.stringify(headers)}: ${what}`,
        ),
      );
  };
  for (let n = 0; n < REQUESTS_PER_SEED; n += PARALLEL)
    await Promise.all(Array.from({ length: PARALLEL }, sendOne));
  return [...findings, ...(await checkUnchanged(scenario))];
}

/** Kinds of attacks in turn, so that a few seeds try all, each on an itinerary of its own. */
async function attackByKind(session: DrillSession, seed: number, waits: number[]): Promise<string[]> {
  const findings: string[] = [];
  const kinds = Object.entries(ATTACK_KINDS);
  for (let n = 0; n < KINDS_PER_SEED; n++) {
    const [name, run] = kinds[(seed * KINDS_PER_SEED + n) % kinds.length] as (typeof kinds)[number];
    let browsers = 100 * (n + 1);
    const openNext = () => open(session, seed, browsers++);
    const host = openNext();
    const created = await createItinerary(host, `kind${n}x${seed}`);
    const stage: AttackStage = {
      ...created,
      host,
      waits,
      open: openNext,
      at: (ip) => session.openBrowser(ip),
      random: new Random(seed * KINDS_PER_SEED + n),
    };
    const found = await run(stage).catch((error: Error) => [error.message]);
    findings.push(...found.map((finding) => `${name}: ${finding}`));
  }
  return findings;
}

/** Callers who may edit; the others attack. */
const EDITORS = ['host'];
const INSIDERS = ['host', 'guest', 'claimed', 'ann', 'ben'];

/** A hostile email, or an odd request to any route. */
function pickRequest(random: Random, { ids, texts }: Scenario, routes: AttackedRoute[], keys: string[]) {
  if (random.chance(0.03)) {
    const body = new TextEncoder().encode(pickHostileText(random, 100_000));
    return { method: 'POST', path: MAIL_PATH, body, headers: { 'content-type': 'message/rfc822' } };
  }
  const { method, route } = random.pick(routes);
  const body = method === 'GET' ? undefined : pickBody(random, texts);
  return { method, path: fillRoute(random, route, ids), body, headers: pickHeaders(random, keys) };
}

/** `isRead`: the server reads the whole body. Of a body of random bytes, a refusal reads only a part. */
type Sent = { caller: string; ms: number; isRead: boolean; isOurs: boolean };

function check(
  { status, text, headers }: ClientResponse,
  { caller, ms, isRead, isOurs }: Sent,
  secrets: Secret[],
): string[] {
  const all = text + [...headers].join('\n');
  const found = secrets.filter(({ word, mayRead }) => all.includes(word) && !mayRead.includes(caller));
  const isBroken = status === 0 ? isRead : status >= 500 && !(status === 503 && headers.has('retry-after'));
  const isBare = isOurs && status > 0 && headers.get('x-content-type-options') !== 'nosniff';
  return [
    ...found.map(({ what }) => `reads ${what}`),
    ...(isBroken ? [`fails with ${status} ${text.slice(0, 200)}`] : []),
    ...(ms > SLOW_MS ? [`took ${Math.round(ms)} ms`] : []),
    ...(isBare ? ['has no security headers'] : []),
  ];
}

/** What nobody who attacked may change. */
async function checkUnchanged({ callers, secrets, path }: Scenario): Promise<string[]> {
  const response = await callers.host?.send('GET', `${path}/itinerary`);
  const { events = [] } = (response?.body ?? {}) as { events?: { title: string }[] };
  const titles = events.map(({ title }) => title);
  return titles.length === 1 && titles[0] === secrets[0]?.word
    ? []
    : [`The events are now ${titles.join(', ')}`];
}

/** A browser at an address of its own. */
const open = (session: DrillSession, seed: number, n: number) =>
  session.openBrowser(`2001:db8:${seed.toString(16)}:${n.toString(16)}::1`);

const CALLERS = 'host stranger elsewhere guest claimed ann ben left removed oldLink wasCohost'.split(' ');

/**
 * An itinerary with an event that only Ann and hosts may see, and browsers with every kind of right: some lost it, because
 * they left, were removed, or had an older link.
 */
async function createScenario(session: DrillSession, seed: number): Promise<Scenario> {
  const opened = CALLERS.map((name, n) => [name, open(session, seed, n)]);
  const callers: Record<string, Client> = Object.fromEntries(opened);
  const { host } = callers as { host: Client };
  const { path, projectId, accessCode, adminCode } = await createItinerary(host, `ada${seed}`);
  await createItinerary(callers.elsewhere as Client, `eve${seed}`);
  const secretTitle = `Secret${seed}x${projectId}`;
  const invitee = `Guest${seed}x${projectId}`;
  const people: Record<string, { id: number; token: string }> = {};
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Finn', invitee]) {
    const { id } = await expectStatus(host.send('POST', `${path}/people`, { name }), 201);
    const { url } = await expectStatus(host.send('GET', `${path}/people/${id}/link`), 200);
    people[name] = { id, token: new URL(url).hash.slice('#p='.length) };
  }
  const event = { ...NEW_EVENT, title: secretTitle, attendees: 'Ann', audience: 'attendees' };
  const { id: eventId } = await expectStatus(host.send('POST', `${path}/events`, event), 201);
  await enterAll(path, callers, people, accessCode);
  return {
    callers,
    path,
    ids: {
      projectId: [projectId],
      eventId: [eventId],
      personId: Object.values(people).map(({ id }) => id),
      any: [1, 2, eventId, projectId],
    },
    texts: [
      'Ann',
      'Ben',
      'Cleo',
      'Finn',
      invitee,
      projectId,
      accessCode,
      'attendees',
      'everyone',
      'cohost',
      'host',
      'yes',
    ],
    secrets: [
      { word: secretTitle, what: 'the private event', mayRead: ['host', 'ann'] },
      { word: adminCode, what: 'the admin code', mayRead: ['host'] },
      { word: people.Ann?.token ?? '', what: 'the link of Ann', mayRead: ['host', 'ann'] },
      { word: invitee, what: 'the name of a guest', mayRead: INSIDERS },
    ],
  };
}

/** Lets each caller in, and takes the rights of some away again. */
async function enterAll(
  path: string,
  callers: Record<string, Client>,
  people: Record<string, { id: number; token: string }>,
  accessCode: string,
) {
  const host = callers.host as Client;
  const enterByLink = (caller: string, name: string) =>
    expectStatus(
      (callers[caller] as Client).send('POST', `${path}/access`, { personToken: people[name]?.token }),
      200,
    );
  for (const caller of ['guest', 'claimed', 'left'])
    await expectStatus((callers[caller] as Client).send('POST', `${path}/access`, { accessCode }), 200);
  await callers.claimed?.send('POST', `${path}/identity`, { name: 'Ben' });
  await callers.left?.send('DELETE', `${path}/access`);
  await enterByLink('ann', 'Ann');
  await enterByLink('ben', 'Ben');
  await enterByLink('removed', 'Cleo');
  await enterByLink('oldLink', 'Dan');
  await expectStatus(host.send('PATCH', `${path}/people/${people.Finn?.id}`, { role: 'cohost' }), 200);
  await enterByLink('wasCohost', 'Finn');
  await expectStatus(callers.wasCohost?.send('GET', `${path}/people`) as Promise<ClientResponse>, 200);
  await host.send('DELETE', `${path}/people/${people.Cleo?.id}`);
  await host.send('DELETE', `${path}/people/${people.Finn?.id}`, { renewSeen: true });
  await expectStatus(host.send('POST', `${path}/people/${people.Dan?.id}/link`), 200);
}

async function createItinerary(host: Client, owner: string) {
  const owned = { name: 'Trip', ownerName: 'Ada', ownerEmail: `${owner}@example.com` };
  const { project } = await expectStatus(host.send('POST', '/api/projects', owned), 201);
  const { projectId, accessCode, adminCode } = project;
  return { path: `/api/projects/${projectId}`, projectId, accessCode, adminCode };
}
