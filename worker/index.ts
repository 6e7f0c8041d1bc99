import { app } from './app.ts';
import { consumeQueueBatch } from './jobs/consume-queue-batch.ts';
import { receiveEmail } from './jobs/receive-email.ts';
import { runScheduledJobs } from './jobs/run-scheduled-jobs.ts';

export { AccessGuard } from './durable-objects/access-guard.ts';
export { LiveRoom } from './durable-objects/live-room.ts';
export { OAuthStore } from './durable-objects/oauth-store.ts';
export { RateLimiter } from './durable-objects/rate-limiter.ts';

export default {
  fetch: app.fetch,
  email: receiveEmail,
  queue: consumeQueueBatch,
  scheduled: (controller, env) => runScheduledJobs(env, controller.scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>;
