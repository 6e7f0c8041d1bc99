import type { ClientRegistrationCallbackOptions, OAuthHelpers } from '@cloudflare/workers-oauth-provider';
import type { Context } from 'hono';
import { createAssistantKeySchema } from '../contract/assistants.ts';
import { findItineraryOfSlot } from '../db/databases.ts';
import {
  deleteAssistantKey,
  findAssistant,
  insertAssistantKey,
  type NewAssistantKey,
} from '../db/itinerary/projects/assistant-keys.ts';
import { hashToken } from '../domain/access/crypto.ts';
import { createLocatedToken, findSlotOfToken } from '../domain/access/located-tokens.ts';
import { readNow } from '../domain/time/clock.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

/** Paths of the authorization server. The first is a page of the app, which asks for consent. */
export const OAUTH_PATHS = {
  authorize: '/connect',
  token: '/oauth/token',
  register: '/oauth/register',
  server: '/.well-known/oauth-authorization-server',
  resource: '/.well-known/oauth-protected-resource',
} as const;

const MAX_REDIRECTS = 10;
const MAX_NAME = 40;
const CODE_SECONDS = 60;
const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 24 * 3_600;
const CLIENT_SECONDS = 90 * 24 * 3_600;
const HOLDER_BYTES = 12;

/** What a token is for (RFC 8707). */
export const toMcpResource = (c: Context<AppEnv>): string => `${c.get('settings').APP_ORIGIN}/mcp`;

let library: typeof import('@cloudflare/workers-oauth-provider') | undefined;

/**
 * The library, which guests should not wait for. Kept, because a request must not wait for an import that another request
 * has begun: the runtime cancels it.
 */
async function loadLibrary() {
  library ??= await import('@cloudflare/workers-oauth-provider');
  return library;
}

/**
 * The authorization server (OAuth 2.1, RFC 8414, RFC 7591) and the environment that it is called with. `secret` is the code
 * or refresh token of the request: each works once.
 */
export async function loadOAuthServer(c: Context<AppEnv>, secret?: string) {
  const { APP_ORIGIN: issuer } = c.get('settings');
  const { OAuthAuthorizationServer, OAuthError } = await loadLibrary();
  const env = { OAUTH_KV: new KeyValueStore(c) };
  const server = new OAuthAuthorizationServer({
    issuer,
    resources: [toMcpResource(c)],
    authorizeEndpoint: `${issuer}${OAUTH_PATHS.authorize}`,
    tokenEndpoint: `${issuer}${OAUTH_PATHS.token}`,
    clientRegistrationEndpoint: `${issuer}${OAUTH_PATHS.register}`,
    accessTokenTTL: ACCESS_SECONDS,
    refreshTokenTTL: REFRESH_SECONDS,
    // Each refresh gives thirty days more.
    refreshTokenIdleTTL: REFRESH_SECONDS,
    clientRegistrationTTL: CLIENT_SECONDS,
    clientRegistrationCallback: refuseManyRedirects,
    tokenExchangeCallback: async ({ userId }) => {
      const problem = await findTokenProblem(c, userId, secret);
      // Deletes the tokens of the connection too.
      if (problem) throw new OAuthError('invalid_grant', { description: problem });
    },
    // The request is logged like every other.
    onError: () => undefined,
  });
  return { server, env };
}

/** Calls of the authorization server for the page that asks for consent, and for calls with a token. */
async function loadOAuthApi(c: Context<AppEnv>): Promise<OAuthHelpers> {
  const { server, env } = await loadOAuthServer(c);
  return server.getOAuthApi(env as never);
}

function refuseManyRedirects({ clientMetadata }: ClientRegistrationCallbackOptions) {
  const { redirect_uris: redirects } = clientMetadata;
  if (!Array.isArray(redirects) || redirects.length <= MAX_REDIRECTS) return undefined;
  return { code: 'invalid_redirect_uri', description: `Register up to ${MAX_REDIRECTS} redirect addresses.` };
}

/** Why a connection gets no token, or undefined. Of parallel requests with a secret, one gets none. */
async function findTokenProblem(
  c: Context<AppEnv>,
  holder: string,
  secret = '',
): Promise<string | undefined> {
  if (!(await findConnectedAssistant(c, holder))) return 'The connection has ended.';
  const key = await toUsedKey(secret);
  const expiresAt = readNow(c.env) + REFRESH_SECONDS * 1000;
  const isFirst = await callDurableObject(() => findStore(c, holder).claim(key, expiresAt));
  return isFirst ? undefined : 'This code or refresh token was used before. The connection has ended.';
}

/**
 * Ends the connection if a code or refresh token that was refused has worked before: somebody else may have it (OAuth 2.1,
 * sections 4.1.3 and 4.3.1). Its key ends too, so that no token which is just being made works.
 */
export async function endIfReused(c: Context<AppEnv>, secret: string): Promise<void> {
  const [holder = ''] = secret.split(':');
  const key = await toUsedKey(secret);
  if ((await callDurableObject(() => findStore(c, holder).read(key))) === null) return;
  const assistant = await findConnectedAssistant(c, holder);
  if (assistant) await deleteAssistantKey(assistant.db, assistant.project.id, assistant.key.id);
}

const toUsedKey = async (secret: string) => `used:${await hashToken(secret)}`;

/** The assistant that a connection stands for, if its key works. `holder` identifies the connection in its tokens. */
async function findConnectedAssistant(c: Context<AppEnv>, holder: string) {
  const db = findItineraryOfSlot(c.env, findSlotOfToken(holder));
  const assistant = db && (await findAssistant(db, await hashHolder(holder)));
  return assistant && { ...assistant, db };
}

/** The prefix keeps a holder from being used as an assistant key, which is hashed without one. */
const hashHolder = (holder: string) => hashToken(`connection:${holder}`);

/** The assistant that an access token stands for, if both work. */
export async function findAssistantByToken(c: Context<AppEnv>, token: string) {
  const { server, env } = await loadOAuthServer(c);
  const valid = await server.validateToken(toMcpResource(c), token, env as never);
  return valid ? findConnectedAssistant(c, valid.userId) : undefined;
}

/**
 * What a client asks for on the page of consent. Throws INVALID_INPUT for a request that must not send the browser anywhere:
 * the address that it names may be an attacker's (RFC 9700, section 4.11.2).
 */
export async function readAssistantRequest(c: Context<AppEnv>, query: string) {
  const { AuthorizationError, authorizationErrorRedirect } = await loadLibrary();
  const oauth = await loadOAuthApi(c);
  const url = `${c.get('settings').APP_ORIGIN}${OAUTH_PATHS.authorize}?${new URLSearchParams(query)}`;
  const request = await oauth.parseAuthRequest(new Request(url)).catch((error: unknown) => {
    throw error instanceof AuthorizationError ? toRequestError(error.description) : error;
  });
  // Clients with a secret too (OAuth 2.1).
  if (!request.codeChallenge) throw toRequestError('PKCE code_challenge is required.');
  const client = await oauth.lookupClient(request.clientId);
  const { host } = new URL(request.redirectUri);
  const denyUrl = authorizationErrorRedirect(request, 'access_denied', 'The host said no.');
  return { request, host, denyUrl, name: toName(client?.clientName) ?? host.slice(0, MAX_NAME) };
}

const toRequestError = (reason: string) =>
  new AppError('INVALID_INPUT', {
    message: `This request of an assistant doesn't work. Start again in the assistant. (${reason})`,
  });

/** The name as the label of a key, or undefined if it cannot be one. */
function toName(text = ''): string | undefined {
  const start = [...text].slice(0, MAX_NAME).join('');
  return createAssistantKeySchema.shape.label.safeParse(start).data;
}

/**
 * Connects a client, as a key of the itinerary. Returns where the browser goes, with a code that works once within a minute,
 * or undefined if the itinerary has all keys that it can have.
 */
export async function connectClient(
  c: Context<AppEnv>,
  request: Awaited<ReturnType<OAuthHelpers['parseAuthRequest']>>,
  key: Omit<NewAssistantKey, 'hash'>,
): Promise<string | undefined> {
  const holder = createLocatedToken(c.get('project').projectId, HOLDER_BYTES);
  const oauth = await loadOAuthApi(c);
  // Without a key the code gives nothing.
  const { redirectTo } = await oauth.completeAuthorization({
    request,
    userId: holder,
    scope: [],
    metadata: null,
    props: null,
    revokeExistingGrants: false,
  });
  const hash = await hashHolder(holder);
  return (await insertAssistantKey(c.get('db'), { ...key, hash }, Date.now())) ? redirectTo : undefined;
}

const findStore = (c: Context<AppEnv>, name: string) => c.env.OAUTH_STORE.getByName(name);

/** The calls of Workers KV that the library makes, on Durable Objects: one for each client and for each connection. */
class KeyValueStore {
  readonly #context: Context<AppEnv>;

  constructor(c: Context<AppEnv>) {
    this.#context = c;
  }

  /** Keys are `client:{id}`, and `grant:{holder}:{grant}` and `token:{holder}:{grant}:{token}` of a connection. */
  #find(key: string) {
    const [kind = '', name = ''] = key.split(':');
    return findStore(this.#context, kind === 'client' ? key : name);
  }

  async get(key: string): Promise<unknown> {
    const value = await callDurableObject(() => this.#find(key).read(key));
    return value === null ? null : JSON.parse(value);
  }

  async put(key: string, value: string, options: { expirationTtl?: number } = {}): Promise<void> {
    const seconds = isCode(value) ? CODE_SECONDS : (options.expirationTtl ?? REFRESH_SECONDS);
    const expiresAt = readNow(this.#context.env) + seconds * 1000;
    await callDurableObject(() => this.#find(key).write(key, value, expiresAt));
  }

  async delete(key: string): Promise<void> {
    await callDurableObject(() => this.#find(key).remove(key));
  }

  async list({ prefix }: { prefix: string }) {
    const keys = await callDurableObject(() => this.#find(prefix).listKeys(prefix));
    return { keys: keys.map((name) => ({ name })), list_complete: true };
  }
}

/** A grant whose code was not used yet. The library would keep it for ten minutes. */
const isCode = (value: string) => 'authCodeWrappedKey' in JSON.parse(value);
