import { formatItineraryAddress } from '../../email-worker/intake-address.ts';
import type { Db } from '../db/client.ts';
import {
  findItineraryAddress,
  insertItineraryAddress,
  replaceItineraryAddress,
} from '../db/itinerary-addresses.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import { toItineraryBinding } from '../domain/access/reseal.ts';
import type { Settings } from '../services/settings.ts';
import { createIntakeToken, openIntakeToken } from './intake-address.ts';

/**
 * The address whose emails become proposals of a project. Creates it on first use, and renews one that no secret can
 * decrypt. Null if receiving emails is not configured.
 */
export async function readItineraryAddress(
  db: Db,
  settings: Settings,
  projectId: number,
  now: number,
): Promise<string | null> {
  if (!settings.INTAKE_ADDRESS) return null;
  const stored = await findItineraryAddress(db, projectId);
  const token = stored && (await openToken(settings, stored));
  if (token) return formatItineraryAddress(token, settings.INTAKE_ADDRESS);
  if (stored) return renewItineraryAddress(db, settings, projectId, now);
  await insertItineraryAddress(db, (await createAddress(settings, projectId, now)).row);
  const inserted = await findItineraryAddress(db, projectId);
  const first = inserted && (await openToken(settings, inserted));
  return first ? formatItineraryAddress(first, settings.INTAKE_ADDRESS) : null;
}

/** Gives a project a new address; the old one stops working at once. */
export async function renewItineraryAddress(
  db: Db,
  settings: Settings,
  projectId: number,
  now: number,
): Promise<string | null> {
  if (!settings.INTAKE_ADDRESS) return null;
  const { token, row } = await createAddress(settings, projectId, now);
  await replaceItineraryAddress(db, row);
  return formatItineraryAddress(token, settings.INTAKE_ADDRESS);
}

async function createAddress(secrets: Secrets, projectId: number, createdAt: number) {
  const { token, hash, sealed } = await createIntakeToken(secrets, toItineraryBinding(String(projectId)));
  return { token, row: { projectId, hash, sealed, createdAt } };
}

const openToken = (secrets: Secrets, { projectId, sealed }: { projectId: number; sealed: string }) =>
  openIntakeToken(secrets, toItineraryBinding(String(projectId)), sealed);
