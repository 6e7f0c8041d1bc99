import type { ClientRequestOptions, hc } from 'hono/client';
import type { Api } from '../../worker/app.ts';

type Input = {
  param?: Record<string, string>;
  query?: Record<string, string | undefined>;
  json?: unknown;
};

/**
 * `hc<Api>` by its types; what runs is these few lines, as our calls need no forms, sockets or cookies and a
 * guest waits for every kilobyte. The steps down to a call spell its path, the last one, `$get`, its method.
 */
export const client = follow([]) as ReturnType<typeof hc<Api>>;

function follow(steps: string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_target, step) => follow([...steps, String(step)]),
    apply: (_target, _this, [input, options]: [Input?, ClientRequestOptions?]) =>
      call(steps.slice(0, -1), String(steps.at(-1)), input, options),
  });
}

function call(steps: string[], method: string, input: Input = {}, options: ClientRequestOptions = {}) {
  const path = steps.map((step) =>
    step.startsWith(':') ? encodeURIComponent(input.param?.[step.slice(1)] ?? '') : step,
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  const headers = new Headers(options.headers as Record<string, string>);
  if (input.json !== undefined) headers.set('Content-Type', 'application/json');
  return fetch(`/${path.join('/')}${query.size > 0 ? `?${query}` : ''}`, {
    method: method.slice(1).toUpperCase(),
    headers,
    body: input.json === undefined ? undefined : JSON.stringify(input.json),
    ...options.init,
  });
}
