import { openDirectory } from '../db/databases.ts';
import { isSuppressed } from '../db/directory/suppressions.ts';
import { type Lane, toLaneLimit } from '../db/mail-lanes.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { NoticeSubscriptionRow } from '../db/schema/itinerary/notices.ts';
import type { OutboxRow } from '../db/schema/shared/outbox.ts';
import { describeError } from '../domain/describe-error.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { hashMailbox } from '../domain/email/never-email.ts';
import { toLocalDay, toUtcDay } from '../domain/time/days.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { log } from '../log.ts';
import type { Settings } from '../services/settings.ts';

/** Whoever paid gets these, also after asking never to get email. */
const ALWAYS_SENT: OutboxRow['kind'][] = ['receipt', 'withdrawal', 'report'];

/** True if the recipient asked never to get email from us. */
export async function isUnwanted(
  env: Cloudflare.Env,
  { kind, recipient }: Pick<OutboxRow, 'kind' | 'recipient'>,
): Promise<boolean> {
  if (ALWAYS_SENT.includes(kind)) return false;
  return isSuppressed(openDirectory(env), await hashMailbox(recipient));
}

/**
 * Takes one of the emails that may be sent today, from 80 % on only for lane 1. Passes if they cannot be counted. Logs an
 * alert once, when the later lanes begin to wait.
 */
export async function takeMail(
  env: Pick<Cloudflare.Env, 'RATE_LIMITER'>,
  { MAIL_DAILY_LIMIT: daily }: Settings,
  lane: Lane,
  now: number,
): Promise<boolean> {
  const limit = toLaneLimit(lane, daily);
  try {
    const budget = env.RATE_LIMITER.getByName('mail');
    const taken = await callDurableObject(() => budget.take(toUtcDay(now), `lane${lane}`, limit));
    if (taken === toLaneLimit(3, daily)) log({ alert: 'mail-limit', sent: taken, limit: daily });
    return taken >= 0;
  } catch (error) {
    log({ job: 'mail-budget', error: describeError(error) });
    return true;
  }
}

/** Emails in a day: to one subscriber, and for one itinerary. What is more comes as one email the next morning. */
const DAILY = { subscriber: 5, paid: 2_000, trial: 100 };
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

/** Counts the email. False if the subscriber or the itinerary has had all of today's; passes if it cannot be counted. */
export async function takeNoticeMail(
  env: Pick<Cloudflare.Env, 'RATE_LIMITER'>,
  {
    subscription,
    project,
    now,
  }: {
    subscription: Pick<NoticeSubscriptionRow, 'id' | 'notifiedSeq' | 'email'>;
    project: Pick<ProjectRow, 'projectId' | 'isPaid' | 'timeZone'>;
    now: number;
  },
): Promise<boolean> {
  const day = toLocalDay(now, project.timeZone);
  const limit = project.isPaid ? DAILY.paid : DAILY.trial;
  const toRule = (name: string, max: number) => ({
    name: `notices/${name}/${day}`,
    limit: max,
    windowMs: TWO_DAYS_MS,
    // A message that arrives twice is one email.
    member: `${subscription.id}/${subscription.notifiedSeq}`,
  });
  const hit = (subject: string, rule: ReturnType<typeof toRule>) =>
    callDurableObject(() => env.RATE_LIMITER.getByName(subject).hit(rule)).catch(() => 0);
  const mailbox = `mailbox:${normalizeMailbox(subscription.email ?? '')}`;
  if ((await hit(mailbox, toRule(project.projectId, DAILY.subscriber))) > 0) return false;
  return (await hit(`project:${project.projectId}`, toRule('all', limit))) === 0;
}
