import { createEmulator } from 'emulate';
import { listenOnFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

/** Known to the emulator only. */
const CLIENT = { OIDC_CLIENT_ID: 'foldout-local', OIDC_CLIENT_SECRET: 'foldout-local-secret' };

/** The accounts of the emulator. Nora owns the demo itinerary. */
const USERS = [
  { email: 'nora@foldout.example', name: 'Nora Lindqvist' },
  { email: 'priya@foldout.example', name: 'Priya Raman' },
  { email: 'sam@foldout.example', name: 'Sam Okafor' },
  { email: 'kofi@foldout.example', name: 'Kofi Mensah' },
  { email: 'unverified@foldout.example', name: 'Una Verified', email_verified: false },
];

const toEmulatorPort = (port: number) => (port < 65_000 ? port + 70 : port - 520);

/** The subject under which a provider knows an email address. */
export type KnownAccount = { issuer: string; email: string; subject: string };

export type LocalSignIn = {
  settings: LocalSettings;
  /** How to sign in, for the printed summary. */
  signIn: string;
  accounts: KnownAccount[];
  stop: () => Promise<void>;
};

type Options = { port: number; origin: string; env?: NodeJS.ProcessEnv };

/**
 * Sign-in of `npm start`. OIDC_ISSUER names an OpenID provider, or turns sign-in off if it is empty. Without it this
 * starts a Google emulator on its own port.
 */
export async function startGoogle({ port, origin, env = process.env }: Options): Promise<LocalSignIn> {
  const { OIDC_ISSUER: configured } = env;
  if (configured !== undefined) {
    const signIn = configured ? `with an account at ${configured}` : 'off: OIDC_ISSUER is empty';
    return { settings: {}, signIn, accounts: [], stop: async () => {} };
  }
  const redirectUri = `${origin}/api/callback`;
  const client = { client_id: CLIENT.OIDC_CLIENT_ID, client_secret: CLIENT.OIDC_CLIENT_SECRET };
  const clients = [{ ...client, name: 'Foldout', redirect_uris: [redirectUri] }];
  const seed = { google: { users: USERS, oauth_clients: clients } };
  const { google, issuer } = await listenOnFreePort(toEmulatorPort(port), async (found) => {
    const issuer = `http://127.0.0.1:${found}`;
    return {
      issuer,
      google: await createEmulator({ service: 'google', port: found, baseUrl: issuer, seed }),
    };
  });
  const accounts = USERS.map(async ({ email }) => {
    return { issuer, email, subject: await readSubject(issuer, redirectUri, email) };
  });
  return {
    settings: { OIDC_ISSUER: issuer, ...CLIENT },
    signIn: `choose ${USERS[0]?.email}, the owner of the demo`,
    accounts: await Promise.all(accounts),
    stop: () => google.close(),
  };
}

/** Signs a user in once to find out the subject, which is new at each start. */
async function readSubject(issuer: string, redirectUri: string, email: string): Promise<string> {
  const client = { client_id: CLIENT.OIDC_CLIENT_ID, client_secret: CLIENT.OIDC_CLIENT_SECRET };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(issuer + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const consent = await post('/o/oauth2/v2/auth/callback', {
    email,
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: 'openid email',
  });
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const fields = { ...client, code, grant_type: 'authorization_code', redirect_uri: redirectUri };
  const { id_token: token } = (await (await post('/oauth2/token', fields)).json()) as { id_token: string };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
