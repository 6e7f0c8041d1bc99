import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { dropOwnerGrants } from './grants.ts';
import { deleteBrowserSession } from './sessions.ts';

/** Not cookies, since grants for other people's projects are kept. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/** Ends this browser's session, drops its owner grants, and clears its caches and storage. */
export async function signOut(c: Context<AppEnv>) {
  await deleteBrowserSession(c);
  await dropOwnerGrants(c);
  c.header('Clear-Site-Data', CLEAR_SITE_DATA);
}
