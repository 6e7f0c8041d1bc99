import type { DirectoryDb } from '../db/client.ts';
import { consumeModelCall } from '../db/directory/model-budgets.ts';

/** Model calls per day (UTC). An account needs fewer even on a busy day; `all` caps our costs. */
const DAILY_BUDGET = { account: 40, all: 2_000 };

/** Shared by all visitors who read a plan without an itinerary, so that enough is left for accounts and itineraries. */
const VISITORS_BUDGET = { account: 400, all: DAILY_BUDGET.all };

/** Who pays for a model call: an account, or the itinerary whose hosts pasted or emailed something. */
export type ModelPayer = { userId: number | null; projectId: number | null } | 'visitors';

/** Stands for all visitors in the budget table. Not the id of an account or an itinerary. */
const VISITORS_SUBJECT = Number.MIN_SAFE_INTEGER;

/** Takes a model call from the daily budgets. False if a budget is used up. */
export async function takeModelCall(db: DirectoryDb, payer: ModelPayer, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const budget = payer === 'visitors' ? VISITORS_BUDGET : DAILY_BUDGET;
  return consumeModelCall(db, { subject: toSubject(payer), day }, budget);
}

function toSubject(payer: ModelPayer): number {
  if (payer === 'visitors') return VISITORS_SUBJECT;
  return payer.projectId === null ? (payer.userId ?? 0) : -payer.projectId;
}
