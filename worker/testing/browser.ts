import { env, exports } from 'cloudflare:workers';
import type { Role } from '../contract/projects.ts';
import { sign } from '../domain/access/crypto.ts';
import { formatGrants } from '../domain/access/grants.ts';
import { parseSettings } from '../services/settings.ts';

let addresses = 0;

const isReady = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;

/** What came back: the status, the headers, and the body parsed where it is JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests read what the wire says
export type TestResponse = { status: number; headers: Headers; body: any; text: string };

/** A browser on the real Worker: keeps cookies, sends what a page of ours would send, from an address of its own. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  ip = `198.51.${++addresses >> 8}.${addresses & 255}`;

  /** What `send` sends, for a test that calls the app itself. */
  toRequest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Request {
    return new Request(`http://localhost:8787${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'CF-Connecting-IP': this.ip,
        'Sec-Fetch-Site': 'same-origin',
        ...(this.cookies.size > 0 && {
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse> {
    const response = await exports.default.fetch(this.toRequest(method, path, body, headers));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    // Not text(): a picture's bytes are none, and the runtime says so aloud.
    const text = new TextDecoder().decode(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('PUT', path, body, headers);
  delete = (path: string, body?: unknown) => this.send('DELETE', path, body);

  /** Holds a right without having asked for it, as a test's short cut. */
  async setGrant(projectId: string, role: Role, version = 1): Promise<this> {
    const text = formatGrants([{ projectId, role, version }]);
    this.cookies.set('__Host-grants', `${text}!${await sign(parseSettings(env).APP_SECRET, 'grants', text)}`);
    return this;
  }
}
