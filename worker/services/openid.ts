import * as oauth from 'oauth4webapi';
import type { SignInProblemCode } from '../contract/accounts.ts';
import type { Settings } from './settings.ts';

/** The random values of one sign-in, kept in an encrypted cookie until the callback. */
export type SignInAttempt = { state: string; nonce: string; verifier: string };

/** A person as the provider identified them. `email` is in lower case; the provider may not have verified it. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** A failed sign-in. `message` is for the log and contains no claims, codes or tokens. */
export class SignInFailure extends Error {
  readonly problem: SignInProblemCode;

  constructor(problem: SignInProblemCode, message: string = problem) {
    super(message);
    this.name = 'SignInFailure';
    this.problem = problem;
  }
}

/** Per call, of which a sign-in makes up to four while the user waits. */
const TIMEOUT_MS = 5_000;
const METADATA_TTL_MS = 3_600_000;
const RETRY_MS = 60_000;

type Provider = { server: oauth.AuthorizationServer; readAt: number; keys: oauth.JWKSCacheInput };
/** Cached metadata by issuer. It holds nothing specific to a request. */
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

/** The authorization URL (OpenID Connect Core, 3.1.2.1, with PKCE). Throws SignInFailure. */
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

/** Exchanges the callback's parameters for a verified identity. Throws only SignInFailure. */
export async function finishSignIn(
  settings: Settings,
  parameters: URLSearchParams,
  attempt: SignInAttempt,
): Promise<ProviderIdentity> {
  try {
    return await exchangeCode(settings, parameters, attempt);
  } catch (error) {
    throw toSignInFailure(error);
  }
}

async function exchangeCode(
  settings: Settings,
  parameters: URLSearchParams,
  attempt: SignInAttempt,
): Promise<ProviderIdentity> {
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
  // Not all providers include the email in the ID token.
  const userInfo = claims.email === undefined ? await readUserInfo(settings, server, tokens, claims.sub) : {};
  return toIdentity(claims.iss, claims.sub, { ...claims, ...userInfo });
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

function toIdentity(issuer: string, subject: string, claims: Record<string, unknown>): ProviderIdentity {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || !email.includes('@')) throw new SignInFailure('email-missing');
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
    // Some providers send the boolean as a string.
    emailVerified: isVerified === true || isVerified === 'true',
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
  const cached = providers.get(issuer);
  if (cached && Date.now() - cached.readAt < METADATA_TTL_MS) return cached;
  try {
    const url = new URL(issuer);
    const answer = await oauth.discoveryRequest(url, toOptions(settings));
    const server = await oauth.processDiscoveryResponse(url, answer);
    const provider = { server, readAt: Date.now(), keys: cached?.keys ?? {} };
    providers.set(issuer, provider);
    return provider;
  } catch (error) {
    // Keeps using the cached metadata while discovery fails; tries again in a minute.
    if (cached) {
      providers.set(issuer, { ...cached, readAt: Date.now() - METADATA_TTL_MS + RETRY_MS });
      return cached;
    }
    throw new SignInFailure('provider-down', toErrorName(error));
  }
}

const toCallbackUrl = ({ APP_ORIGIN }: Settings) => `${APP_ORIGIN}/api/callback`;

/** Allows http: only when the app itself runs on it, that is locally. */
const toOptions = ({ APP_ORIGIN }: Settings) => ({
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
  [oauth.allowInsecureRequests]: APP_ORIGIN.startsWith('http:'),
});

function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const name = toErrorName(error);
  if (error instanceof oauth.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new SignInFailure('refused');
    const isDown = error.error === 'server_error' || error.error === 'temporarily_unavailable';
    return new SignInFailure(isDown ? 'provider-down' : 'failed', `${name} ${error.error}`);
  }
  if (error instanceof oauth.ResponseBodyError) {
    // The code was already used or is too old.
    if (error.error === 'invalid_grant') return new SignInFailure('expired');
    return new SignInFailure(error.status >= 500 ? 'provider-down' : 'failed', `${name} ${error.error}`);
  }
  if (!(error instanceof oauth.OperationProcessingError)) return new SignInFailure('provider-down', name);
  const isStatus = error.code === oauth.RESPONSE_IS_NOT_CONFORM || error.code === oauth.RESPONSE_IS_NOT_JSON;
  return new SignInFailure(isStatus ? 'provider-down' : 'answer-invalid', name);
}

/** The error's code or name, without its message, which may hold claims or tokens. */
function toErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
