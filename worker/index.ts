import { app } from './app.ts';
import { consumeBatch } from './jobs/consume.ts';
import { sweep } from './jobs/sweep.ts';
import { receiveMail } from './mail-door.ts';

export { AccessGuard } from './rooms/access-guard.ts';
export { LiveRoom } from './rooms/live-room.ts';
export { RateLimiter } from './rooms/rate-limiter.ts';

/** The doors of the Worker. */
export default {
  fetch: app.fetch,
  email: receiveMail,
  queue: consumeBatch,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>;
