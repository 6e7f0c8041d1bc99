import type { Context } from 'hono';
import type { Author } from '../contract/history.ts';
import { withChange } from '../db/client.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { can, isGivenBy } from '../domain/access/capabilities.ts';
import type { Viewer } from '../domain/access/grants.ts';
import type { AppEnv } from './context.ts';

/** After the caller's access was checked: the change log names the caller, or with `kind` where the change comes from. */
export function setChangeAuthor(
  c: Context<AppEnv>,
  project: Pick<ProjectRow, 'ownerName'>,
  viewer: Viewer,
  kind?: Author['kind'],
): void {
  const isEditor = can(viewer.access, 'edit-content');
  const author =
    isEditor && !isGivenBy(viewer.access, 'link')
      ? { kind: 'host' as const, name: findHostName(c, project, viewer), person: null }
      : {
          kind: isEditor ? ('cohost' as const) : ('guest' as const),
          name: viewer.person?.name ?? null,
          person: viewer.person?.id ?? null,
        };
  c.set('db', withChange(c.get('db'), { ...author, ...(kind && { kind }) }));
}

/** Null for a host without an account who did not say who they are. */
function findHostName(c: Context<AppEnv>, { ownerName }: Pick<ProjectRow, 'ownerName'>, viewer: Viewer) {
  const { firstName, lastName } = c.get('user') ?? {};
  const accountName = [firstName, lastName].filter(Boolean).join(' ');
  return accountName || (isGivenBy(viewer.access, 'account') ? ownerName : (viewer.person?.name ?? null));
}
