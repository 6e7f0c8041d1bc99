import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { dropSessionGrants } from './grants.ts';
import { deleteBrowserSession } from './sessions.ts';

/** Not cookies, since grants for other people's projects are kept. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/** Ends this browser's session, drops the grants that came with it, and clears its caches and storage. */
export async function signOut(c: Context<AppEnv>) {
  await deleteBrowserSession(c);
  await dropSessionGrants(c);
  c.header('Clear-Site-Data', CLEAR_SITE_DATA);
}
