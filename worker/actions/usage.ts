import { listItineraryDatabases } from '../db/databases.ts';
import { toUtcDay } from '../domain/time/days.ts';

export type StorageUsage = {
  directoryBytes: number;
  itineraries: { name: string; bytes: number }[];
  mailToday: { lane1: number; lane2: number; lane3: number };
  strangersThisHour: number;
};

/** How much is stored, and how much of today's emails and of the budget of callers without an account is used. */
export async function readUsage(env: Cloudflare.Env, now: number): Promise<StorageUsage> {
  const databases = listItineraryDatabases(env);
  const [directoryBytes, mail, strangers, ...bytes] = await Promise.all([
    readBytes(env.DB),
    env.RATE_LIMITER.getByName('mail').readTaken(toUtcDay(now)),
    env.RATE_LIMITER.getByName('strangers').readTaken(new Date(now).toISOString().slice(0, 13)),
    ...databases.map(({ d1 }) => readBytes(d1)),
  ]);
  return {
    directoryBytes,
    itineraries: databases.map(({ binding: name }, index) => ({ name, bytes: bytes[index] ?? 0 })),
    mailToday: { lane1: mail.lane1 ?? 0, lane2: mail.lane2 ?? 0, lane3: mail.lane3 ?? 0 },
    strangersThisHour: Object.values(strangers).reduce((sum, count) => sum + count, 0),
  };
}

/** D1 tells the size of a database with every result. */
const readBytes = async (d1: D1Database): Promise<number> =>
  (await d1.prepare('SELECT 1').run()).meta.size_after ?? 0;
