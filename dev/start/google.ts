import { createEmulator } from 'emulate';
import { findFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

/** Of nobody's account at Google. */
const CLIENT = { OIDC_CLIENT_ID: 'foldout-local', OIDC_CLIENT_SECRET: 'foldout-local-secret' };

/** Who may sign in on this machine. Nora owns the demo itinerary. */
const PEOPLE = [
  { email: 'nora@foldout.example', name: 'Nora Lindqvist' },
  { email: 'priya@foldout.example', name: 'Priya Raman' },
  { email: 'sam@foldout.example', name: 'Sam Okafor' },
  { email: 'unverified@foldout.example', name: 'Una Verified', email_verified: false },
];

/** Beside the stand-in for Stripe. */
const toOwnPort = (port: number) => (port < 65_000 ? port + 70 : port - 520);

/** By which subject a provider knows an address. */
export type KnownAccount = { issuer: string; email: string; subject: string };

export type LocalSignIn = {
  settings: LocalSettings;
  /** How to sign in, in words for the card at the end. */
  signInWith: string;
  accounts: KnownAccount[];
  stop: () => Promise<void>;
};

type Options = { port: number; origin: string; env?: NodeJS.ProcessEnv };

/**
 * Who signs people in at a local start, by the environment: OIDC_ISSUER names any OpenID provider, an empty
 * one means nobody. Without it a Google of this machine is started, on a port of its own.
 */
export async function startGoogle({ port, origin, env = process.env }: Options): Promise<LocalSignIn> {
  const { OIDC_ISSUER: elsewhere } = env;
  if (elsewhere !== undefined) {
    const signInWith = elsewhere ? `an account of ${elsewhere}` : 'nothing: OIDC_ISSUER is empty';
    return { settings: {}, signInWith, accounts: [], stop: async () => {} };
  }
  const ownPort = await findFreePort(toOwnPort(port));
  const issuer = `http://127.0.0.1:${ownPort}`;
  const redirectUri = `${origin}/api/callback`;
  const client = { client_id: CLIENT.OIDC_CLIENT_ID, client_secret: CLIENT.OIDC_CLIENT_SECRET };
  const google = await createEmulator({
    service: 'google',
    port: ownPort,
    baseUrl: issuer,
    seed: {
      google: {
        users: PEOPLE,
        oauth_clients: [{ ...client, name: 'Foldout', redirect_uris: [redirectUri] }],
      },
    },
  });
  const accounts = PEOPLE.map(async ({ email }) => {
    return { issuer, email, subject: await readSubject(issuer, redirectUri, email) };
  });
  return {
    settings: { OIDC_ISSUER: issuer, ...CLIENT },
    signInWith: `a Google of this machine: choose ${PEOPLE[0]?.email}, who owns the demo`,
    accounts: await Promise.all(accounts),
    stop: () => google.close(),
  };
}

/** Signs a person in once, as a product would, to see the subject that this start has given to it. */
async function readSubject(issuer: string, redirectUri: string, email: string): Promise<string> {
  const client = { client_id: CLIENT.OIDC_CLIENT_ID, client_secret: CLIENT.OIDC_CLIENT_SECRET };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(issuer + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const agreed = await post('/o/oauth2/v2/auth/callback', {
    email,
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: 'openid email',
  });
  const code = new URL(agreed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const fields = { ...client, code, grant_type: 'authorization_code', redirect_uri: redirectUri };
  const { id_token: token } = (await (await post('/oauth2/token', fields)).json()) as { id_token: string };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
