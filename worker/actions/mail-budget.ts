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

/** Buyers get these, also after asking never to get email. */
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

/** Emails in a day: notices to one subscriber, and all that an itinerary sends to its subscribers. */
const DAILY = { subscriber: 5, paid: 2_000, trial: 100 };
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

type Limiter = Pick<Cloudflare.Env, 'RATE_LIMITER'>;
type MailedProject = Pick<ProjectRow, 'projectId' | 'isPaid' | 'timeZone'>;

/** Passes if it cannot be counted. A `member` that arrives twice is one email. */
const count = async (env: Limiter, subject: string, rule: { name: string; limit: number; member: string }) =>
  (await callDurableObject(() =>
    env.RATE_LIMITER.getByName(subject).hit({ ...rule, windowMs: TWO_DAYS_MS }),
  ).catch(() => 0)) === 0;

const toRuleName = (name: string, { timeZone }: MailedProject, now: number) =>
  `notices/${name}/${toLocalDay(now, timeZone)}`;

/** Counts an email to a subscriber. False if the itinerary has had all of today's. */
export function takeItineraryMail(
  env: Limiter,
  project: MailedProject,
  member: string,
  now: number,
): Promise<boolean> {
  const limit = project.isPaid ? DAILY.paid : DAILY.trial;
  return count(env, `project:${project.projectId}`, { name: toRuleName('all', project, now), limit, member });
}

/**
 * Counts the email of a notice. False if the subscriber or the itinerary has had all of today's; what cannot wait is not
 * counted among the subscriber's.
 */
export async function takeNoticeMail(
  env: Limiter,
  {
    subscription,
    project,
    isUrgent,
    now,
  }: {
    subscription: Pick<NoticeSubscriptionRow, 'id' | 'notifiedSeq' | 'email'>;
    project: MailedProject;
    isUrgent: boolean;
    now: number;
  },
): Promise<boolean> {
  const member = `${subscription.id}/${subscription.notifiedSeq}`;
  const mailbox = `mailbox:${normalizeMailbox(subscription.email ?? '')}`;
  const name = toRuleName(project.projectId, project, now);
  if (!isUrgent && !(await count(env, mailbox, { name, limit: DAILY.subscriber, member }))) return false;
  return takeItineraryMail(env, project, member, now);
}
