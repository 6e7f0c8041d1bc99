import { listItineraryDatabases } from '../../../worker/db/databases.ts';
import { receiveEmail } from '../../../worker/jobs/receive-email.ts';
import { runScheduledJobs } from '../../../worker/jobs/run-scheduled-jobs.ts';
import { setClockOffset } from '../clock.ts';
import { type Fault, injected, withFaults } from './faults.ts';
import type { Disturbance } from './queue-faults.ts';

type ChaosEnv = Cloudflare.Env & { CHAOS_ORIGIN: string };
type Evictable = DurableObjectStub & { evict(): Promise<void> };

let disturbances: Disturbance[] = [];

/** State of the Worker under test that the test changes by calls under /chaos/. */
export const control = {
  /** Queue batches being consumed right now. */
  running: 0,

  /** What is to happen to the next queue batch: what the test asked for first, else nothing. */
  takeDisturbance: (): Disturbance => disturbances.shift() ?? {},

  /** The Worker's bindings with an email binding that reports each email to the test. */
  recordEmails(env: Cloudflare.Env): Cloudflare.Env {
    const { CHAOS_ORIGIN } = env as ChaosEnv;
    const EMAIL = {
      async send(email: unknown) {
        const sent = await fetch(`${CHAOS_ORIGIN}/sent`, { method: 'POST', body: JSON.stringify(email) });
        if (!sent.ok) throw new Error('injected: the email service is down');
        return { messageId: crypto.randomUUID() };
      },
    };
    return { ...env, EMAIL: EMAIL as unknown as SendEmail };
  },
};

/** Handles the test's own calls under /chaos/; undefined for others. */
export async function handleControlCall(
  request: Request,
  env: Cloudflare.Env,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/chaos/')) return undefined;
  const call = CALLS[pathname.slice('/chaos/'.length)];
  if (!call) return new Response('unknown', { status: 404 });
  return Response.json((await call(env, request, searchParams)) ?? null);
}

/**
 * Rows of a query in the directory (`kind` is "directory"), in all databases of itineraries ("itineraries"), or in both
 * (""): then databases without the table or column are skipped.
 */
async function querySql(env: Cloudflare.Env, sql: string, kind: string): Promise<unknown[]> {
  const itineraries = listItineraryDatabases(env).map(({ d1 }) => d1);
  const databases =
    kind === 'directory' ? [env.DB] : kind === 'itineraries' ? itineraries : [env.DB, ...itineraries];
  const found = await Promise.all(
    databases.map(async (d1) => {
      try {
        return (await d1.prepare(sql).all()).results;
      } catch (error) {
        if (kind === '' && /no such (table|column)/.test(String(error))) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

type Call = (env: Cloudflare.Env, request: Request, query: URLSearchParams) => unknown;

/** By the path after /chaos/. */
const CALLS: Record<string, Call> = {
  clock: (_env, _request, query) => setClockOffset(Number(query.get('offset'))),
  disturb: async (_env, request) => void disturbances.push((await request.json()) as Disturbance),
  /** Forgets disturbances that have not happened yet. */
  calm: () => {
    disturbances = [];
  },
  evict: async (env, _request, query) => {
    const name = query.get('name') ?? '';
    const stubs = [env.ACCESS_GUARD, env.RATE_LIMITER, env.LIVE_ROOM].map((objects) =>
      objects.getByName(name),
    );
    // An evicted object never answers.
    await Promise.allSettled(stubs.map((stub) => (stub as unknown as Evictable).evict()));
  },
  sql: async (env, request, query) => querySql(env, await request.text(), query.get('kind') ?? ''),
  files: async (env, _request, query) => {
    const bucket = query.get('bucket') === 'mail' ? env.MAIL : env.MEDIA;
    const { objects } = await bucket.list({ limit: 1000 });
    return objects.map(({ key }) => key);
  },
  injected: () => ({ injected, running: control.running }),
  scheduled: async (env, request) => {
    try {
      const faults = (await request.json()) as Fault[];
      await runScheduledJobs(withFaults(control.recordEmails(env), faults), Date.now());
      return { error: null };
    } catch (error) {
      return { error: String(error) };
    }
  },
  email: async (env, request, query) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const faults = JSON.parse(request.headers.get('x-chaos-faults') ?? '[]') as Fault[];
    let rejected: string | null = null;
    const message = {
      from: 'sender@elsewhere.example',
      to: query.get('to') ?? '',
      headers: new Headers(),
      raw: new Blob([bytes]).stream(),
      rawSize: bytes.length,
      setReject: (reason: string) => {
        rejected = reason;
      },
    } as unknown as ForwardableEmailMessage;
    try {
      await receiveEmail(message, withFaults(env, faults));
      return { accepted: rejected === null };
    } catch {
      return { accepted: false };
    }
  },
};
