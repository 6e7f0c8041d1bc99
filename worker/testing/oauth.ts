import { exports } from 'cloudflare:workers';
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { hashToken } from '../domain/access/crypto.ts';
import type { TestBrowser } from './browser.ts';
import type { TestItinerary } from './project.ts';

export const ORIGIN = 'http://localhost:8787';
const REDIRECT = 'https://assistant.example/callback';

type StoredClient = Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0];
type StoredTokens = Parameters<OAuthClientProvider['saveTokens']>[0];

let addresses = 0;

/** Sends a request as the server of an assistant does, from an address of its own. */
export function sendToServer(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', `192.0.2.${++addresses % 250}`);
  return exports.default.fetch(new Request(String(url), { ...init, headers }));
}

/** What the official client keeps while it connects. `asked` is the page that it wants to open in the browser. */
export class OfficialClient implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = {
    client_name: 'Claude',
    redirect_uris: [REDIRECT],
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code' as const, 'refresh_token' as const],
    response_types: ['code' as const],
  };
  asked: URL | undefined;
  #client: StoredClient | undefined;
  #tokens: StoredTokens | undefined;
  #verifier = '';
  #discovery: OAuthDiscoveryState | undefined;

  state = () => 'st4te';
  clientInformation = () => this.#client;
  saveClientInformation(client: StoredClient) {
    this.#client = client;
  }
  tokens = () => this.#tokens;
  saveTokens(tokens: StoredTokens) {
    this.#tokens = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }
  codeVerifier = () => this.#verifier;
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovery = state;
  }
  discoveryState = () => this.#discovery;

  /** A transport to the product. */
  createTransport = () =>
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      authProvider: this,
      fetch: (url, init) => sendToServer(url, init as RequestInit),
    });

  /** Connects with the tokens that it has. */
  async connect(): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(this.createTransport());
    return client;
  }
}

/** Says yes on the page that asks for consent. */
export const consent = (
  { host, path }: TestItinerary,
  asked: URL | string,
  fields: object = {},
  browser: TestBrowser = host,
) => browser.post(`${path}/assistant-connections`, { request: new URL(asked, ORIGIN).search, ...fields });

/** A client as connectors register one: what is sent and kept by hand. */
export class Connector {
  readonly verifier = crypto.randomUUID() + crypto.randomUUID();
  readonly redirect: string;
  id = '';
  secret: string | undefined;

  constructor(redirect = REDIRECT) {
    this.redirect = redirect;
  }

  async register(fields: object = {}) {
    const response = await sendToServer(`${ORIGIN}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_name: 'ChatGPT',
        redirect_uris: [this.redirect],
        token_endpoint_auth_method: 'none',
        ...fields,
      }),
    });
    const body = await response.json<{ client_id?: string; client_secret?: string; error?: string }>();
    this.id = body.client_id ?? '';
    this.secret = body.client_secret;
    return { status: response.status, body };
  }

  /** The page that asks for consent, with changed parameters. */
  async ask(fields: Record<string, string> = {}): Promise<string> {
    const parameters = {
      response_type: 'code',
      client_id: this.id,
      redirect_uri: this.redirect,
      code_challenge: await hashToken(this.verifier),
      code_challenge_method: 'S256',
      state: 'st4te',
      resource: `${ORIGIN}/mcp`,
      ...fields,
    };
    return `/connect?${new URLSearchParams(parameters)}`;
  }

  /** The query of the page after a registration. */
  async prepare(): Promise<string> {
    await this.register();
    return new URL(await this.ask(), ORIGIN).search;
  }

  /** Sends a form to the token endpoint. */
  async exchange(fields: Record<string, string>) {
    const form = {
      client_id: this.id,
      ...(this.secret && { client_secret: this.secret }),
      redirect_uri: this.redirect,
      code_verifier: this.verifier,
      ...fields,
    };
    const response = await sendToServer(`${ORIGIN}/oauth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    const body = await response.json<{ access_token: string; refresh_token: string; error?: string }>();
    return { status: response.status, body };
  }

  useCode = (code: string, fields: Record<string, string> = {}) =>
    this.exchange({ grant_type: 'authorization_code', code, ...fields });

  refresh = (token: string, fields: Record<string, string> = {}) =>
    this.exchange({ grant_type: 'refresh_token', refresh_token: token, ...fields });
}

/** Connects a new connector to an itinerary. */
export async function connectConnector(itinerary: TestItinerary, fields: object = {}) {
  const connector = new Connector();
  await connector.register();
  const { body } = await consent(itinerary, await connector.ask(), fields);
  const code = new URL(body.redirectTo).searchParams.get('code') ?? '';
  return { connector, code };
}
