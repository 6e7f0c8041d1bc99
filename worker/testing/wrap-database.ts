/** Makes a call to a database with `run`. `isSession`: any copy may answer it. */
export type DatabaseCall = <T>(
  run: () => Promise<T>,
  call: { isBatch: boolean; isSession: boolean },
) => Promise<T>;

/** A database, with `onCall` around every statement that is run alone, and every batch; also of its sessions. */
export function wrapDatabase(original: D1Database, onCall: DatabaseCall): D1Database {
  const unwrapped = new WeakMap<object, D1PreparedStatement>();

  function wrapStatement(statement: D1PreparedStatement, isSession: boolean): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        if (name === 'bind')
          return (...values: unknown[]) => wrapStatement(target.bind(...values), isSession);
        const run = (...args: unknown[]) => Reflect.apply(method, target, args) as Promise<unknown>;
        return (...args: unknown[]) => onCall(() => run(...args), { isBatch: false, isSession });
      },
    });
    unwrapped.set(wrapped, statement);
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
        if (name === 'prepare') return (query: string) => wrapStatement(target.prepare(query), isSession);
        if (name === 'batch') {
          return (list: D1PreparedStatement[]) => {
            const statements = list.map((statement) => unwrapped.get(statement) ?? statement);
            return onCall(() => target.batch(statements), { isBatch: true, isSession });
          };
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return wrap(original, false);
}

/** The sum of what the results of a call report; 0 for those without `meta`, as of a statement that returns one value. */
export function sumMeta(result: unknown, name: 'rows_read' | 'rows_written'): number {
  return [result]
    .flat()
    .reduce<number>((sum, one) => sum + ((one as Partial<D1Result>)?.meta?.[name] ?? 0), 0);
}
