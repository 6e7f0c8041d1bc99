import { listItineraryDatabases } from '../../worker/db/databases.ts';
import { sumMeta, wrapDatabase } from '../../worker/testing/wrap-database.ts';
import { addUsage } from './usage.ts';

/** Where a call to a binding goes. */
export type CallTarget = 'primary' | 'nearest' | 'guard' | 'limiter' | 'room';

/** One call to a binding; `begin` and `end` order it among the others. */
export type RecordedCall = { target: CallTarget; begin: number; end: number; rowsRead?: number };

/** Long enough that a call which needs the answer of another one never overlaps it. */
const CALL_MS = 25;

const OBJECTS = { ACCESS_GUARD: 'guard', RATE_LIMITER: 'limiter', LIVE_ROOM: 'room' } as const;

/** A message is written, read and deleted. */
const OPERATIONS_PER_MESSAGE = 3;

/**
 * The bindings, with each call to the database or a durable object recorded, and everything that is billed counted.
 * `isSlow`: each call takes so long that its order among the others is certain.
 */
export function recordCalls(env: Cloudflare.Env, { isSlow }: { isSlow: boolean }) {
  const calls: RecordedCall[] = [];
  let steps = 0;

  async function record<T>(target: CallTarget, run: () => Promise<T>): Promise<T> {
    const call: RecordedCall = { target, begin: steps++, end: Number.POSITIVE_INFINITY };
    calls.push(call);
    const [result] = await Promise.all([run(), isSlow ? scheduler.wait(CALL_MS) : undefined]);
    call.end = steps++;
    call.rowsRead = sumMeta(result, 'rows_read');
    addUsage({ databaseRowsRead: call.rowsRead, databaseRowsWritten: sumMeta(result, 'rows_written') });
    return result;
  }

  const objects = Object.entries(OBJECTS).map(([name, target]) => [
    name,
    wrapObjects(Reflect.get(env, name) as DurableObjectNamespace, (run) => {
      addUsage({ objectRequests: 1 });
      return record(target, run);
    }),
  ]);
  const recorded: Cloudflare.Env = {
    ...env,
    ...Object.fromEntries(
      [{ binding: 'DB', d1: env.DB }, ...listItineraryDatabases(env)].map(({ binding, d1 }) => [
        binding,
        wrapDatabase(d1, (run, { isSession }) => record(isSession ? 'nearest' : 'primary', run)),
      ]),
    ),
    VIEWS: { writeDataPoint: () => addUsage({ dataPoints: 1 }) },
    MEDIA: countBucket(env.MEDIA),
    MAIL: countBucket(env.MAIL),
    OUTBOX_QUEUE: countQueue(env.OUTBOX_QUEUE, { emails: 1 }),
    OUTBOX_QUEUE_2: countQueue(env.OUTBOX_QUEUE_2, { emails: 1 }),
    OUTBOX_QUEUE_3: countQueue(env.OUTBOX_QUEUE_3, { emails: 1 }),
    MAIL_QUEUE: countQueue(env.MAIL_QUEUE, {}),
    ...Object.fromEntries(objects),
  };
  return { recorded, calls };
}

function wrapObjects(
  namespace: DurableObjectNamespace,
  onCall: <T>(run: () => Promise<T>) => Promise<T>,
): DurableObjectNamespace {
  const wrapStub = (stub: DurableObjectStub) =>
    new Proxy(stub, {
      get: (object, name) => {
        const method = Reflect.get(object, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => onCall(() => Reflect.apply(method, object, args));
      },
    });
  return wrapMethods(namespace, (name, run) => {
    const result = run();
    return name === 'getByName' ? wrapStub(result as DurableObjectStub) : result;
  });
}

const countBucket = (bucket: R2Bucket) =>
  wrapMethods(bucket, async (name, run) => {
    if (name === 'put' || name === 'list') addUsage({ bucketWrites: 1 });
    if (name === 'get' || name === 'head') addUsage({ bucketReads: 1 });
    const result = await run();
    const { size = 0 } = (result ?? {}) as Partial<R2Object>;
    if (name === 'put') addUsage({ bucketBytesStored: size });
    if (name === 'get') addUsage({ bucketBytesRead: size });
    return result;
  });

const countQueue = <Message>(queue: Queue<Message>, perMessage: { emails?: number }) =>
  wrapMethods(queue, (name, run, args) => {
    const messages = name === 'sendBatch' ? [...(args[0] as Iterable<unknown>)].length : 1;
    for (let n = 0; n < messages; n++) addUsage({ queueOperations: OPERATIONS_PER_MESSAGE, ...perMessage });
    return run();
  });

/** An object, with `onCall` around its methods. Undefined stays as it is. */
function wrapMethods<T extends object>(
  original: T,
  onCall: (name: string, run: () => unknown, args: unknown[]) => unknown,
): T {
  return (
    original &&
    new Proxy(original, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => onCall(String(name), () => Reflect.apply(value, target, args), args);
      },
    })
  );
}
