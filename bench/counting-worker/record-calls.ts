/** Where a call to a binding goes. */
export type CallTarget = 'primary' | 'nearest' | 'guard' | 'limiter' | 'room';

/** One call to a binding; `begin` and `end` order it among the others. */
export type RecordedCall = { target: CallTarget; begin: number; end: number };

/** Long enough that a call which needs the answer of another one never overlaps it. */
const CALL_MS = 25;

const OBJECTS = { ACCESS_GUARD: 'guard', RATE_LIMITER: 'limiter', LIVE_ROOM: 'room' } as const;

/** The bindings, with each call to the database or a durable object slowed down and recorded. */
export function recordCalls(env: Cloudflare.Env): { recorded: Cloudflare.Env; calls: RecordedCall[] } {
  const recorder = new CallRecorder();
  const objects = Object.entries(OBJECTS).map(([name, target]) => [
    name,
    recorder.wrapObjects(Reflect.get(env, name) as DurableObjectNamespace, target),
  ]);
  const DB = recorder.wrapDatabase(env.DB, 'primary');
  return { recorded: { ...env, DB, ...Object.fromEntries(objects) }, calls: recorder.calls };
}

class CallRecorder {
  readonly calls: RecordedCall[] = [];
  readonly #statements = new WeakMap<object, D1PreparedStatement>();
  #steps = 0;

  async #record<T>(target: CallTarget, run: () => Promise<T>): Promise<T> {
    const call = { target, begin: this.#steps++, end: Number.POSITIVE_INFINITY };
    this.calls.push(call);
    const [result] = await Promise.all([run(), scheduler.wait(CALL_MS)]);
    call.end = this.#steps++;
    return result;
  }

  wrapDatabase<Database extends D1Database | D1DatabaseSession>(
    database: Database,
    target: CallTarget,
  ): Database {
    return new Proxy(database, {
      get: (original, name) => {
        if (name === 'withSession' && 'withSession' in original) {
          return (constraint: string) => this.wrapDatabase(original.withSession(constraint), 'nearest');
        }
        if (name === 'prepare') {
          return (query: string) => this.#wrapStatement(original.prepare(query), target);
        }
        if (name === 'batch') {
          return (list: D1PreparedStatement[]) => {
            const statements = list.map((one) => this.#statements.get(one) ?? one);
            return this.#record(target, () => original.batch(statements));
          };
        }
        const value = Reflect.get(original, name);
        return typeof value === 'function' ? value.bind(original) : value;
      },
    });
  }

  #wrapStatement(statement: D1PreparedStatement, target: CallTarget): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get: (original, name) => {
        const method = Reflect.get(original, name);
        if (typeof method !== 'function') return method;
        if (name === 'bind') {
          return (...values: unknown[]) => this.#wrapStatement(original.bind(...values), target);
        }
        return (...args: unknown[]) =>
          this.#record(target, () => Reflect.apply(method, original, args) as Promise<unknown>);
      },
    });
    this.#statements.set(wrapped, statement);
    return wrapped;
  }

  wrapObjects(namespace: DurableObjectNamespace, target: CallTarget): DurableObjectNamespace {
    const wrapStub = (stub: DurableObjectStub) =>
      new Proxy(stub, {
        get: (object, name) => {
          const call = Reflect.get(object, name) as (...args: unknown[]) => Promise<unknown>;
          return (...args: unknown[]) => this.#record(target, () => call(...args));
        },
      });
    return new Proxy(namespace, {
      get: (original, name) =>
        name === 'getByName'
          ? (id: string) => wrapStub(original.getByName(id))
          : Reflect.get(original, name).bind(original),
    });
  }
}
