import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../chaos/client.ts';
import { OpenPage } from '../chaos/open-page.ts';
import { CommandError } from '../steps.mjs';
import { DEMO_PATH, DrillSession, NEW_EVENT } from './session.ts';

const MINUTE_MS = 60_000;
/** A request may fail so long after the runtime was killed. */
const RECOVERY_MS = 30_000;
const GUESTS = 20;
const EMAIL = readFileSync('email-worker/fixtures/samples/hotel.eml');

/**
 * Uses a local server for `minutes`, a request each second: guests read, a host writes, emails arrive, 20 pages stay
 * connected. Its runtime is killed every `killEvery` minutes, never if that is 0. Throws CommandError if it fails to
 * answer at any other time.
 */
export async function mixedUse(
  stateFolder: string,
  { minutes, killEvery }: { minutes: number; killEvery: number },
) {
  console.log(`\n  Mixed use for ${minutes} minutes\n`);
  const session = new DrillSession(stateFolder);
  try {
    await session.start();
    await new MixedUse(session).run(minutes * MINUTE_MS, (killEvery || Number.POSITIVE_INFINITY) * MINUTE_MS);
  } finally {
    await session.stop();
  }
}

class MixedUse {
  readonly #session: DrillSession;
  readonly #sockets = new Map<Client, OpenPage | undefined>();
  readonly #latencies: number[] = [];
  readonly #failures: string[] = [];
  #failuresAfterKill = 0;
  #reconnects = 0;
  #messages = 0;
  #kills = 0;
  #killedAt = 0;

  constructor(session: DrillSession) {
    this.#session = session;
  }

  async run(durationMs: number, killEveryMs: number) {
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => this.#session.openGuest()));
    const host = await this.#session.openHost();
    const startedAt = Date.now();
    for (let n = 0; Date.now() - startedAt < durationMs; n++) {
      if (Date.now() - startedAt >= (this.#kills + 1) * killEveryMs) this.#killRuntime();
      for (const guest of guests) await this.#connect(guest);
      const nextAt = Date.now() + 1_000;
      await this.#request(n, guests[n % GUESTS] as Client, host);
      if (n % 300 === 299) this.#print();
      await wait(Math.max(0, nextAt - Date.now()));
    }
    for (const socket of this.#sockets.values()) this.#end(socket);
    this.#print();
    if (this.#failures.length > 0) throw new CommandError(this.#failures.slice(0, 10).join('\n  '));
    if (this.#messages === 0) throw new CommandError('No live message arrived.');
  }

  #killRuntime() {
    this.#kills += 1;
    this.#killedAt = Date.now();
    this.#session.killRuntime();
  }

  /** Keeps the page of a guest connected. */
  async #connect(guest: Client) {
    const socket = this.#sockets.get(guest);
    if (socket && !socket.isClosed) return;
    if (socket) this.#reconnects += 1;
    this.#end(socket);
    const { origin } = this.#session;
    const headers = { ...guest.toHeaders(), origin };
    this.#sockets.set(guest, await OpenPage.open(`${origin}${DEMO_PATH}/live`, headers));
  }

  #end(socket: OpenPage | undefined) {
    this.#messages += socket?.messages.length ?? 0;
    socket?.close();
  }

  async #request(n: number, guest: Client, host: Client) {
    const sentAt = performance.now();
    const [what, status] = await send(n, guest, host);
    this.#latencies.push(performance.now() - sentAt);
    if (status >= 200 && status < 300) return;
    if (Date.now() - this.#killedAt < RECOVERY_MS) this.#failuresAfterKill += 1;
    else this.#failures.push(`${new Date().toISOString()} ${what}: ${status}`);
  }

  #print() {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
    console.log(
      `  ${sorted.length} requests: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; ${this.#failures.length} failed, ` +
        `${this.#failuresAfterKill} failed within ${RECOVERY_MS / 1000} s after ${this.#kills} kills; ` +
        `${this.#messages} live messages, ${this.#reconnects} reconnects`,
    );
  }
}

/** One request of the mix, by its number. */
async function send(n: number, guest: Client, host: Client): Promise<[string, number]> {
  const call = async (client: Client, method: string, path: string, body?: unknown, headers = {}) => {
    const { status } = await client.send(method, path, body, { headers });
    return [`${method} ${path}`, status] as [string, number];
  };
  if (n % 60 === 30)
    return call(guest, 'POST', '/dev/mail', new Uint8Array(EMAIL), { 'content-type': 'message/rfc822' });
  if (n % 30 === 15) return changeEvents(host);
  if (n % 10 === 5) return call(guest, 'GET', '/project/DEM0TR1P');
  if (n % 10 === 7) return call(guest, 'GET', '/api/config');
  return call(guest, 'GET', `${DEMO_PATH}/itinerary`);
}

/** Adds an event and deletes it again. Each reaches the open pages. */
async function changeEvents(host: Client): Promise<[string, number]> {
  const path = `${DEMO_PATH}/events`;
  const { status, body } = await host.send('POST', path, NEW_EVENT);
  if (status !== 201) return [`POST ${path}`, status];
  const event = `${path}/${(body as { id: number }).id}`;
  return [`DELETE ${event}`, (await host.send('DELETE', event)).status];
}
