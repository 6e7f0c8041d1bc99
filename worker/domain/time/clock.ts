const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `at`, or now, in epoch milliseconds as jobs and limits see it: CLOCK_OFFSET_SECONDS later in local mode, so that rules
 * which take days can be tried.
 */
export function readNow(env: object, at = Date.now()): number {
  const offset = Number(Reflect.get(env, 'CLOCK_OFFSET_SECONDS') ?? 0);
  if (!offset || !Number.isFinite(offset)) return at;
  const { hostname } = new URL(String(Reflect.get(env, 'APP_ORIGIN')));
  return LOCAL_HOSTS.has(hostname) ? at + offset * 1000 : at;
}
