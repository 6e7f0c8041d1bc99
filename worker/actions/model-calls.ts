import type { Db } from '../db/client.ts';
import { consumeModelCall } from '../db/mails.ts';

/** Model calls per day (UTC). An account needs fewer even on a busy day; `all` caps our costs. */
const DAILY_BUDGET = { account: 40, all: 2_000 };

/** Who pays for a model call: an account, or the itinerary whose hosts pasted or emailed something. */
export type ModelPayer = { userId: number | null; projectId: number | null };

/** Takes a model call from the daily budgets. `mailId`: the email that it is about. False if a budget is used up. */
export async function takeModelCall(
  db: Db,
  { userId, projectId }: ModelPayer,
  now: Date,
  mailId?: number,
): Promise<boolean> {
  const subject = projectId === null ? (userId ?? 0) : -projectId;
  const day = now.toISOString().slice(0, 10);
  return consumeModelCall(db, { subject, day, mailId: mailId ?? 0 }, DAILY_BUDGET);
}
