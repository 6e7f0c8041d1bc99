import { env, exports } from 'cloudflare:workers';
import type { Role } from '../contract/projects.ts';
import { sign } from '../domain/access/crypto.ts';
import { formatGrants, type GrantedPerson } from '../domain/access/grants.ts';
import { parseSettings } from '../services/settings.ts';

let browsers = 0;

const isRawBody = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;

/** `body` is set for JSON responses. */
// biome-ignore lint/suspicious/noExplicitAny: response bodies differ by route
export type TestResponse = { status: number; headers: Headers; body: any; text: string };

/** Sends requests to the Worker as a browser would: keeps cookies, sends Fetch Metadata, has its own IP address. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  ip = `198.51.${++browsers >> 8}.${browsers & 255}`;

  /** The request that `send` sends, for tests that call the app directly. */
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
      ...(body !== undefined && { body: isRawBody(body) ? body : JSON.stringify(body) }),
    });
  }

  protected fetch(request: Request): Promise<Response> {
    return exports.default.fetch(request);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse> {
    const response = await this.fetch(this.toRequest(method, path, body, headers));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    // Not text(), which makes workerd warn about image bytes.
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
  patch = (path: string, body?: unknown) => this.send('PATCH', path, body);
  delete = (path: string, body?: unknown) => this.send('DELETE', path, body);

  /** Sets the cookie that a page sets for a visitor. */
  async setVisitor(): Promise<this> {
    const id = crypto.randomUUID();
    this.cookies.set('__Host-visitor', `${id}!${await sign(parseSettings(env), 'visitor', id)}`);
    return this;
  }

  /** Sets a signed grants cookie, skipping the access code. */
  async setGrant(
    projectId: string,
    role: Role,
    version = 1,
    person?: GrantedPerson,
    adminVersion = 1,
  ): Promise<this> {
    const grant = { projectId, role, version, adminVersion, ...(person && { person }) };
    const text = formatGrants([grant], crypto.randomUUID());
    this.cookies.set('__Host-grants', `${text}!${await sign(parseSettings(env), 'grants', text)}`);
    return this;
  }
}
