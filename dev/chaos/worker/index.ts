import '../clock.ts';
import worker, {
  AccessGuard as Guard,
  RateLimiter as Limiter,
  LiveRoom as Room,
  OAuthStore as Store,
} from '../../../worker/index.ts';
import { control, handleControlCall } from './control.ts';
import { withFaults } from './faults.ts';
import { disturbBatch } from './queue-faults.ts';

// The classes are the product's; a test may also evict them.
export class AccessGuard extends Guard {
  evict() {
    this.ctx.abort('evicted by the fault test');
  }
}
export class RateLimiter extends Limiter {
  evict() {
    this.ctx.abort('evicted by the fault test');
  }
}
export class LiveRoom extends Room {
  evict() {
    this.ctx.abort('evicted by the fault test');
  }
}
export class OAuthStore extends Store {}

/** The product's Worker with failing bindings, a movable clock and a recorded email binding. Never deployed. */
export default {
  async fetch(request, env, ctx) {
    const controlResponse = await handleControlCall(request, env);
    if (controlResponse) return controlResponse;
    const faults = JSON.parse(request.headers.get('x-chaos-faults') ?? '[]');
    return worker.fetch(request, withFaults(control.recordEmails(env), faults), ctx);
  },
  async queue(batch, env) {
    const { disturbed, faults, release } = disturbBatch(batch, control.takeDisturbance());
    control.running += 1;
    try {
      await worker.queue(disturbed, withFaults(control.recordEmails(env), faults));
    } finally {
      control.running -= 1;
      release();
    }
  },
} satisfies ExportedHandler<Cloudflare.Env>;
