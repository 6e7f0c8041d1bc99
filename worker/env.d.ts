import type { AccessGuard } from './durable-objects/access-guard.ts';
import type { LiveRoom } from './durable-objects/live-room.ts';
import type { RateLimiter } from './durable-objects/rate-limiter.ts';
import type { MailJob } from './jobs/queue-messages.ts';
import type { OutboxJob } from './jobs/outbox-job.ts';

/** What wrangler.toml binds. Settings are texts and are read through `parseSettings` alone. */
declare global {
  namespace Cloudflare {
    /** Lets tests call the Worker through its own doors. */
    interface GlobalProps {
      mainModule: typeof import('./index.ts');
    }
    interface Env {
      DB: D1Database;
      ASSETS: Fetcher;
      MEDIA: R2Bucket;
      MAIL: R2Bucket;
      IMAGES: ImagesBinding;
      EMAIL: SendEmail;
      OUTBOX_QUEUE: Queue<OutboxJob>;
      MAIL_QUEUE: Queue<MailJob>;
      ACCESS_GUARD: DurableObjectNamespace<AccessGuard>;
      LIVE_ROOM: DurableObjectNamespace<LiveRoom>;
      RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
    }
  }
}
