import type { Context } from 'hono';
import type { z } from 'zod';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { type Notifications, subscribeSchema } from '../contract/notifications.ts';
import {
  deleteSubscriptions,
  insertEmailSubscription,
  insertPushSubscription,
  type NewSubscription,
  readSubscriptions,
} from '../db/itinerary/notices/notice-subscriptions.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import type { NoticeSubscriptionRow } from '../db/schema/itinerary/notices.ts';
import { can } from '../domain/access/capabilities.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { renderNoticeConfirmationMail } from '../domain/email/outgoing-emails.ts';
import { createNoticeToken, toNoticeUrl } from '../domain/notices/notice-token.ts';
import { isPushEndpoint } from '../domain/notices/push-endpoint.ts';
import { isPushKey } from '../domain/notices/web-push.ts';
import { AppError, toFieldError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import {
  hitRule,
  RATE,
  requireAddressRate,
  requireRate,
  requireSharedRate,
  toConfirmationRule,
} from '../http/rate-limits.ts';
import { readReader } from '../http/reader.ts';
import { requireStrangerBudget } from '../http/strangers.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId, findVisitorId } from '../http/visitors.ts';
import { inLanguage } from '../messages/in-language.ts';
import { toSubscription } from '../serializers/subscription.ts';
import { readVapidKeys } from '../services/push.ts';

type Input = z.output<typeof subscribeSchema>;
type PushInput = Extract<Input, { kind: 'push' }>['subscription'];

/** Who is told about changes of an itinerary. Hosts learn how many, but not who. */
export const notificationRoutes = factory
  .createApp()
  .get('/projects/:projectId/notifications', requireCan('read'), async (c) => {
    const { mine, count } = await readSubscriptions(c.get('db'), c.get('project').id, await findVisitorId(c));
    const isHost = can(c.get('viewer').access, 'manage-people');
    return c.json<Notifications>({ mine: mine.map(toSubscription), count: isHost ? count : null });
  })
  .post('/projects/:projectId/notifications', requireCan('read'), jsonBody(subscribeSchema), async (c) => {
    const input = c.req.valid('json');
    await requireSharedRate(c, RATE.subscriptions);
    const subscription = await toNewSubscription(c, input);
    if (input.kind === 'push') {
      await subscribePush(c, subscription, input.subscription);
      return c.json({ success: true as const }, 201);
    }
    await subscribeEmail(c, subscription, input);
    return c.json({ success: true as const }, 202);
  })
  .delete('/projects/:projectId/notifications', requireCan('read'), async (c) => {
    const visitorId = await findVisitorId(c);
    if (visitorId) await deleteSubscriptions(c.get('db'), c.get('project').id, visitorId);
    return c.json({ success: true as const });
  });

/** The caller with the access it has now: by personal link, or as a viewer by the present access code. */
async function toNewSubscription(
  c: Context<AppEnv>,
  { onlyMine, reminders }: Input,
): Promise<NewSubscription> {
  const { id: projectId, grantVersion } = c.get('project');
  const { person } = c.get('viewer');
  if (onlyMine && !person) throw new AppError('IDENTITY_REQUIRED');
  const linkVersion = person?.linked ? (c.get('person')?.linkVersion ?? null) : null;
  return {
    projectId,
    visitorId: await ensureVisitorId(c),
    onlyMine,
    reminders: reminders && { remindEvening: reminders.evening, remindHour: reminders.hour },
    personId: person?.id ?? null,
    linkVersion,
    grantVersion: linkVersion === null ? grantVersion : null,
    reader: readReader(c),
  };
}

async function subscribePush(c: Context<AppEnv>, subscription: NewSubscription, push: PushInput) {
  const settings = c.get('settings');
  if (!readVapidKeys(settings)) throw new AppError('NOT_CONFIGURED');
  const { endpoint, expirationTime } = push;
  if (!isPushEndpoint(endpoint, settings.APP_ORIGIN)) {
    throw toFieldError('subscription.endpoint', 'This browser’s push service isn’t supported.');
  }
  const keys = { p256dh: push.keys.p256dh.replace('=', ''), auth: push.keys.auth.replace('==', '') };
  if (!(await isPushKey(keys))) throw toFieldError('subscription.keys', 'This value isn’t valid.');
  const target = { endpoint, ...keys, expiresAt: expirationTime ?? null };
  if (!(await insertPushSubscription(c.get('db'), subscription, target, Date.now())))
    throw toFullSubscriptionsError();
}

/** Sends a confirmation email, unless this browser confirmed the address before. */
async function subscribeEmail(
  c: Context<AppEnv>,
  subscription: NewSubscription,
  { email: address, challenge }: Extract<Input, { kind: 'email' }>,
) {
  const db = c.get('db');
  const { mine } = await readSubscriptions(db, subscription.projectId, subscription.visitorId);
  const isConfirmed = mine.some(({ email, confirmedAt }) => email === address && confirmedAt !== null);
  // Asking for the same address again gets the same answer, but no second email.
  const isAsked = !isConfirmed && (await wasAskedToConfirm(c, address));
  if (!isConfirmed && !isAsked) {
    await requireAddressRate(c, RATE.confirmations);
    const { projectId, isPaid } = c.get('project');
    const ofProject = isPaid ? RATE.confirmationsOfPaid : RATE.confirmationsOfProject;
    await requireRate(c, `project:${projectId}`, ofProject);
    await requireRate(c, `mailbox:${normalizeMailbox(address)}`, RATE.confirmationsByMailbox);
    if (!isPaid) await requireStrangerBudget(c, 'email', challenge);
  }
  const row = await insertEmailSubscription(db, subscription, address, Date.now());
  if (!row) throw toFullSubscriptionsError();
  if (row.confirmedAt !== null || isAsked) return;
  const rule = toConfirmationRule(c.get('project').projectId);
  // If two requests arrive at once, only one sends.
  if ((await hitRule(c, `mailbox:${normalizeMailbox(address)}`, rule)) === 0) {
    await sendConfirmation(c, row, address);
  }
}

/** Whether an address was asked in the last 90 days to confirm for this itinerary, and did not. */
async function wasAskedToConfirm(c: Context<AppEnv>, address: string): Promise<boolean> {
  const rule = { ...toConfirmationRule(c.get('project').projectId), isCheckOnly: true };
  return (await hitRule(c, `mailbox:${normalizeMailbox(address)}`, rule)) > 0;
}

async function sendConfirmation(
  c: Context<AppEnv>,
  { id, projectId, createdAt }: NoticeSubscriptionRow,
  recipient: string,
): Promise<void> {
  const [settings, project, now] = [c.get('settings'), c.get('project'), Date.now()];
  const token = await createNoticeToken(settings, { kind: 'confirm', projectId, id, createdAt });
  const content = {
    ...project,
    name: project.customTitle ?? project.name,
    origin: settings.APP_ORIGIN,
    confirmUrl: toNoticeUrl(settings.APP_ORIGIN, token),
  };
  const rendered = inLanguage(readReader(c), () => renderNoticeConfirmationMail(content));
  const header = {
    id: `notice-confirmation:${id}:${now}`,
    projectId: project.projectId,
    kind: 'notice-confirmation' as const,
    recipient,
  };
  const mail = await sealMail(settings, header, rendered, now);
  await insertOutboxMail(c.get('db'), mail);
  c.executionCtx.waitUntil(enqueueMails(c.env, [mail]));
}

const toFullSubscriptionsError = () =>
  new AppError('FULL', { message: 'Too many people already get notifications for this itinerary.' });
