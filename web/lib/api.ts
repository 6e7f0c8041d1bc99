import type { ClientRequestOptions, ClientResponse, hc } from 'hono/client';
import type { Api } from '../../worker/app.ts';
import type { ErrorBody } from '../../worker/contract/errors.ts';
import { getReader } from '../../worker/messages/t.ts';

type RequestInput = {
  param?: Record<string, string>;
  query?: Record<string, string | undefined>;
  json?: unknown;
};

/**
 * Typed client of our API, used like `hc<Api>('/').api`. A minimal replacement for Hono's client, which would
 * add to what every guest downloads: JSON bodies only, no forms, sockets or cookies.
 */
export const api = (createClient([]) as ReturnType<typeof hc<Api>>).api;

/** Property access collects path segments; calling sends the request. The last segment is the method (`$get`). */
function createClient(segments: string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_target, segment) => createClient([...segments, String(segment)]),
    apply: (_target, _this, [input, options]: [RequestInput?, ClientRequestOptions?]) =>
      sendRequest(segments.slice(0, -1), String(segments.at(-1)), input, options),
  });
}

/** Sends a request. `address` begins with a slash. */
type Send = (address: string, init: RequestInit) => Promise<Response>;

const sendOnce: Send = async (address, init) => {
  const response = await fetch(address, init);
  const id = response.headers.get('x-request-id');
  if (id && (!response.ok || !requestIds.failed)) requestIds[response.ok ? 'last' : 'failed'] = id;
  return response;
};
const requestIds: { last?: string; failed?: string } = {};

/** The id of the latest failed request, or of the latest one: what feedback is most likely about. */
export const readRequestId = (): string | undefined => requestIds.failed ?? requestIds.last;

type Wrap = (send: Send) => Send;
let wraps: Wrap[] = [];

/** Puts `wrap` between all requests and the network, while a screen can mend refused ones. Returns what ends that. */
export function wrapRequests(wrap: Wrap): () => void {
  wraps = [...wraps, wrap];
  return () => {
    wraps = wraps.filter((other) => other !== wrap);
  };
}

const send: Send = (address, init) => wraps.reduce((inner, wrap) => wrap(inner), sendOnce)(address, init);

function sendRequest(
  segments: string[],
  method: string,
  input: RequestInput = {},
  options: ClientRequestOptions = {},
) {
  const path = segments.map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(input.param?.[segment.slice(1)] ?? '') : segment,
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  const headers = new Headers(options.headers as Record<string, string>);
  if (input.json !== undefined) headers.set('Content-Type', 'application/json');
  return send(`/${path.join('/')}${query.size > 0 ? `?${query}` : ''}`, {
    method: method.slice(1).toUpperCase(),
    headers,
    body: input.json === undefined ? undefined : JSON.stringify(input.json),
    ...options.init,
  });
}

/**
 * An error response. `message` is "status: response text"; `body` is set if the response is one of our errors, and then is in the
 * reader's language.
 */
export class ApiError extends Error {
  readonly status: number;
  body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body?.code === 'string' && typeof body.message === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the body of a successful response. Throws ApiError for any other status, TypeError on network failure. */
export async function unwrap<T>(call: Promise<ClientResponse<T>>): Promise<T> {
  const response = await call;
  if (!response.ok) throw await translate(new ApiError(response.status, await response.text()));
  return (await response.json()) as T;
}

async function translate(error: ApiError): Promise<ApiError> {
  try {
    if (getReader().language !== 'en') await (await import('./error-texts.ts')).translateError(error);
  } catch {
    // Then it is in English.
  }
  return error;
}

/** The server's message for the user, or undefined if there is none (network failure, a proxy's error page). */
export function toServerMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}
