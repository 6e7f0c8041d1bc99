import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Whether the browser has the files of a page in its cache, and asks for links to them: web/offline/service-worker.ts. */
export const prefersStyleFiles = (c: Context<AppEnv>): boolean => c.req.header('prefer') === 'style-files';
