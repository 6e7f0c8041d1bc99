import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmulator } from 'emulate';
import { readWorkerOptions } from '../local-runtime.ts';
import { defineModelEmulator } from '../model/emulator.ts';
import { buildWeb, PAGES } from '../start/build-web.ts';
import { bundleWorker } from '../start/bundle-worker.ts';
import { migrate } from '../start/migrate.ts';
import { listenOnFreePort } from '../start/port.ts';
import { defineStripeEmulator } from '../stripe/emulator.ts';
import { setClockOffset } from './clock.ts';
import { killProcessTree } from './kill-process-tree.ts';
import type { ServerOptions } from './server.ts';
import type { Fault } from './worker/faults.ts';

const FOLDER = '.wrangler/chaos';
const BUNDLE = join(FOLDER, 'bundle');
const STRIPE_KEYS = {
  secretKey: 'sk_test_chaos',
  publishableKey: 'pk_test_chaos',
  webhookSecret: 'whsec_chaos',
};
/** The product's own origin in these tests; requests reach the Worker on another port. */
export const APP_ORIGIN = 'http://localhost:8787';

export type SentEmail = { to: string; subject: string; text: string };

/** Bundles the Worker and prepares an empty, migrated database. Once for all seeds. */
export async function prepareWorld(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await buildWeb(PAGES.deployed);
  await bundleWorker('dev/chaos/worker/index.ts', BUNDLE);
  await migrate(`${FOLDER}/empty`);
}

/** The running product with everything around it, for one seed. */
export class World {
  readonly sent: SentEmail[] = [];
  readonly errors: string[] = [];
  emailIsDown = false;
  #server: ChildProcess | undefined;
  #origin = '';
  #offsetMs = 0;
  #closing: (() => Promise<unknown>)[] = [];
  #settings: Record<string, string> = {};
  readonly #state: string;
  /** Seeds that run at the same time must not find the same free port. */
  readonly #firstPort: number;
  stripeOrigin = '';
  modelOrigin = '';

  constructor(seed: number) {
    this.#state = join(FOLDER, `seed-${seed}`);
    this.#firstPort = 20_000 + (seed % 300) * 100;
  }

  origin = () => this.#origin;

  async start(): Promise<void> {
    setClockOffset(0);
    rmSync(this.#state, { recursive: true, force: true });
    cpSync(`${FOLDER}/empty`, this.#state, { recursive: true });
    const sink = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      if (this.emailIsDown) return response.writeHead(500).end();
      this.sent.push(JSON.parse(Buffer.concat(parts).toString()) as SentEmail);
      response.end();
    });
    await once(sink.listen(0, '127.0.0.1'), 'listening');
    this.#closing.push(async () => {
      sink.close();
      sink.closeAllConnections();
    });
    const webhook = await this.#startWebhookProxy();
    const stripe = await listenOnFreePort(this.#firstPort, (port) =>
      createEmulator({
        service: defineStripeEmulator({
          ...STRIPE_KEYS,
          webhookUrl: `${webhook}/api/webhooks/stripe`,
          publicUrl: webhook,
        }),
        port,
      }),
    );
    this.#closing.push(() => stripe.close());
    this.stripeOrigin = stripe.url;
    const model = await listenOnFreePort(this.#firstPort, (port) =>
      createEmulator({ service: defineModelEmulator({ apiKey: 'sk-chaos' }), port }),
    );
    this.#closing.push(() => model.close());
    this.modelOrigin = model.url;
    this.#settings = {
      APP_ORIGIN,
      APP_SECRET: 'fault-tests-only-0123456789-fault-tests-only',
      MAIL_FROM: 'Foldout <hello@foldout.example>',
      CONTACT_EMAIL: 'contact@foldout.example',
      INTAKE_ADDRESS: 'trips@foldout.example',
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
      OPENAI_API_KEY: 'sk-chaos',
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: 'emulated',
      CHAOS_ORIGIN: `http://127.0.0.1:${(sink.address() as AddressInfo).port}`,
    };
    await this.#startServer();
  }

  /** The Worker's port changes with each restart, so Stripe's webhooks go through a fixed one. */
  async #startWebhookProxy(): Promise<string> {
    const proxy = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      try {
        const answer = await fetch(`${this.#origin}${request.url}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'stripe-signature': String(request.headers['stripe-signature']),
          },
          body: Buffer.concat(parts),
        });
        response.writeHead(answer.status).end(await answer.text());
      } catch {
        response.writeHead(502).end();
      }
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    this.#closing.push(async () => {
      proxy.close();
      proxy.closeAllConnections();
    });
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  async #startServer(): Promise<void> {
    const options: ServerOptions = {
      scriptPath: join(process.cwd(), BUNDLE, 'index.js'),
      stateFolder: this.#state,
      pages: PAGES.deployed,
      workerOptions: await readWorkerOptions(PAGES.deployed, this.#settings),
    };
    const server = fork('dev/chaos/server.ts', [JSON.stringify(options)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let output = '';
    server.stderr?.on('data', (text) => (output += text));
    this.#server = server;
    this.#origin = await new Promise<string>((resolve, reject) => {
      server.on('message', (message: { url?: string; error?: string }) => {
        if (message.url) resolve(message.url);
        if (message.error) this.errors.push(message.error);
      });
      server.on('exit', () => reject(new Error(`The local Worker did not start:\n${output.slice(0, 2000)}`)));
    });
    server.removeAllListeners('exit');
    await this.control(`clock?offset=${this.#offsetMs}`);
  }

  /** Ends the Worker and its runtime without any warning, and starts it again over the same storage. */
  async kill(): Promise<void> {
    await this.#killServer();
    await this.#startServer();
  }

  async #killServer(): Promise<void> {
    const server = this.#server;
    if (!server?.pid || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    killProcessTree(server.pid);
    await gone;
  }

  async stop({ keepState = false } = {}): Promise<void> {
    await this.#killServer();
    await Promise.allSettled(this.#closing.map((close) => close()));
    if (!keepState && existsSync(this.#state)) rmSync(this.#state, { recursive: true, force: true });
  }

  /** Moves the clock of the Worker and of the emulators forward, in milliseconds. */
  async advanceClock(ms: number): Promise<void> {
    this.#offsetMs += ms;
    setClockOffset(this.#offsetMs);
    await this.control(`clock?offset=${this.#offsetMs}`);
  }

  /** A call to the test's own control endpoint. Throws if it fails. */
  async control<T = unknown>(call: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#origin}/chaos/${call}`, {
      method: 'POST',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`/chaos/${call}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Rows of all databases of a kind, or of those that have the tables. */
  sql = <Row = Record<string, unknown>>(query: string, kind = '') =>
    this.control<Row[]>(`sql?kind=${kind}`, query);

  /** Runs the scheduled handler once, at the Worker's time. Resolves with the error that it threw, if any. */
  async runScheduledJobs(faults: Fault[] = []): Promise<string | null> {
    const { error } = await this.control<{ error: string | null }>('scheduled', faults);
    return error;
  }

  /** Waits until no queue message is being consumed; at most a minute, since a hanging model takes half of that. */
  async waitForQueues(): Promise<void> {
    for (let tries = 0, quiet = 0; tries < 1200 && quiet < 4; tries++) {
      await sleep(50);
      const { running } = await this.control<{ running: number }>('injected');
      quiet = running === 0 ? quiet + 1 : 0;
    }
  }

  /** Puts a raw email through the Worker's email handler. Resolves with whether it was accepted. */
  async deliverEmail(to: string, raw: string, faults: Fault[]): Promise<boolean> {
    const response = await fetch(`${this.#origin}/chaos/email?to=${encodeURIComponent(to)}`, {
      method: 'POST',
      headers: { 'x-chaos-faults': JSON.stringify(faults) },
      body: raw,
    });
    return response.ok && ((await response.json()) as { accepted: boolean }).accepted;
  }

  /** Pays an intent as the card form would, with the publishable key. Ignores declines. */
  async payIntent(intentId: string, clientSecret: string, card: string): Promise<void> {
    await fetch(`${this.stripeOrigin}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      signal: AbortSignal.timeout(2000),
      headers: { authorization: `Bearer ${STRIPE_KEYS.publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2035',
        'payment_method_data[card][cvc]': '123',
      }),
    }).catch(() => undefined);
  }

  /** Changes how the emulated Stripe behaves, see dev/stripe/README.md. */
  controlStripe = (orders: object) => this.#post(`${this.stripeOrigin}/_control`, orders);

  /** Lets the next call to the emulated model fail. */
  failModel = (how: string) => this.#post(`${this.modelOrigin}/_control`, { failNext: how });

  calmModel = () => this.#post(`${this.modelOrigin}/_control`, { calm: true });

  async #post(url: string, body: object): Promise<void> {
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Every payment intent, as Stripe knows it. */
  async listIntents(): Promise<{ id: string; status: string; projectId: string; isRefunded: boolean }[]> {
    const response = await fetch(
      `${this.stripeOrigin}/v1/payment_intents?limit=100&expand[]=data.latest_charge`,
      { headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` } },
    );
    const { data } = (await response.json()) as { data: StripeIntent[] };
    return data.map(({ id, status, metadata, latest_charge }) => ({
      id,
      status,
      projectId: metadata.projectId ?? '',
      isRefunded: latest_charge?.refunded ?? false,
    }));
  }
}

type StripeIntent = {
  id: string;
  status: string;
  metadata: Record<string, string>;
  latest_charge: { refunded: boolean } | null;
};
