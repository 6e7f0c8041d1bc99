import { createFactory } from 'hono/factory';
import type { Role } from '../contract/projects.ts';
import type { UserRow } from '../db/account-schema.ts';
import { createDb, type Db } from '../db/client.ts';
import type { ProjectRow } from '../db/schema.ts';
import type { Grant } from '../domain/access/grants.ts';
import type { AppError } from '../errors.ts';
import { parseSettings, type Settings } from '../services/settings.ts';

/** What every request carries, whatever it asks for. */
export type AppEnv = {
  Bindings: Cloudflare.Env;
  Variables: {
    requestId: string;
    settings: Settings;
    db: Db;
    /** The caller's address, or "local" where no edge told one. */
    ip: string;
    /** Grants as the cookie tells them: signed by us, but of what version the project decides. */
    grants: Grant[];
    /** Left by the guard requireUser; only handlers behind it may read it. */
    user: UserRow;
    /** Left by the guards requireViewer and requireAdmin, and by requireEditable; only who is behind one may read it. */
    project: ProjectRow;
    /** Left by the guards requireViewer and requireAdmin. */
    role: Role;
    /** Of the one style element that the page may have, where it has one. */
    styleNonce?: string;
    /** Set by onError, for the log line. */
    failure?: AppError;
  };
};

export const factory = createFactory<AppEnv>();

/** Gives the request its settings, database and address. */
export const withContext = factory.createMiddleware(async (c, next) => {
  c.set('settings', parseSettings(c.env));
  c.set('db', createDb(c.env.DB));
  c.set('ip', toNetwork(c.req.header('cf-connecting-ip')));
  await next();
});

/** An address as limits count it: IPv4 whole, IPv6 by its /64, since a home has that many. */
export function toNetwork(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'local';
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
