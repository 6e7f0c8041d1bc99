import type { Fault } from './worker/faults.ts';

/** A response. Status 0 means that the connection broke, so the request may or may not have taken effect. */
export type ClientResponse = { status: number; body: unknown; text: string; headers: Headers };

/** One browser: its cookies, its IP address and how it connects to the Worker. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly name: string;
  readonly ip: string;
  readonly #server: {
    origin: () => string;
    onResponse: (client: Client, path: string, response: ClientResponse) => void;
  };

  constructor(
    name: string,
    ip: string,
    server: {
      origin: () => string;
      onResponse: (client: Client, path: string, response: ClientResponse) => void;
    },
  ) {
    this.name = name;
    this.ip = ip;
    this.#server = server;
  }

  /** What every request of this browser carries: its address and its cookies. */
  toHeaders(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'cf-connecting-ip': this.ip, ...(cookie && { cookie }) };
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    {
      faults = [],
      headers = {},
      timeoutMs = 20_000,
    }: { faults?: Fault[]; headers?: Record<string, string>; timeoutMs?: number } = {},
  ): Promise<ClientResponse> {
    const isBytes = body instanceof Uint8Array;
    let received: ClientResponse;
    try {
      const response = await fetch(`${this.#server.origin()}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...this.toHeaders(),
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
          ...(faults.length > 0 && { 'x-chaos-faults': JSON.stringify(faults) }),
          ...headers,
        },
        ...(body !== undefined && {
          body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
        }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
        if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
      const text = await response.text();
      received = { status: response.status, text, body: parseJson(text), headers: response.headers };
    } catch {
      received = { status: 0, text: '', body: undefined, headers: new Headers() };
    }
    this.#server.onResponse(this, path, received);
    return received;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
