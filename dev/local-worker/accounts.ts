import { and, eq, inArray, like, max } from 'drizzle-orm';
import { z } from 'zod';
import { deliverAtOnce } from '../../worker/actions/deliver-messages.ts';
import type { DirectoryDb } from '../../worker/db/client.ts';
import { claimItineraries } from '../../worker/db/directory/itineraries.ts';
import { users } from '../../worker/db/schema/directory/accounts.ts';
import { DEMO } from './demo.ts';

const knownAccounts = z.array(z.object({ issuer: z.url(), email: z.email(), subject: z.string().min(1) }));

/**
 * The Google emulator gives its users new subjects at each start. Updates the stored accounts, so that users find
 * their itineraries again.
 */
export async function updateAccountSubjects(db: DirectoryDb, body: string): Promise<void> {
  for (const { issuer, email, subject } of knownAccounts.parse(JSON.parse(body || '[]'))) {
    const isStored = and(eq(users.email, email), like(users.issuer, 'http://127.0.0.1:%'));
    const newest = db
      .select({ id: max(users.id) })
      .from(users)
      .where(isStored);
    await db
      .update(users)
      .set({ issuer, subject })
      .where(inArray(users.id, newest as never));
  }
}

/** Creates the account of the demo's owner before the first sign-in, so that it can receive emails. */
export async function addDemoAccount(
  env: Cloudflare.Env,
  db: DirectoryDb,
  body: string,
  now: number,
): Promise<void> {
  const owner = knownAccounts.parse(JSON.parse(body || '[]')).find(({ email }) => email === DEMO.ownerEmail);
  if (!owner) return;
  const [firstName = '', lastName = ''] = DEMO.ownerName.split(' ');
  const row = { ...owner, firstName, lastName, createdAt: now, signedInAt: now };
  const user = await db.insert(users).values(row).onConflictDoNothing().returning().get();
  if (user && (await claimItineraries(db, user, now))) await deliverAtOnce(env, db, now);
}
