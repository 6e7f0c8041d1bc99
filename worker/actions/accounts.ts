import type { DirectoryDb, ItineraryDb } from '../db/client.ts';
import { listItineraryDatabases, openAllItineraries } from '../db/databases.ts';
import { deleteAccount, readAccount } from '../db/directory/accounts/account.ts';
import { listUntold } from '../db/itinerary/projects/directory-rows.ts';
import { readOwnedItineraries } from '../db/itinerary/projects/owned-itineraries.ts';
import type { UserRow } from '../db/schema/directory/accounts.ts';
import type { ImageRow } from '../db/schema/shared/images.ts';
import { tellDirectory } from '../db/tell-directory.ts';
import { isTemporaryFailure } from '../domain/database-errors.ts';
import { AppError } from '../errors.ts';
import { getPendingContent } from '../services/object-storage.ts';
import { deliverAtOnce } from './deliver-messages.ts';

/**
 * All rows of an account: those in the directory, and its itineraries and notifications in every database. Throws
 * UNAVAILABLE if a database does not answer.
 */
export async function readWholeAccount(env: Cloudflare.Env, directory: DirectoryDb, user: UserRow) {
  const owner = { userId: user.id, email: user.emailVerified ? user.email : null };
  const [account, found] = await Promise.all([
    readAccount(directory, user.id),
    askAll(
      env,
      (db) => readOwnedItineraries(db, owner),
      'We can’t read all of your data right now, so the file would be incomplete. Try again in a few minutes.',
    ),
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

/** Asks every database of itineraries. Throws UNAVAILABLE with `refusal` if one of them does not answer. */
async function askAll<Found>(
  env: Cloudflare.Env,
  ask: (db: ItineraryDb) => Promise<Found>,
  refusal: string,
): Promise<Found[]> {
  try {
    return await Promise.all(openAllItineraries(env).map(ask));
  } catch (cause) {
    if (!isTemporaryFailure(cause)) throw cause;
    throw new AppError('UNAVAILABLE', { message: refusal, retryAfter: 60, cause });
  }
}

/** How many itineraries of one database are sent to the directory before an account is deleted. */
const MAX_TOLD = 20;

/**
 * Deletes an account, and at once, or within a minute, what it has in the databases of itineraries. Returns the images
 * whose files are to be deleted. Throws UNAVAILABLE if a database does not answer; nothing is deleted then.
 */
export async function removeAccount(
  env: Cloudflare.Env,
  directory: DirectoryDb,
  user: UserRow,
  itineraries: 'delete' | 'keep',
  now: number,
): Promise<ImageRow[]> {
  // The directory decides by what it knows: one that was created a moment ago must be among its itineraries.
  await askAll(
    env,
    async (db) => {
      for (const projectNumber of await listUntold(db, MAX_TOLD)) await tellDirectory(env, projectNumber);
    },
    'We can’t reach all of your itineraries right now, so nothing was deleted. Try again in a few minutes.',
  );
  const bindings = listItineraryDatabases(env).map(({ binding }) => binding);
  const unused = await deleteAccount(directory, user, itineraries, bindings, now);
  await deliverAtOnce(env, directory, now);
  return unused;
}
