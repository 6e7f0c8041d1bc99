import { takeNoticeMail } from '../actions/mail-budget.ts';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { REVISION_PARAMETER } from '../contract/live.ts';
import type { ItineraryDb } from '../db/client.ts';
import { openItinerary } from '../db/databases.ts';
import {
  claimNotice,
  deleteSubscription,
  findSubscription,
  finishNotice,
  finishNoticeByEmail,
  postponeNotice,
  readNoticeState,
  retryNotice,
} from '../db/itinerary/notices/notices.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { NoticeSubscriptionRow } from '../db/schema/itinerary/notices.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { LINK_ACCESS } from '../domain/access/capabilities.ts';
import { isCurrentLink } from '../domain/access/grants.ts';
import { renderNoticeMail } from '../domain/email/outgoing-emails.ts';
import { computePublicRevision } from '../domain/itinerary/project-version.ts';
import { describeForEmail, describePush, type PushMessage } from '../domain/notices/describe-notice.ts';
import {
  computeNetChanges,
  findLastEnd,
  listStarts,
  type NetChange,
  type NoticeReader,
} from '../domain/notices/net-changes.ts';
import { createNoticeToken, toNoticeUrl } from '../domain/notices/notice-token.ts';
import { isPushEndpoint } from '../domain/notices/push-endpoint.ts';
import { findNextMorning, findSendTime, isNear } from '../domain/notices/quiet-hours.ts';
import { toEventAnchor } from '../domain/page/event-anchor.ts';
import { log } from '../log.ts';
import { inLanguage } from '../messages/in-language.ts';
import { DEFAULT_READER, t } from '../messages/t.ts';
import { type PushOutcome, readVapidKeys, sendPush } from '../services/push.ts';
import { parseSettings, type Settings } from '../services/settings.ts';

/** Delays after failures: at first a push service that is restarting, in the end one that is down for hours. */
const RETRY_DELAYS_S = [30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];
/** Until an itinerary that was taken down is looked at again. */
const SUSPENDED_WAIT_MS = 24 * 3_600_000;
/** A longer wait is left to the scheduled job. */
const MAX_QUEUED_WAIT_MS = 15 * 60_000;
/** Until another consumer has told of an earlier change. */
const BUSY_MS = 5_000;
/** How long a push service keeps a message for a phone that is off. */
const TTL_S = { min: 3_600, max: 7 * 24 * 3_600 };

type Sending = {
  env: Cloudflare.Env;
  db: ItineraryDb;
  settings: Settings;
  subscription: NoticeSubscriptionRow;
  project: ProjectRow;
  changes: NetChange[];
  /** The newest entry of the log that `changes` include. */
  lastSeq: number;
  /** Some of them cannot wait. */
  isUrgent: boolean;
  now: number;
};

/**
 * Tells a subscriber what changed since it was told last: computed from what it may see now, so that it does not matter
 * which change this message is about, how many there were, or whether the message arrives twice. `onlyUrgent`: only if
 * something cannot wait. Returns the outcome for the log.
 */
export async function sendNotice(
  env: Cloudflare.Env,
  { projectId, subscriptionId }: { projectId: number; subscriptionId: number },
  now: number,
  onlyUrgent = false,
): Promise<string> {
  const db = openItinerary(env, projectId);
  const settings = parseSettings(env);
  const found = await findSubscription(db, subscriptionId);
  if (!found) return 'no-subscription';
  const { subscription, project } = found;
  if (project.suspendedAt !== null) {
    await postponeNotice(db, subscription, now + SUSPENDED_WAIT_MS, now);
    return 'suspended';
  }
  const { hasAccess, person, lastSeq, entries, events, hasDeclined } = await readNoticeState(
    db,
    subscription,
    project.projectId,
  );
  const { onlyMine } = subscription;
  const isExpired = subscription.expiresAt !== null && subscription.expiresAt <= now;
  if (!hasAccess || isExpired || (onlyMine && !person)) {
    await deleteSubscription(db, subscription.id);
    return 'access-ended';
  }
  const changes = computeNetChanges(entries, events, { ...toReader(subscription, person), hasDeclined }, now);
  const isUrgent = changes.some((change) => change.isUrgent);
  if (onlyUrgent && !isUrgent) return 'not-urgent';
  if (changes.length === 0) {
    if (lastSeq > subscription.notifiedSeq) await finishNotice(db, subscription, lastSeq);
    return 'nothing-new';
  }
  const sending = { env, db, settings, subscription, project, changes, lastSeq, isUrgent, now };
  const dueAt = computeDueTime(sending);
  if (dueAt > now) {
    await postponeNotice(db, subscription, dueAt, now);
    await queueAgain(sending, dueAt);
    return 'waits';
  }
  return subscription.kind === 'email' ? sendByEmail(sending) : sendByPush(sending);
}

function toReader(
  { personId, linkVersion, onlyMine }: NoticeSubscriptionRow,
  person: PersonRow | undefined,
): NoticeReader {
  const isLinked =
    personId !== null && linkVersion !== null && isCurrentLink({ id: personId, linkVersion }, person);
  const access = isLinked && person ? LINK_ACCESS[person.role] : 'viewer';
  return { name: person?.name ?? null, access, onlyMine };
}

/** At most one message per window, and none at night, unless it is urgent. */
function computeDueTime({ settings, subscription, project, changes, isUrgent, now }: Sending): number {
  if (isUrgent) return now;
  const windowMs = settings.NOTICE_WINDOW_SECONDS * 1000;
  const freeAt = subscription.lastSentAt === null ? now : subscription.lastSentAt + windowMs;
  return Math.max(freeAt, findSendTime(now, project.timeZone, listStarts(changes)));
}

/** Queues the message again for `at`, unless that is left to the scheduled job. */
async function queueAgain({ env, subscription, isUrgent, now }: Sending, at: number): Promise<void> {
  const wait = at - now;
  if (wait > MAX_QUEUED_WAIT_MS) return;
  const { id: subscriptionId, projectId } = subscription;
  const message = { projectId, subscriptionId, ...(isUrgent && { isUrgent }) };
  await env.NOTICE_QUEUE.send(message, { delaySeconds: Math.ceil(wait / 1000) });
}

async function sendByPush(sending: Sending): Promise<string> {
  const { db, settings, subscription, project, changes, lastSeq, now } = sending;
  const { endpoint, p256dh, auth } = subscription;
  const keys = readVapidKeys(settings);
  if (!keys || !endpoint || !p256dh || !auth || !isPushEndpoint(endpoint, settings.APP_ORIGIN)) {
    await finishNotice(db, subscription, lastSeq);
    return 'off';
  }
  if (!(await claimNotice(db, subscription, now))) {
    // Somebody is sending an earlier change. After a failure, the next try tells everything.
    if (sending.isUrgent && subscription.attempts === 0) await queueAgain(sending, now + BUSY_MS);
    return 'not-due';
  }
  const reader = subscription.reader ?? DEFAULT_READER;
  const tag = `${project.projectId}-${subscription.id}-${subscription.notifiedSeq}`;
  const message: PushMessage = {
    title: project.customTitle ?? project.name,
    body: inLanguage(reader, () => describePush(changes, project.timeZone, now)),
    url: toItineraryUrl(settings, project) + toEventHash(changes),
    tag,
    seq: Math.max(...changes.map(({ seq }) => seq)),
    ...(subscription.personId !== null && { confirm: inLanguage(reader, () => t('gotIt')) }),
  };
  const ttl = Math.round((findLastEnd(changes) - now) / 1000);
  const outcome = await sendPush(settings, keys, { endpoint, p256dh, auth }, message, {
    ttlSeconds: Math.min(Math.max(ttl, TTL_S.min), TTL_S.max),
    // The service keeps the newest message of a topic: one for each message, so that only a repeated one is replaced.
    topic: tag.slice(-32),
    isUrgent: sending.isUrgent || listStarts(changes).some((start) => isNear(start, now)),
  });
  if (outcome.kind === 'sent') {
    await finishNotice(db, subscription, lastSeq, now);
    return 'sent';
  }
  if (outcome.kind === 'gone') {
    await deleteSubscription(db, subscription.id);
    return 'gone';
  }
  return handleFailure(sending, new URL(endpoint).hostname, outcome);
}

async function handleFailure(
  sending: Sending,
  service: string,
  outcome: Exclude<PushOutcome, { kind: 'sent' | 'gone' }>,
): Promise<string> {
  const { db, subscription, lastSeq, now } = sending;
  const { kind, reason } = outcome;
  const delay = kind === 'retry' ? RETRY_DELAYS_S[subscription.attempts] : undefined;
  log({ job: 'push', service, outcome: kind, reason });
  if (delay === undefined) {
    await finishNotice(db, subscription, lastSeq);
    return 'gave-up';
  }
  const wanted = kind === 'retry' ? (outcome.afterSeconds ?? 0) : 0;
  const wait = Math.min(Math.max(delay, wanted), TTL_S.max);
  const at = now + wait * 1000;
  await retryNotice(db, subscription, at);
  await queueAgain(sending, at);
  return 'retries';
}

async function sendByEmail(sending: Sending): Promise<string> {
  const { env, db, settings, subscription, project, changes, lastSeq, now } = sending;
  const kind = sending.isUrgent ? ('urgent-notice' as const) : ('notice' as const);
  if (!(await takeNoticeMail(env, sending))) {
    await postponeNotice(db, subscription, findNextMorning(now, project.timeZone), now);
    return 'waits-for-morning';
  }
  const { id, projectId, createdAt, email, notifiedSeq } = subscription;
  const token = await createNoticeToken(settings, { kind: 'unsubscribe', projectId, id, createdAt });
  const origin = settings.APP_ORIGIN;
  const rendered = inLanguage(subscription.reader ?? DEFAULT_READER, () =>
    renderNoticeMail({
      ...project,
      name: project.customTitle ?? project.name,
      origin,
      changes: changes.map((change) => describeForEmail(change, project.timeZone)),
      url: toItineraryUrl(settings, project),
      unsubscribeUrl: toNoticeUrl(origin, token),
    }),
  );
  const header = {
    id: `${kind}:${id}:${createdAt}:${notifiedSeq}`,
    projectId: project.projectId,
    kind,
    recipient: email ?? '',
  };
  const mail = await sealMail(settings, header, rendered, now);
  if (!(await finishNoticeByEmail(db, subscription, lastSeq, mail, now))) return 'not-due';
  await enqueueMails(env, [mail]);
  return 'queued-email';
}

/** The page must show at least the revision that the notice is about: the nearest copy of the database may be older. */
export const toItineraryUrl = ({ APP_ORIGIN }: Settings, project: ProjectRow) =>
  `${APP_ORIGIN}/project/${project.projectId}?${REVISION_PARAMETER}=${computePublicRevision(project)}`;

/** The event's row on the page, if the message is about one event that is still there. */
function toEventHash([change, ...others]: readonly NetChange[]): string {
  return change && change.kind !== 'removed' && others.length === 0
    ? `#${toEventAnchor(change.eventId)}`
    : '';
}
