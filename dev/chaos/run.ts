import { createHash, randomBytes } from 'node:crypto';
import { Client } from './client.ts';
import { Expectations, type ExpectedItinerary, isSuccess, isUnknown } from './expectations.ts';
import { checkInvariants } from './invariants.ts';
import { checkListeners } from './live-operations.ts';
import { OPERATION_WEIGHTS, OPERATIONS } from './operations.ts';
import { Random } from './random.ts';
import type { Fault } from './worker/faults.ts';
import { World } from './world.ts';

/** One planned step. Everything in it follows from the seed. */
export type Step = { index: number; operation: keyof typeof OPERATIONS; faults: Fault[]; retries: boolean };

/** A signed-in account that forwards emails and owns an itinerary. */
export type ForwarderAccount = {
  client: Client;
  id: number;
  email: string;
  address: string;
  forwarded: string[];
};

export type RunResult = {
  seed: number;
  violations: string[];
  counts: Record<string, number>;
  trace: string[];
};

const STEPS = 50;
/** Two itineraries with content, one of them with Full Access and a guest, before anything random happens. */
const OPENING: Step['operation'][] = [
  'createItinerary',
  'payInFull',
  'createEvent',
  'createFaq',
  'enter',
  'createItinerary',
  'createEvent',
];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Clock jumps, among them over the changes to and from daylight saving time. */
const JUMPS_MS = [10 * 60_000, HOUR_MS, DAY_MS];

/** One run: hosts, guests, payers, forwarders and intruders on a separate Worker, with faults in between. */
export class Run {
  readonly seed: number;
  readonly world: World;
  readonly expectations = new Expectations();
  readonly accounts: ForwarderAccount[] = [];
  readonly owners = new Map<ExpectedItinerary, Client>();
  readonly trace: string[] = [];
  #clients = 0;

  constructor(seed: number) {
    this.seed = seed;
    this.world = new World(seed);
  }

  /** The random choices of one step; the same for the same seed and step, whatever came before. */
  randomOf = (step: Step) => new Random(this.seed * 100_003 + step.index * 31 + 7);

  newClient(role: string): Client {
    const number = ++this.#clients;
    const ip = `198.18.${this.seed % 250}.${number % 250}`;
    return new Client(`${role} ${number}`, ip, {
      origin: this.world.origin,
      onResponse: (client, path, response) => this.expectations.checkResponse(client, path, response.text),
    });
  }

  async createItinerary(step: Step): Promise<number | undefined> {
    const random = this.randomOf(step);
    const account = random.chance(0.4) && this.accounts.length > 0 ? random.pick(this.accounts) : undefined;
    const host = this.newClient('host');
    const body = {
      name: 'Lisbon',
      ownerName: 'Ada',
      ownerEmail: account?.email ?? `owner-${this.seed}-${step.index}@example.com`,
    };
    const headers = { 'idempotency-key': `chaos-create-${this.seed}-${step.index}` };
    let response = await host.send('POST', '/api/projects', body, { faults: step.faults, headers });
    if (isUnknown(response.status)) response = await host.send('POST', '/api/projects', body, { headers });
    if (!isSuccess(response.status)) return response.status;
    const itinerary = this.addItinerary(response.body, host, this.toCanary(step));
    // The dashboard may not know of it yet, when a fault came between.
    const opened = await account?.client.send('POST', `${itinerary.path}/access-owned`);
    if (account && opened && isSuccess(opened.status)) {
      this.owners.set(itinerary, account.client);
      itinerary.readers.set(account.client, 'yes');
    }
    return response.status;
  }

  /** The text that marks everything private of the itinerary created in this step. */
  toCanary = (step: Step) => `canary-${this.seed.toString(36)}-${step.index + 1000}`;

  /** Remembers an itinerary from the response that created it. */
  addItinerary(body: unknown, host: Client, canary: string): ExpectedItinerary {
    const { project } = body as {
      project: Pick<ExpectedItinerary, 'projectId' | 'id' | 'accessCode' | 'adminCode'>;
    };
    const { projectId, id, accessCode, adminCode } = project;
    const itinerary: ExpectedItinerary = {
      projectId,
      id,
      accessCode,
      adminCode,
      path: `/api/projects/${projectId}`,
      canary,
      host,
      guests: [],
      rows: [],
      readers: new Map([[host, 'yes']]),
      deleted: 'no',
      listeners: [],
      intents: [],
    };
    this.expectations.itineraries.push(itinerary);
    return itinerary;
  }

  async #createAccount(name: string): Promise<void> {
    const client = this.newClient('account');
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('base64url');
    const email = `${name}-${this.seed}@example.com`;
    const [user] = await this.world.sql<{ id: number }>(
      `INSERT INTO users (issuer, subject, email, first_name, created_at, signed_in_at)
       VALUES ('https://issuer.example', '${name}', '${email}', '${name}', 1, 1) RETURNING id`,
    );
    if (!user) throw new Error('No account.');
    const expiresAt = Date.now() + 20 * DAY_MS;
    await this.world.sql(
      `INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES ('${hash}', ${user.id}, 1, ${expiresAt})`,
    );
    client.cookies.set('__Host-session', token);
    const intake = await client.send('GET', '/api/intake');
    const { address } = intake.body as { address: string };
    this.accounts.push({ client, id: user.id, email, address, forwarded: [] });
  }

  /** The steps of this seed, with the fault that strikes each. */
  plan(): Step[] {
    return Array.from({ length: STEPS }, (_, index) => {
      const random = new Random(this.seed * 7919 + index);
      const operation = OPENING[index] ?? random.weighted(OPERATION_WEIGHTS);
      const faults: Fault[] = random.chance(0.3)
        ? [
            {
              target: random.weighted({ database: 6, media: 2, mail: 1, queue: 1 }),
              call: random.int(1, 3),
              when: random.pick(['before', 'after']),
            },
          ]
        : [];
      return { index, operation, faults, retries: random.chance(0.7) };
    });
  }

  /** Everything that goes wrong around a step: a killed process, evicted objects, a hanging payment service. */
  async #strike(step: Step): Promise<void> {
    const random = new Random(this.seed * 15_485_863 + step.index);
    const count = (what: string) => {
      this.expectations.count(`fault: ${what}`);
      this.trace.push(`  ${what}`);
    };
    if (random.chance(0.02)) {
      count('process killed');
      await this.world.kill();
    }
    if (random.chance(0.05)) {
      count('objects evicted');
      for (const one of this.expectations.itineraries)
        await this.world.control(`evict?name=${one.projectId}`);
    }
    if (random.chance(0.08)) {
      count('queue disturbed');
      const disturbance = random.pick([
        { reverse: true },
        { loseAcknowledgments: true },
        { faults: [{ target: 'database', call: random.int(1, 4), when: random.pick(['before', 'after']) }] },
      ]);
      await this.world.control('disturb', disturbance);
    }
    if (random.chance(0.06)) {
      count('payment service failing');
      await this.world.controlStripe({
        failNext: { how: random.pick(['500', '429', 'garbage', 'timeout-after-charge', 'hang']), times: 1 },
      });
    }
    if (random.chance(0.04)) {
      count('webhooks delayed or doubled');
      await this.world.controlStripe(
        random.pick([{ duplicateWebhooks: 2 }, { reverseWebhooks: true }, { delayWebhooks: 300 }]),
      );
    }
    if (random.chance(0.05)) {
      count('model failing');
      await this.world.failModel(random.pick(['500', 'garbage', 'prose', 'hang']));
    }
    if (random.chance(0.05)) {
      count(this.world.emailIsDown ? 'email service back' : 'email service down');
      this.world.emailIsDown = !this.world.emailIsDown;
    }
    if (random.chance(0.07)) {
      const ms = random.pick(JUMPS_MS);
      count(`clock moved ${ms / 60_000} minutes`);
      await this.world.advanceClock(ms);
      await this.world.runScheduledJobs();
    }
    if (random.chance(0.04)) {
      count('scheduled jobs failing');
      const fault: Fault = {
        target: random.pick(['database', 'media', 'queue']),
        call: random.int(1, 6),
        when: random.pick(['before', 'after']),
      };
      await this.world.runScheduledJobs([fault]);
    }
  }

  async execute(): Promise<RunResult> {
    await this.world.start();
    try {
      // Each seed begins on another day, half of them on the eve of a change of the clocks.
      const starts = ['2027-03-13T20:00Z', '2027-11-06T20:00Z', '2027-03-27T20:00Z', '2028-02-28T20:00Z'];
      await this.world.advanceClock(Date.parse(starts[this.seed % starts.length] ?? '') - Date.now());
      await this.world.sql(
        `INSERT INTO coupons (code, kind, value, max_uses, created_at) VALUES ('FREE', 'percent', 100, 2, 1), ('HALF', 'percent', 50, 3, 1)`,
      );
      for (const name of ['nora', 'sam', 'lee']) await this.#createAccount(name);
      for (const step of this.plan()) await this.#execute(step);
      await this.#settle();
      checkListeners(this);
      await checkInvariants(this);
      await this.#countInjected();
    } catch (error) {
      this.expectations.fail(`the run broke off: ${error instanceof Error ? error.stack : error}`);
    } finally {
      await this.world.stop();
    }
    return {
      seed: this.seed,
      violations: this.expectations.violations,
      counts: this.expectations.counts,
      trace: this.trace,
    };
  }

  async #execute(step: Step): Promise<void> {
    await this.#strike(step);
    const open = this.expectations.itineraries.filter(({ deleted }) => deleted === 'no');
    const itinerary = open.length > 0 ? this.randomOf(step).pick(open) : undefined;
    if (!itinerary && step.operation !== 'createItinerary') return;
    const planned = step.faults.map(({ target, call, when }) => ` ${target} ${call} ${when}`).join();
    const status = await OPERATIONS[step.operation](this, step, itinerary as ExpectedItinerary);
    this.expectations.count(`operation: ${step.operation}`);
    this.trace.push(`${step.index} ${step.operation} ${itinerary?.projectId ?? ''}${planned} -> ${status}`);
  }

  /** Ends all faults and gives every job the time to finish what was left undone. */
  async #settle(): Promise<void> {
    this.world.emailIsDown = false;
    await this.world.control('calm');
    await this.world.controlStripe({ calm: true });
    await this.world.calmModel();
    await this.world.controlStripe({ resend: 'all' });
    await this.world.waitForQueues();
    // Past leases, reconciliation of open checkouts and the last retry of the outbox.
    for (const ms of [2 * 60_000, 15 * 60_000, 2 * HOUR_MS, 7 * HOUR_MS, 12 * HOUR_MS]) {
      await this.#runJobsAfter(ms);
    }
    // The nightly jobs, three nights in a row.
    for (let night = 0; night < 3; night++) {
      const nightly = new Date(Date.now() + DAY_MS).setUTCHours(9, 17, 5, 0);
      await this.#runJobsAfter(nightly - Date.now());
    }
  }

  async #runJobsAfter(ms: number): Promise<void> {
    await this.world.advanceClock(ms);
    const error = await this.world.runScheduledJobs();
    if (error) this.expectations.fail(`a scheduled job failed: ${error}`);
    await this.world.waitForQueues();
  }

  async #countInjected(): Promise<void> {
    const { injected } = await this.world.control<{ injected: Record<string, number> }>('injected');
    for (const [what, times] of Object.entries(injected)) {
      this.expectations.counts[`fault: ${what}`] = (this.expectations.counts[`fault: ${what}`] ?? 0) + times;
    }
  }
}
