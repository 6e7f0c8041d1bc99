import type { Reader } from '../email-worker/reader.ts';
import type { AccessGuard } from './durable-objects/access-guard.ts';
import type { LiveRoom } from './durable-objects/live-room.ts';
import type { OAuthStore } from './durable-objects/oauth-store.ts';
import type { RateLimiter } from './durable-objects/rate-limiter.ts';
import type { MailMessage, NoticeMessage, OutboxMessage } from './jobs/queue-messages.ts';

/** The bindings of wrangler.toml. Read settings with `parseSettings`, which validates them. */
declare global {
  namespace Cloudflare {
    /** Types `exports` of cloudflare:workers in tests. */
    interface GlobalProps {
      mainModule: typeof import('./index.ts');
    }
    interface Env {
      WORKER_NAME?: string;
      /** The directory. Databases of itineraries are bound by names of slots.ts; see worker/db/databases.ts. */
      DB: D1Database;
      ASSETS: Fetcher;
      /** One data point per itinerary served. */
      VIEWS?: AnalyticsEngineDataset;
      VERSION?: WorkerVersionMetadata;
      MEDIA: R2Bucket;
      MAIL: R2Bucket;
      IMAGES: ImagesBinding;
      READER: Reader;
      /** Bound only where WORKERS_AI_MODEL is set: it needs a Cloudflare account even locally. */
      AI?: Ai;
      EMAIL: SendEmail;
      OUTBOX_QUEUE: Queue<OutboxMessage>;
      OUTBOX_QUEUE_2: Queue<OutboxMessage>;
      OUTBOX_QUEUE_3: Queue<OutboxMessage>;
      MAIL_QUEUE: Queue<MailMessage>;
      NOTICE_QUEUE: Queue<NoticeMessage>;
      ACCESS_GUARD: DurableObjectNamespace<AccessGuard>;
      LIVE_ROOM: DurableObjectNamespace<LiveRoom>;
      OAUTH_STORE: DurableObjectNamespace<OAuthStore>;
      RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
    }
  }
}
