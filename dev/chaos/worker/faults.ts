import { listItineraryDatabases } from '../../../worker/db/databases.ts';
import { wrapDatabase } from '../../../worker/testing/wrap-database.ts';

/** One failure to inject: the nth call to a binding, before or after the call took effect. */
export type Fault = {
  target: 'database' | 'media' | 'mail' | 'queue';
  /** Counted from 1, within one invocation of the Worker. */
  call: number;
  when: 'before' | 'after';
};

/** How many faults were injected since the process started, by `target when`. */
export const injected: Record<string, number> = {};

const MESSAGE = 'injected: Network connection lost.';

/** Runs calls to one binding and lets the chosen ones fail. */
class FaultyCalls {
  #calls = 0;
  readonly #target: Fault['target'];
  readonly #faults: Fault[];

  constructor(target: Fault['target'], faults: Fault[]) {
    this.#target = target;
    this.#faults = faults.filter((fault) => fault.target === target);
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    const number = ++this.#calls;
    const fault = this.#faults.find((one) => one.call === number);
    if (!fault) return call();
    const key = `${this.#target} ${fault.when}`;
    injected[key] = (injected[key] ?? 0) + 1;
    if (fault.when === 'after') await call();
    throw new Error(MESSAGE);
  }
}

/** Wraps the named async methods of a binding; everything else passes through. */
function wrapMethods<T extends object>(binding: T, names: string[], calls: FaultyCalls): T {
  return new Proxy(binding, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = (...args: unknown[]) => value.apply(target, args);
      return names.includes(String(name)) ? (...args: unknown[]) => calls.run(() => method(...args)) : method;
    },
  });
}

const BUCKET_CALLS = ['get', 'put', 'delete', 'list', 'head'];
const QUEUE_CALLS = ['send', 'sendBatch'];

/** The Worker's bindings with these faults; `env` itself if there are none. */
export function withFaults(env: Cloudflare.Env, faults: Fault[]): Cloudflare.Env {
  if (faults.length === 0) return env;
  const database = new FaultyCalls('database', faults);
  const queue = new FaultyCalls('queue', faults);
  return {
    ...env,
    ...Object.fromEntries(
      [{ binding: 'DB', d1: env.DB }, ...listItineraryDatabases(env)].map(({ binding, d1 }) => [
        binding,
        wrapDatabase(d1, (call) => database.run(call)),
      ]),
    ),
    MEDIA: wrapMethods(env.MEDIA, BUCKET_CALLS, new FaultyCalls('media', faults)),
    MAIL: wrapMethods(env.MAIL, BUCKET_CALLS, new FaultyCalls('mail', faults)),
    OUTBOX_QUEUE: wrapMethods(env.OUTBOX_QUEUE, QUEUE_CALLS, queue),
    OUTBOX_QUEUE_2: wrapMethods(env.OUTBOX_QUEUE_2, QUEUE_CALLS, queue),
    OUTBOX_QUEUE_3: wrapMethods(env.OUTBOX_QUEUE_3, QUEUE_CALLS, queue),
    NOTICE_QUEUE: wrapMethods(env.NOTICE_QUEUE, QUEUE_CALLS, queue),
    MAIL_QUEUE: wrapMethods(env.MAIL_QUEUE, QUEUE_CALLS, queue),
  };
}
