import worker, {
  AccessGuard as Guard,
  RateLimiter as Limiter,
  LiveRoom as Room,
  OAuthStore as Store,
} from '../../worker/index.ts';
import { recordCalls } from './record-calls.ts';
import { createInviteKey, seedProject } from './seed-project.ts';
import { addUsage, countLogLines, countStorage, takeUsage } from './usage.ts';

// The classes are the product's, with their storage counted.
export class AccessGuard extends Guard {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    countStorage(ctx.storage);
    super(ctx, env);
  }
}
export class RateLimiter extends Limiter {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    countStorage(ctx.storage);
    super(ctx, env);
  }
}
export class LiveRoom extends Room {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    countStorage(ctx.storage);
    super(ctx, env);
  }
}
export class OAuthStore extends Store {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    countStorage(ctx.storage);
    super(ctx, env);
  }
}

countLogLines();

/** What the platform serves without starting the Worker: `run_worker_first` in wrangler.toml. */
const STATIC_FILES = /^\/(assets\/|fonts\/|icons\/|robots\.txt$|sw\.js$)/;

/** Counts a request whose CPU time is measured. */
function toMeasured(method: string, pathname: string) {
  if (pathname.startsWith('/project/')) return { itineraryPages: 1 };
  if (pathname.startsWith('/access/')) return { invitationPages: 1 };
  return method === 'POST' && pathname.endsWith('/access') ? { entries: 1 } : {};
}

/**
 * The Foldout Worker. A request with the header `bench-record` gets its calls in `bench-calls`; /bench/usage returns what
 * was used since the last time. Not for measuring time.
 */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    if (url.pathname === '/bench/seed') {
      await seedProject(env, url.searchParams.get('id') ?? '', Number(url.searchParams.get('events')));
      return new Response('seeded');
    }
    if (url.pathname === '/bench/invite-key') {
      return Response.json({ inviteKey: await createInviteKey(env, url.searchParams.get('id') ?? '') });
    }
    if (url.pathname === '/bench/usage') return Response.json(takeUsage());
    if (STATIC_FILES.test(url.pathname)) return env.ASSETS.fetch(request);
    addUsage({ workerRequests: 1, ...toMeasured(request.method, url.pathname) });
    const isRecorded = request.headers.has('bench-record');
    const { recorded, calls } = recordCalls(env, { isSlow: isRecorded });
    const response = await worker.fetch(request, recorded, ctx);
    if (!isRecorded) return response;
    const marked = new Response(response.body, response);
    marked.headers.set('bench-calls', JSON.stringify(calls));
    return marked;
  },
} satisfies ExportedHandler<Cloudflare.Env>;
