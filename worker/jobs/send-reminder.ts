import { takeItineraryMail } from '../actions/mail-budget.ts';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import type { ItineraryDb } from '../db/client.ts';
import { openItinerary } from '../db/databases.ts';
import { deleteSubscription } from '../db/itinerary/notices/notices.ts';
import {
  claimReminder,
  findReminder,
  finishReminder,
  finishReminderByEmail,
  readReminderState,
  retryReminder,
} from '../db/itinerary/notices/reminders.ts';
import type { EventRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { NoticeSubscriptionRow, ReminderRow } from '../db/schema/itinerary/notices.ts';
import { renderReminderMail } from '../domain/email/outgoing-emails.ts';
import { describeReminder, toReminderLines } from '../domain/notices/describe-reminder.ts';
import { createNoticeToken, toNoticeUrl } from '../domain/notices/notice-token.ts';
import { isPushEndpoint } from '../domain/notices/push-endpoint.ts';
import { isOnDay, MAX_LATE_MS, toRemindedDay } from '../domain/notices/reminder-times.ts';
import { toEventAnchor } from '../domain/page/event-anchor.ts';
import { isAttending, parseAttendees } from '../domain/schedule/attendees.ts';
import { toIso } from '../domain/time/iso.ts';
import { inLanguage } from '../messages/in-language.ts';
import { DEFAULT_READER } from '../messages/t.ts';

import { readVapidKeys, sendPush } from '../services/push.ts';
import { parseSettings, type Settings } from '../services/settings.ts';
import { toItineraryUrl } from './send-notice.ts';

const HOUR_MS = 3_600_000;
/** Delays after failures of a push service; later than that, the reminder is too late. */
const RETRY_DELAYS_S = [30, 120, 300];

type Sending = {
  env: Cloudflare.Env;
  db: ItineraryDb;
  settings: Settings;
  reminder: ReminderRow;
  subscription: NoticeSubscriptionRow;
  project: ProjectRow;
  events: { id: number; title: string; datetime: string; timeZone: string }[];
  now: number;
};

/**
 * Sends a reminder, unless that was done, it is too late, or there is nothing left that its reader may see and takes part
 * in. Returns the outcome for the log.
 */
export async function sendReminder(
  env: Cloudflare.Env,
  { projectId, reminderId }: { projectId: number; reminderId: number },
  at: number,
): Promise<string> {
  const db = openItinerary(env, projectId);
  const found = await findReminder(db, reminderId);
  if (!found || found.reminder.doneAt !== null) return 'done';
  const { reminder, subscription, project } = found;
  // The scheduled event's clock said that it is due; this machine's may be behind.
  const now = Math.max(at, reminder.dueAt);
  if (now > reminder.dueAt + MAX_LATE_MS) {
    await finishReminder(db, reminder, now);
    return 'too-late';
  }
  if (project.suspendedAt !== null) {
    await finishReminder(db, reminder, now);
    return 'suspended';
  }
  const state = await readReminderState(db, reminder, subscription, project.projectId);
  const isExpired = subscription.expiresAt !== null && subscription.expiresAt <= now;
  if (!state.hasAccess || isExpired || (subscription.onlyMine && !state.person)) {
    await deleteSubscription(db, subscription.id);
    return 'access-ended';
  }
  const events = listReminded(found, state).map((row) => ({
    id: row.id,
    title: row.title,
    datetime: toIso(row.startsAt),
    timeZone: row.timeZone,
  }));
  if (events.length === 0) {
    await finishReminder(db, reminder, now);
    return 'nothing-to-say';
  }
  const sending = { env, db, settings: parseSettings(env), reminder, subscription, project, events, now };
  return subscription.kind === 'email' ? sendByEmail(sending) : sendByPush(sending);
}

type Found = Pick<Sending, 'reminder' | 'subscription' | 'project'>;
type State = Awaited<ReturnType<typeof readReminderState>>;

/** The events that a reminder is about: still then, the reader's if that was chosen, and not declined. */
function listReminded(
  { reminder, subscription, project }: Found,
  { events, person, hasDeclined }: State,
): EventRow[] {
  const { kind, dueAt } = reminder;
  const isWanted = kind === 'hour' ? subscription.remindHour : subscription.remindEvening;
  if (!isWanted) return [];
  const day = toRemindedDay(dueAt, project.timeZone);
  const isThen = (event: EventRow) =>
    kind === 'hour'
      ? event.startsAt === dueAt + HOUR_MS
      : isOnDay(event, day) && (event.endsAt ?? event.startsAt) > dueAt;
  const isTheirs = ({ attendees }: EventRow) =>
    !subscription.onlyMine || (person && isAttending(parseAttendees(attendees), person.name));
  return events.filter((event) => isThen(event) && isTheirs(event) && !hasDeclined(event.id));
}

const writeText = ({ reminder, subscription, project, events }: Sending): string =>
  inLanguage(subscription.reader ?? DEFAULT_READER, () =>
    describeReminder(reminder.kind, events, project.timeZone),
  );

async function sendByPush(sending: Sending): Promise<string> {
  const { env, db, settings, reminder, subscription, project, events, now } = sending;
  const { endpoint, p256dh, auth } = subscription;
  const keys = readVapidKeys(settings);
  if (!keys || !endpoint || !p256dh || !auth || !isPushEndpoint(endpoint, settings.APP_ORIGIN)) {
    await finishReminder(db, reminder, now);
    return 'off';
  }
  if (!(await claimReminder(db, reminder, now))) return 'not-due';
  const [first] = events;
  const tag = `reminder-${project.projectId}-${reminder.id}`;
  const hash = reminder.kind === 'hour' && first ? `#${toEventAnchor(first.id)}` : '';
  const message = {
    title: project.customTitle ?? project.name,
    body: writeText(sending),
    url: toItineraryUrl(settings, project) + hash,
    // A repeated message replaces the first.
    tag,
  };
  const outcome = await sendPush(settings, keys, { endpoint, p256dh, auth }, message, {
    ttlSeconds: reminder.kind === 'hour' ? 3_600 : 12 * 3_600,
    topic: tag.slice(-32),
    isUrgent: reminder.kind === 'hour',
  });
  if (outcome.kind === 'gone') {
    await deleteSubscription(db, subscription.id);
    return 'gone';
  }
  const delay = outcome.kind === 'retry' ? RETRY_DELAYS_S[reminder.attempts] : undefined;
  if (delay === undefined) {
    await finishReminder(db, reminder, now);
    return outcome.kind === 'sent' ? 'sent' : 'gave-up';
  }
  await retryReminder(db, reminder, now + delay * 1000);
  await env.NOTICE_QUEUE.send({ projectId: project.id, reminderId: reminder.id }, { delaySeconds: delay });
  return 'retries';
}

async function sendByEmail({
  env,
  db,
  settings,
  reminder,
  subscription,
  project,
  events,
  now,
}: Sending): Promise<string> {
  if (!(await takeItineraryMail(env, project, `reminder/${reminder.id}`, now))) {
    await finishReminder(db, reminder, now);
    return 'over-limit';
  }
  const { id, projectId, createdAt, email } = subscription;
  const token = await createNoticeToken(settings, { kind: 'unsubscribe', projectId, id, createdAt });
  const rendered = inLanguage(subscription.reader ?? DEFAULT_READER, () =>
    renderReminderMail({
      ...project,
      name: project.customTitle ?? project.name,
      origin: settings.APP_ORIGIN,
      kind: reminder.kind,
      events: toReminderLines(events, project.timeZone),
      url: toItineraryUrl(settings, project),
      unsubscribeUrl: toNoticeUrl(settings.APP_ORIGIN, token),
    }),
  );
  const header = {
    id: `reminder:${reminder.id}:${createdAt}`,
    projectId: project.projectId,
    kind: 'reminder' as const,
    recipient: email ?? '',
  };
  const mail = await sealMail(settings, header, rendered, now);
  if (!(await finishReminderByEmail(db, reminder, mail, now))) return 'not-due';
  await enqueueMails(env, [mail]);
  return 'queued-email';
}
