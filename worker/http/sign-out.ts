import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { dropOwnerGrants } from './grants.ts';
import { endSession } from './sessions.ts';

/** What a browser keeps for an account that is signed out. Cookies stay: guests' rights are not the account's. */
const CLEAR = '"cache", "storage"';

/** Ends this browser's session on the server, and takes away what it opened and what was kept for it. */
export async function logOut(c: Context<AppEnv>) {
  await endSession(c);
  await dropOwnerGrants(c);
  c.header('Clear-Site-Data', CLEAR);
}
