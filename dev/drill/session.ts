import { execFileSync } from 'node:child_process';
import { Client, type ClientResponse } from '../chaos/client.ts';
import { startLocal } from '../local-server.ts';
import { CommandError } from '../steps.mjs';

export const DEMO_PATH = '/api/projects/DEM0TR1P';

export const NEW_EVENT = {
  title: 'Ice cream',
  description: 'At the corner.',
  datetime: '2027-06-12T18:30:00Z',
  location: 'Lisbon',
  attendees: '',
};

// biome-ignore lint/suspicious/noExplicitAny: response bodies differ by route
type Body = any;

/** A local server that is stopped and started again with other settings, and its browsers. */
export class DrillSession {
  readonly stateFolder: string;
  #server: Awaited<ReturnType<typeof startLocal>> | undefined;
  readonly #folder: string | undefined;
  #clients = 0;

  /** `folder`: of a copy of the product that is started instead of this one. */
  constructor(stateFolder: string, folder?: string) {
    this.stateFolder = stateFolder;
    this.#folder = folder;
  }

  async start(env: Record<string, string> = {}) {
    this.#server = await startLocal(this.stateFolder, { reset: false, env, folder: this.#folder });
  }

  async stop() {
    await this.#server?.stop();
    this.#server = undefined;
  }

  /** Kills the server's workerd, as a crash would end it. */
  killRuntime() {
    const find = (...args: string[]) => execFileSync('pgrep', args, { encoding: 'utf8' }).trim();
    const runtime = find('-P', find('-f', `worker-process.ts.*${this.stateFolder}`), 'workerd');
    process.kill(Number(runtime), 'SIGKILL');
  }

  get origin() {
    return this.#server?.origin ?? '';
  }

  /** A browser that keeps its cookies when the server is started again. */
  openBrowser(ip?: string): Client {
    this.#clients += 1;
    const server = { origin: () => this.origin, onResponse: () => {} };
    return new Client(`browser ${this.#clients}`, ip ?? `198.51.100.${this.#clients}`, server);
  }

  /** A browser that entered the demo itinerary. */
  async openGuest(accessCode = 'GUEST1'): Promise<Client> {
    const guest = this.openBrowser();
    await expectStatus(guest.send('POST', `${DEMO_PATH}/access`, { accessCode }), 200);
    return guest;
  }

  /** A browser that is an admin of the demo itinerary. */
  async openHost(): Promise<Client> {
    const demo = await expectStatus(this.openBrowser().send('POST', '/dev/seed', []), 200);
    const host = await this.openGuest();
    await expectStatus(host.send('POST', `${DEMO_PATH}/verify-admin`, { adminCode: demo.adminCode }), 200);
    return host;
  }

  /** Runs the scheduled jobs as if it were `now` (epoch milliseconds). */
  async runJobs(now: number) {
    await fetch(`${this.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${now}`);
  }
}

/** Returns the body. Throws CommandError for any other status. */
export async function expectStatus(sent: Promise<ClientResponse>, status: number): Promise<Body> {
  const response = await sent;
  if (response.status === status) return response.body;
  throw new CommandError(`Expected ${status}, got ${response.status}: ${response.text.slice(0, 300)}`);
}

/** Throws CommandError unless both are equal as JSON. */
export function expectEqual(what: string, found: unknown, expected: unknown) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new CommandError(`${what}: expected ${b}, got ${a}`);
}
