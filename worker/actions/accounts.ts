import type { DirectoryDb } from '../db/client.ts';
import { listItineraryDatabases, openAllItineraries } from '../db/databases.ts';
import { deleteAccount, readAccount } from '../db/directory/accounts/account.ts';
import { listUntold } from '../db/itinerary/projects/directory-rows.ts';
import { readOwnedItineraries } from '../db/itinerary/projects/owned-itineraries.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { tellDirectory } from '../db/tell-directory.ts';
import { getPendingContent } from '../services/object-storage.ts';
import { deliverAtOnce } from './deliver-messages.ts';

/** All rows of an account: those in the directory, and its itineraries and notifications in every database. */
export async function readWholeAccount(env: Cloudflare.Env, directory: DirectoryDb, user: UserRow) {
  const owner = { userId: user.id, email: user.emailVerified ? user.email : null };
  const [account, ...found] = await Promise.all([
    readAccount(directory, user.id),
    ...openAllItineraries(env).map((db) => readOwnedItineraries(db, owner)),
  ]);
  const itineraries = await Promise.all(
    found
      .flatMap((each) => each.itineraries)
      .map(async (each) => ({
        ...each,
        pendingContent: each.isPending ? await getPendingContent(env.MAIL, each.project.projectId) : null,
      })),
  );
  return {
    ...account,
    itineraries: itineraries.sort((a, b) => a.project.createdAt - b.project.createdAt),
    notices: found.flatMap((each) => each.notices),
  };
}

/** Itineraries of one database that the directory is told of before an account is deleted. */
const MAX_TOLD = 20;

/**
 * Deletes an account, and at once, or within a minute, what it has in the databases of itineraries. Returns the images
 * whose files are to be deleted.
 */
export async function removeAccount(
  env: Cloudflare.Env,
  directory: DirectoryDb,
  user: UserRow,
  itineraries: 'delete' | 'keep',
  now: number,
): Promise<ImageRow[]> {
  // The directory decides by what it knows: one that was created a moment ago must be among its itineraries.
  await Promise.all(
    openAllItineraries(env).map(async (db) => {
      for (const projectNumber of await listUntold(db, MAX_TOLD)) await tellDirectory(env, projectNumber);
    }),
  );
  const bindings = listItineraryDatabases(env).map(({ binding }) => binding);
  const unused = await deleteAccount(directory, user, itineraries, bindings, now);
  await deliverAtOnce(env, directory, now);
  return unused;
}
