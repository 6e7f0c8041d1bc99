/** Makes a call to a database with `run`. `isSession`: any copy may answer it. `queries`: the SQL of its statements. */
export type DatabaseCall = <T>(
  run: () => Promise<T>,
  call: { isBatch: boolean; isSession: boolean; queries: string[] },
) => Promise<T>;

/** A database, with `onCall` around every statement that is run alone, and every batch; also of its sessions. */
export function wrapDatabase(original: D1Database, onCall: DatabaseCall): D1Database {
  const unwrapped = new WeakMap<object, { statement: D1PreparedStatement; query: string }>();

  function wrapStatement(
    statement: D1PreparedStatement,
    query: string,
    isSession: boolean,
  ): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        if (name === 'bind')
          return (...values: unknown[]) => wrapStatement(target.bind(...values), query, isSession);
        const run = (...args: unknown[]) => Reflect.apply(method, target, args) as Promise<unknown>;
        return (...args: unknown[]) =>
          onCall(() => run(...args), { isBatch: false, isSession, queries: [query] });
      },
    });
    unwrapped.set(wrapped, { statement, query });
    return wrapped;
  }

  function wrap<Database extends D1Database | D1DatabaseSession>(
    database: Database,
    isSession: boolean,
  ): Database {
    return new Proxy(database, {
      get(target, name) {
        if (name === 'withSession' && 'withSession' in target) {
          return (constraint: string) => wrap(target.withSession(constraint), true);
        }
        if (name === 'prepare')
          return (query: string) => wrapStatement(target.prepare(query), query, isSession);
        if (name === 'batch') {
          return (list: D1PreparedStatement[]) => {
            const statements = list.map((each) => unwrapped.get(each)?.statement ?? each);
            const queries = list.map((each) => unwrapped.get(each)?.query ?? '');
            return onCall(() => target.batch(statements), { isBatch: true, isSession, queries });
          };
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return wrap(original, false);
}

/** The sum of what the results of a call report; 0 for those without `meta`, for example of a statement that returns one value. */
export function sumMeta(result: unknown, name: 'rows_read' | 'rows_written'): number {
  return [result]
    .flat()
    .reduce<number>((sum, one) => sum + ((one as Partial<D1Result>)?.meta?.[name] ?? 0), 0);
}
