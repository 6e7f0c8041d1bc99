import type { Db } from '../db/client.ts';
import { findItineraryDatabase, openDirectory, openItinerary } from '../db/databases.ts';
import { countCouponUse, deleteReservation } from '../db/directory/coupons.ts';
import { forgetAddress } from '../db/itinerary/notices/notice-subscriptions.ts';
import { deleteOwnedProject } from '../db/itinerary/projects/deleted-projects.ts';
import { claimUnowned, endOwnership } from '../db/itinerary/projects/ownership.ts';
import { deleteMessage, LEASE_MS, listDueMessages, postponeMessage } from '../db/messages.ts';
import { tellDirectory } from '../db/tell-directory.ts';
import { describeError } from '../domain/describe-error.ts';
import type { DatabaseMessage } from '../domain/itinerary/database-messages.ts';
import { log } from '../log.ts';
import { finishAcceptances } from './accept-for-account.ts';

/**
 * Tells other databases what `from` decided: all messages that are due, or with `isFresh` also those that a request has just
 * written. One that fails is tried again later, and does not stop the others. Returns how many failed.
 */
export async function deliverMessages(
  env: Cloudflare.Env,
  from: Db,
  now: number,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<{ due: number; failed: number }> {
  const due = await listDueMessages(from, isFresh ? now + LEASE_MS : now);
  let failed = 0;
  for (const row of due) {
    try {
      await deliver(env, row.body, now);
      await deleteMessage(from, row.id);
    } catch (error) {
      failed++;
      const { kind } = row.body;
      log({ job: 'database-messages', kind, error: describeError(error) });
      await postponeMessage(from, row, now);
    }
  }
  return { due: due.length, failed };
}

/** `deliverMessages` for what a request has just written. Never throws: the scheduled job tries again. */
export async function deliverAtOnce(env: Cloudflare.Env, from: Db, now: number): Promise<void> {
  await deliverMessages(env, from, now, { isFresh: true }).catch((error: unknown) => {
    log({ job: 'database-messages', error: describeError(error) });
  });
}

async function deliver(env: Cloudflare.Env, message: DatabaseMessage, now: number): Promise<void> {
  switch (message.kind) {
    case 'coupon-used':
      return countCouponUse(openDirectory(env), { ...message, now: message.at });
    case 'coupon-freed':
      return deleteReservation(openDirectory(env), message.reservation);
    case 'forget-address': {
      const db = findItineraryDatabase(env, message.binding);
      return db && forgetAddress(db, message.email);
    }
    case 'accept':
      return finishAcceptances(env, [message], now);
    default:
      return changeOwner(env, message, now);
  }
}

type OwnerMessage = Extract<DatabaseMessage, { userId: number }>;

async function changeOwner(env: Cloudflare.Env, message: OwnerMessage, now: number): Promise<void> {
  const { kind, projectNumber, userId } = message;
  const db = openItinerary(env, projectNumber);
  if (kind === 'claim') await claimUnowned(db, projectNumber, { id: userId, email: message.email });
  else if (kind === 'release') await endOwnership(db, projectNumber, userId);
  else await deleteOwnedProject(db, projectNumber, userId, now);
  await tellDirectory(env, projectNumber);
}
