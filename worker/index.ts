import { app } from './app.ts';
import { consumeBatch } from './jobs/consume.ts';
import { receiveMail } from './jobs/receive-email.ts';
import { sweep } from './jobs/sweep.ts';

export { AccessGuard } from './durable-objects/access-guard.ts';
export { LiveRoom } from './durable-objects/live-room.ts';
export { RateLimiter } from './durable-objects/rate-limiter.ts';

/** The doors of the Worker. */
export default {
  fetch: app.fetch,
  email: receiveMail,
  queue: consumeBatch,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>;
