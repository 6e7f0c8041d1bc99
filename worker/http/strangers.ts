import type { Context } from 'hono';
import { createItineraryDb } from '../db/client.ts';
import { findItineraryD1 } from '../db/databases.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import { describeError } from '../domain/describe-error.ts';
import { readNow } from '../domain/time/clock.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import { isChallengeSolved, readChallenge } from '../services/turnstile.ts';
import type { AppEnv } from './context.ts';
import { hitRule, RATE } from './rate-limits.ts';
import { findUser } from './sessions.ts';

const HOUR_MS = 3_600_000;

/** What the hour's budget is counted by. */
type StrangerAction = 'creation' | 'import' | 'email';

/**
 * Counts what somebody without an account does, in one budget for all of them. Beyond it, and beyond three creations an
 * hour from one address, a challenge has to be solved, if there is one: throws CHALLENGE_REQUIRED, else BUSY. Call it after
 * the limits of the caller, whose refusals use up nothing of it.
 */
export async function requireStrangerBudget(
  c: Context<AppEnv>,
  action: StrangerAction,
  challenge: string | undefined,
): Promise<void> {
  if (await findUser(c)) return;
  const isChallenged = await isManyFromHere(c, action);
  if (isChallenged) await requireChallenge(c, challenge);
  if ((await takeFromBudget(c, action)) || (await isHostOfPaid(c))) return;
  if (!readChallenge(c.get('settings'))) throw new AppError('BUSY', { retryAfter: secondsToNextHour(c) });
  if (!isChallenged) await requireChallenge(c, challenge);
}

/** Only counted where a challenge is the way through. */
async function isManyFromHere(c: Context<AppEnv>, action: StrangerAction): Promise<boolean> {
  if (action === 'email' || !readChallenge(c.get('settings'))) return false;
  return (await hitRule(c, `address:${c.get('ip')}`, RATE.unchallenged).catch(() => 0)) > 0;
}

async function requireChallenge(c: Context<AppEnv>, token: string | undefined): Promise<void> {
  const settings = c.get('settings');
  if (token && (await isChallengeSolved(settings, token, c.get('ip')))) return;
  throw new AppError('CHALLENGE_REQUIRED', readChallenge(settings));
}

const toHour = (now: number) => new Date(now).toISOString().slice(0, 13);

/**
 * Counts a registration of an assistant, in a budget over all callers: clients have no account and solve no challenge. It is
 * as large as that of strangers, but their creations do not use it up. Throws BUSY.
 */
export async function requireRegistrationBudget(c: Context<AppEnv>): Promise<void> {
  if (await takeFromBudget(c, 'registration', 'registrations')) return;
  throw new AppError('BUSY', { retryAfter: secondsToNextHour(c) });
}

/** True if there was one left, or if nothing can be counted. Logs an alert once at half of the budget. */
async function takeFromBudget(c: Context<AppEnv>, action: string, name = 'strangers'): Promise<boolean> {
  const limit = c.get('settings').STRANGERS_PER_HOUR;
  try {
    const budget = c.env.RATE_LIMITER.getByName(name);
    const taken = await callDurableObject(() => budget.take(toHour(readNow(c.env)), action, limit));
    if (taken === Math.ceil(limit / 2)) log({ alert: name, thisHour: taken, limit });
    return taken >= 0;
  } catch (error) {
    log({ job: name, error: describeError(error) });
    return true;
  }
}

const secondsToNextHour = (c: Context<AppEnv>) => Math.ceil((HOUR_MS - (readNow(c.env) % HOUR_MS)) / 1000);

/** Asked only beyond the budget, since it reads the projects of the caller's admin grants. */
async function isHostOfPaid(c: Context<AppEnv>): Promise<boolean> {
  for (const { projectId, role, adminVersion } of c.get('grants')) {
    if (role === 'viewer') continue;
    const d1 = findItineraryD1(c.env, projectId);
    const project = d1 && (await findProject(createItineraryDb(d1), projectId));
    if (project?.isPaid && project.adminVersion === adminVersion) return true;
  }
  return false;
}
