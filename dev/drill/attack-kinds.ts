import type { Client, ClientResponse } from '../chaos/client.ts';
import type { Random } from '../chaos/random.ts';
import { HOSTILE_INPUTS } from '../mail/hostile/inputs.ts';
import { HOSTILE_PDFS } from '../mail/hostile/pdf-inputs.ts';
import { forgeVerdict } from './forge-verdict.ts';
import { expectStatus, NEW_EVENT } from './session.ts';

/** An itinerary of its own, and browsers at addresses of their own; `at` opens one at a given address. */
export type AttackStage = {
  path: string;
  host: Client;
  accessCode: string;
  adminCode: string;
  open: () => Client;
  at: (ip: string) => Client;
  random: Random;
  /** Milliseconds that another visitor waited for the itinerary while files were read. */
  waits: number[];
};

/** What an attack achieved that it must not; empty if nothing. */
type Attack = (stage: AttackStage) => Promise<string[]>;

// biome-ignore lint/suspicious/noExplicitAny: response bodies differ by route
const bodyOf = ({ body }: ClientResponse): any => body;
const fail = (isBroken: boolean, what: string): string[] => (isBroken ? [what] : []);

const enter = async ({ path, accessCode, open }: AttackStage, browser = open()): Promise<Client> => {
  await expectStatus(browser.send('POST', `${path}/access`, { accessCode }), 200);
  return browser;
};

async function invite(stage: AttackStage, name: string): Promise<{ id: number; token: string }> {
  const { host, path } = stage;
  const { id } = await expectStatus(host.send('POST', `${path}/people`, { name }), 201);
  const { url } = await expectStatus(host.send('GET', `${path}/people/${id}/link`), 200);
  return { id, token: new URL(url).hash.slice('#p='.length) };
}

async function inviteCohost(stage: AttackStage) {
  const { id, token } = await invite(stage, 'Cora');
  await expectStatus(stage.host.send('PATCH', `${stage.path}/people/${id}`, { role: 'cohost' }), 200);
  const browser = stage.open();
  await expectStatus(browser.send('POST', `${stage.path}/access`, { personToken: token }), 200);
  return { id, browser };
}

/** A busy machine takes longer for a file. Who must not wait is the guest; a file that is never answered is found too. */
const READING = { timeoutMs: 120_000 };

/** Files and texts that are expensive to read, while a guest of the same Worker reads an itinerary. */
const sendExpensiveFiles: Attack = async (stage) => {
  const { host, path, random, waits, open } = stage;
  const guest = await enter(stage);
  // Different each time, so that it is read again.
  const toPlan = () => {
    const end = `\n${random.int(1, 1e9)}`;
    if (random.chance(0.5)) {
      const pdf = random.pick(Object.values(HOSTILE_PDFS))(random.int(2_000, 900_000));
      return { kind: 'pdf', content: Buffer.concat([pdf, Buffer.from(end)]).toString('base64') };
    }
    const text = random.pick(Object.values(HOSTILE_INPUTS))(200_000).slice(0, 180_000) + end;
    return random.chance(0.5)
      ? { kind: 'text', content: text }
      : { kind: 'eml', content: Buffer.from(text).toString('base64') };
  };
  const sent = [
    host.send('POST', `${path}/proposals`, toPlan(), READING),
    open().send('POST', '/api/plans/read', toPlan(), READING),
    open().send('POST', '/api/plans/read', toPlan(), READING),
  ];
  let isOver = false;
  const reading = Promise.all(sent).finally(() => {
    isOver = true;
  });
  let slowest = 0;
  const failed: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    const { status } = await guest.send('GET', `${path}/itinerary`);
    if (status !== 200) failed.push(status);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  waits.push(slowest);
  const broken = (await reading).filter(({ status }) => status === 0 || status >= 500);
  return [
    ...fail(broken.length > 0, `a file ends with ${broken.map(({ status }) => status).join(', ')}`),
    ...fail(failed.length > 0, `a guest’s reads end with ${failed.join(', ')}`),
  ];
};

/** Many calls in one request to the assistants' endpoint. */
const batchCalls: Attack = async ({ host, path, open }) => {
  const { key } = await expectStatus(host.send('POST', `${path}/assistant-keys`, { label: 'Bot' }), 201);
  const call = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'read_itinerary', arguments: {} },
  });
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' };
  const { status } = await open().send(
    'POST',
    '/mcp',
    Array.from({ length: 100 }, (_, n) => call(n)),
    {
      headers,
    },
  );
  return fail(status !== 400, `100 calls in one request: ${status}`);
};

/** One browser that takes one name after the other. */
const takeNames: Attack = async (stage) => {
  const { host, path } = stage;
  const guest = await enter(stage);
  await invite(stage, 'Anna');
  for (let n = 0; n < 6; n++) await guest.send('POST', `${path}/identity`, { name: `Robot ${n}` });
  for (const name of ['An\u200bna', '\u0410nn\u0430', 'Anna\ufe0f'])
    await guest.send('POST', `${path}/identity`, { name });
  const people: { name: string }[] = await expectStatus(host.send('GET', `${path}/people`), 200);
  const robots = people.filter(({ name }) => name.startsWith('Robot')).length;
  return [
    ...fail(robots > 3, `one browser took ${robots} names`),
    ...fail(people.length - robots > 1, 'a name that looks like a guest’s was taken'),
  ];
};

/** A co-host who keeps what they saw, and brings themselves back. */
const keepKnowledge: Attack = async (stage) => {
  const { host, path, open } = stage;
  const ann = await invite(stage, 'Ann');
  const cohost = await inviteCohost(stage);
  const { url } = await expectStatus(cohost.browser.send('GET', `${path}/people/${ann.id}/link`), 200);
  await expectStatus(host.send('DELETE', `${path}/people/${cohost.id}`), 200);
  const personToken = new URL(url).hash.slice('#p='.length);
  const byLink = await open().send('POST', `${path}/access`, { personToken });
  const byCode = await open().send('POST', `${path}/access`, { accessCode: stage.accessCode });
  const second = await inviteCohost(stage);
  const history = bodyOf(await host.send('GET', `${path}/history?kind=person`)) as { seq: number }[];
  const restored: number[] = [];
  for (const { seq } of history.slice(0, 5)) {
    const { status } = await second.browser.send('POST', `${path}/history/${seq}/restore`, { force: true });
    if (status === 200) restored.push(seq);
  }
  const people = bodyOf(await host.send('GET', `${path}/people`)) as { id: number; role: string }[];
  return [
    ...fail(byLink.status === 200, 'a removed co-host opens a guest’s link'),
    ...fail(byCode.status === 200, 'a removed co-host enters with the code'),
    ...fail(
      people.some(({ id, role }) => id === cohost.id && role === 'cohost'),
      `a co-host is back by ${restored.join(', ')}`,
    ),
  ];
};

/** Somebody with the admin code who takes the owner's place. */
const takeOver: Attack = async (stage) => {
  const { host, path, adminCode, random } = stage;
  const helper = await enter(stage);
  await expectStatus(helper.send('POST', `${path}/verify-admin`, { adminCode }), 200);
  await helper.send('PUT', `${path}/owner-email`, { ownerEmail: `eve${random.int(1, 1e9)}@example.com` });
  const { project } = bodyOf(await host.send('GET', path)) ?? {};
  return fail(
    project?.viewer?.role !== 'admin',
    `the creator is now ${project?.viewer?.role ?? 'locked out'}`,
  );
};

/** Wrong codes and harmless calls with many cookies from the address of honest guests. */
const crowdAddress: Attack = async (stage) => {
  const { host, path, accessCode, at, random } = stage;
  const ip = `203.0.113.${random.int(1, 250)}`;
  const { inviteKey } = await expectStatus(host.send('GET', `${path}/share`), 200);
  const known = await enter(stage, at(ip));
  const robots = Array.from({ length: 25 }, () => at(ip));
  for (const robot of robots) {
    await robot.send('GET', `${path}/preview`);
    await robot.send('POST', `${path}/access`, { accessCode: 'WR0NGX' });
  }
  const guest = at(ip);
  const entered = await guest.send('POST', `${path}/access`, { accessCode, inviteKey });
  const read = await known.send('GET', `${path}/itinerary`);
  return [
    ...fail(entered.status !== 200, `a guest with the link is refused with ${entered.status}`),
    ...fail(read.status !== 200, `a guest who had entered is refused with ${read.status}`),
  ];
};

/** One request again and again, under one key. */
const repeatRequest: Attack = async ({ host, path, random }) => {
  const key = `00000000-0000-4000-9000-${String(random.int(1, 1e9)).padStart(12, '0')}`;
  const headers = { 'idempotency-key': key };
  const statuses: number[] = [];
  for (let n = 0; n < 14; n++)
    statuses.push((await host.send('POST', `${path}/events`, NEW_EVENT, { headers })).status);
  const taken = statuses.filter((status) => status < 400).length;
  return fail(taken > 11, `${taken} of 14 repeats are taken`);
};

/** A link that makes the person who opens it a host of another itinerary. */
const handOver: Attack = async ({ host, path, open }) => {
  const { start_url: startUrl } = await expectStatus(host.send('GET', `${path}/manifest`), 200);
  const victim = open();
  const opened = await victim.send('GET', startUrl, undefined, { headers: { 'sec-fetch-site': 'none' } });
  const fromElsewhere = await victim.send('POST', startUrl, undefined, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  const { status } = await victim.send('GET', path);
  return fail(status === 200, `opening a link gives access (${opened.status}, then ${fromElsewhere.status})`);
};

/** More reads than a person makes. */
const readAll: Attack = async (stage) => {
  const guest = await enter(stage);
  const statuses: number[] = [];
  while (statuses.length < 640) {
    const some = Array.from({ length: 20 }, () => guest.send('GET', stage.path));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  const broken = statuses.filter((status) => status !== 200 && status !== 429);
  return [
    ...fail(!statuses.includes(429), '640 reads of one browser are answered'),
    ...fail(broken.length > 0, `reads end with ${[...new Set(broken)].join(', ')}`),
  ];
};

/** What a second attack broke, by kind; each is tried again on an itinerary of its own. */
export const ATTACK_KINDS: Record<string, Attack> = {
  'expensive files': sendExpensiveFiles,
  'calls in batches': batchCalls,
  'all names': takeNames,
  'a co-host’s knowledge': keepKnowledge,
  'the owner’s place': takeOver,
  'a crowded address': crowdAddress,
  'one key': repeatRequest,
  'a link that hands over': handOver,
  'a forged verdict': ({ open, random }) => forgeVerdict(open(), random),
  'all reads': readAll,
};
