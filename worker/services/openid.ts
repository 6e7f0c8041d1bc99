import * as oauth from 'oauth4webapi';
import type { SignInProblemCode } from '../contract/accounts.ts';
import type { Settings } from './settings.ts';

/** One way to the provider and back. The three random values live in the browser's sealed cookie. */
export type SignInAttempt = { state: string; nonce: string; verifier: string };

/** Whom the provider vouches for. The address is verified, in lower case. */
export type VerifiedIdentity = {
  issuer: string;
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
};

/** A sign-in that came to nothing. `message` is for the log and holds no claim, code or token. */
export class SignInFailure extends Error {
  readonly problem: SignInProblemCode;

  constructor(problem: SignInProblemCode, message: string = problem) {
    super(message);
    this.name = 'SignInFailure';
    this.problem = problem;
  }
}

/** A person waits for each of at most four calls. */
const TIMEOUT_MS = 5_000;
/** Providers change endpoints and keys rarely, and announce both. */
const METADATA_MS = 3_600_000;
const RETRY_MS = 60_000;

type Provider = { server: oauth.AuthorizationServer; readAt: number; keys: oauth.JWKSCacheInput };
/** Public facts, the same for every request of this isolate. */
const providers = new Map<string, Provider>();

export function isSignInConfigured({ OIDC_ISSUER, OIDC_CLIENT_ID }: Settings): boolean {
  return Boolean(OIDC_ISSUER && OIDC_CLIENT_ID);
}

export function createSignInAttempt(): SignInAttempt {
  return {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
}

/** Where the browser goes to sign in (OpenID Connect Core, 3.1.2.1, with PKCE). Throws SignInFailure. */
export async function buildSignInUrl(settings: Settings, attempt: SignInAttempt): Promise<URL> {
  const { client } = requireClient(settings);
  const { server } = await findProvider(settings);
  if (!server.authorization_endpoint) throw new SignInFailure('provider-down', 'no authorization endpoint');
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: client.client_id,
    redirect_uri: toCallbackUrl(settings),
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** Who came back with these parameters of the callback. Throws SignInFailure, and nothing else. */
export async function finishSignIn(
  settings: Settings,
  parameters: URLSearchParams,
  attempt: SignInAttempt,
): Promise<VerifiedIdentity> {
  try {
    return await exchange(settings, parameters, attempt);
  } catch (error) {
    throw toFailure(error);
  }
}

async function exchange(
  settings: Settings,
  parameters: URLSearchParams,
  attempt: SignInAttempt,
): Promise<VerifiedIdentity> {
  const { client, authentication } = requireClient(settings);
  const { server, keys } = await findProvider(settings);
  const checked = oauth.validateAuthResponse(server, client, parameters, attempt.state);
  const options = toOptions(settings);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication(server),
    checked,
    toCallbackUrl(settings),
    attempt.verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, answer, { ...options, [oauth.jwksCache]: keys });
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new SignInFailure('answer-invalid', 'no claims');
  // Conforming providers tell the address here only when it was asked for by name, or not at all.
  const known = claims.email === undefined ? await readUserInfo(settings, server, tokens, claims.sub) : {};
  return toIdentity(claims.iss, claims.sub, { ...claims, ...known });
}

async function readUserInfo(
  settings: Settings,
  server: oauth.AuthorizationServer,
  tokens: oauth.TokenEndpointResponse,
  subject: string,
): Promise<Record<string, unknown>> {
  if (!server.userinfo_endpoint) return {};
  const { client } = requireClient(settings);
  const answer = await oauth.userInfoRequest(server, client, tokens.access_token, toOptions(settings));
  return oauth.processUserInfoResponse(server, client, subject, answer);
}

function toIdentity(issuer: string, subject: string, claims: Record<string, unknown>): VerifiedIdentity {
  const { email, email_verified: isVerified } = claims;
  // Some providers write the boolean as a text.
  if (typeof email !== 'string' || !email.includes('@') || (isVerified !== true && isVerified !== 'true')) {
    throw new SignInFailure('email-unverified');
  }
  const toName = (value: unknown) =>
    typeof value === 'string'
      ? value
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, 80) || null
      : null;
  const [first, ...rest] = (toName(claims.name) ?? '').split(/\s+/);
  return {
    issuer,
    subject,
    email: email.trim().toLowerCase(),
    firstName: toName(claims.given_name) ?? toName(first),
    lastName: toName(claims.family_name) ?? toName(rest.join(' ')),
  };
}

function requireClient(settings: Settings) {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: secret } = settings;
  if (!isSignInConfigured(settings) || !OIDC_CLIENT_ID) throw new SignInFailure('not-configured');
  const authentication = ({
    token_endpoint_auth_methods_supported: methods = [],
  }: oauth.AuthorizationServer) => {
    if (!secret) return oauth.None();
    return methods.includes('client_secret_post')
      ? oauth.ClientSecretPost(secret)
      : oauth.ClientSecretBasic(secret);
  };
  return { client: { client_id: OIDC_CLIENT_ID } satisfies oauth.Client, authentication };
}

async function findProvider(settings: Settings): Promise<Provider> {
  const issuer = settings.OIDC_ISSUER ?? '';
  const known = providers.get(issuer);
  if (known && Date.now() - known.readAt < METADATA_MS) return known;
  try {
    const url = new URL(issuer);
    const answer = await oauth.discoveryRequest(url, toOptions(settings));
    const server = await oauth.processDiscoveryResponse(url, answer);
    const provider = { server, readAt: Date.now(), keys: known?.keys ?? {} };
    providers.set(issuer, provider);
    return provider;
  } catch (error) {
    // An old description of a provider that stumbles is better than none; it is asked again in a minute.
    if (known) {
      providers.set(issuer, { ...known, readAt: Date.now() - METADATA_MS + RETRY_MS });
      return known;
    }
    throw new SignInFailure('provider-down', nameOf(error));
  }
}

const toCallbackUrl = ({ APP_ORIGIN }: Settings) => `${APP_ORIGIN}/api/callback`;

/** Unencrypted only where our own pages are: on one machine. */
const toOptions = ({ APP_ORIGIN }: Settings) => ({
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
  [oauth.allowInsecureRequests]: APP_ORIGIN.startsWith('http:'),
});

/** Failures of the provider pass, answers that do not fit are not believed, and the rest is ours. */
function toFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const name = nameOf(error);
  if (error instanceof oauth.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new SignInFailure('refused');
    const isDown = error.error === 'server_error' || error.error === 'temporarily_unavailable';
    return new SignInFailure(isDown ? 'provider-down' : 'failed', `${name} ${error.error}`);
  }
  if (error instanceof oauth.ResponseBodyError) {
    // The code was used before, or is too old.
    if (error.error === 'invalid_grant') return new SignInFailure('expired');
    return new SignInFailure(error.status >= 500 ? 'provider-down' : 'failed', `${name} ${error.error}`);
  }
  if (!(error instanceof oauth.OperationProcessingError)) return new SignInFailure('provider-down', name);
  const isStatus = error.code === oauth.RESPONSE_IS_NOT_CONFORM || error.code === oauth.RESPONSE_IS_NOT_JSON;
  return new SignInFailure(isStatus ? 'provider-down' : 'answer-invalid', name);
}

/** What a failure is called, without what it carries. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
