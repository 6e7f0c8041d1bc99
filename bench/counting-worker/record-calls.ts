/** Where a call to a binding goes. */
export type CallTarget = 'primary' | 'nearest' | 'guard' | 'limiter' | 'room';

/** One call to a binding; `begin` and `end` order it among the others. */
export type RecordedCall = { target: CallTarget; begin: number; end: number };

/** Long enough that a call which needs the answer of another one never overlaps it. */
const CALL_MS = 25;

const OBJECTS = { ACCESS_GUARD: 'guard', RATE_LIMITER: 'limiter', LIVE_ROOM: 'room' } as const;

/** The bindings, with each call to the database or a durable object slowed down and recorded. */
export function recordCalls(env: Cloudflare.Env): { recorded: Cloudflare.Env; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  let steps = 0;

  async function record<T>(target: CallTarget, run: () => Promise<T>): Promise<T> {
    const call = { target, begin: steps++, end: Number.POSITIVE_INFINITY };
    calls.push(call);
    const [result] = await Promise.all([run(), scheduler.wait(CALL_MS)]);
    call.end = steps++;
    return result;
  }

  const statements = new WeakMap<object, D1PreparedStatement>();
  function wrapStatement(statement: D1PreparedStatement, target: CallTarget): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(original, name) {
        const method = Reflect.get(original, name);
        if (typeof method !== 'function') return method;
        if (name === 'bind') return (...values: unknown[]) => wrapStatement(original.bind(...values), target);
        return (...args: unknown[]) =>
          record(target, () => Reflect.apply(method, original, args) as Promise<unknown>);
      },
    });
    statements.set(wrapped, statement);
    return wrapped;
  }

  const wrapDatabase = <Database extends D1Database | D1DatabaseSession>(
    database: Database,
    target: CallTarget,
  ): Database =>
    new Proxy(database, {
      get(original, name) {
        if (name === 'withSession' && 'withSession' in original) {
          return (constraint: string) => wrapDatabase(original.withSession(constraint), 'nearest');
        }
        if (name === 'prepare') return (query: string) => wrapStatement(original.prepare(query), target);
        if (name === 'batch') {
          return (list: D1PreparedStatement[]) =>
            record(target, () => original.batch(list.map((one) => statements.get(one) ?? one)));
        }
        const value = Reflect.get(original, name);
        return typeof value === 'function' ? value.bind(original) : value;
      },
    });

  const wrapObjects = (namespace: DurableObjectNamespace, target: CallTarget): DurableObjectNamespace =>
    new Proxy(namespace, {
      get(original, name) {
        if (name !== 'getByName') return Reflect.get(original, name).bind(original);
        return (id: string) => {
          const stub = original.getByName(id);
          return new Proxy(stub, {
            get:
              (object, method) =>
              (...args: unknown[]) =>
                record(target, () =>
                  (Reflect.get(object, method) as (...all: unknown[]) => Promise<unknown>)(...args),
                ),
          });
        };
      },
    });

  const objects = Object.entries(OBJECTS).map(([name, target]) => [
    name,
    wrapObjects(Reflect.get(env, name) as DurableObjectNamespace, target),
  ]);
  return { recorded: { ...env, DB: wrapDatabase(env.DB, 'primary'), ...Object.fromEntries(objects) }, calls };
}
