type Counts = { roundTrips: number; rowsRead: number };

/** Wraps a D1 database to count round trips, and rows read where the result has `meta`. */
export function countDatabase(original: D1Database): { database: D1Database; counts: Counts } {
  const counts: Counts = { roundTrips: 0, rowsRead: 0 };
  const unwrapped = new WeakMap<object, D1PreparedStatement>();

  async function count<T>(call: Promise<T>): Promise<T> {
    counts.roundTrips += 1;
    const result = await call;
    for (const { meta } of [result].flat() as D1Result[]) counts.rowsRead += meta?.rows_read ?? 0;
    return result;
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        return (...args: unknown[]) => count(Reflect.apply(method, target, args) as Promise<unknown>);
      },
    });
    unwrapped.set(wrapped, statement);
    return wrapped;
  }

  const wrapDatabase = <Database extends D1Database | D1DatabaseSession>(database: Database): Database =>
    new Proxy(database, {
      get(target, name) {
        if (name === 'withSession' && 'withSession' in target) {
          return (constraint: string) => wrapDatabase(target.withSession(constraint));
        }
        if (name === 'prepare') return (query: string) => wrap(target.prepare(query));
        if (name === 'batch') {
          return (list: D1PreparedStatement[]) =>
            count(target.batch(list.map((statement) => unwrapped.get(statement) ?? statement)));
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { database: wrapDatabase(original), counts };
}
