import type { Context } from 'hono';
import {
  confirmEmail,
  findEmailSubscription,
  unsubscribeEmail,
} from '../db/itinerary/notices/notice-subscriptions.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { toProjectId } from '../domain/itinerary/project-number.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { readNoticeToken } from '../domain/notices/notice-token.ts';
import { type AppEnv, factory, openItineraryOf } from '../http/context.ts';
import { respondWithTranslated as respond } from '../http/notice-page.ts';
import { forgetRule, toConfirmationRule } from '../http/rate-limits.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

const toExpiredPage = (): NoticePage => ({ title: t('linkExpired'), text: t('linkExpiredText') });

/**
 * The pages behind the links of emails to guests. Opening one changes nothing, since email scanners open links; the
 * button posts, as do email clients that unsubscribe in one click (RFC 8058), with any body.
 */
export const notificationPageRoutes = factory
  .createApp()
  .use('/notifications/*', noStore)
  .get('/notifications/:token', async (c) => {
    const found = await findSubscription(c);
    if (found?.kind === 'unsubscribe') {
      return found.subscription
        ? respond(c, () => toUnsubscribePage(found.name))
        : respond(c, toUnsubscribedPage);
    }
    if (!found?.subscription) return respond(c, toExpiredPage, 404);
    if (found.subscription.confirmedAt !== null) return respond(c, () => toConfirmedPage(found));
    return respond(c, () => ({
      title: t('getEmailsTitle'),
      text: t('getEmailsText', { name: found.name }),
      action: t('confirm'),
    }));
  })
  .post('/notifications/:token', async (c) => {
    const found = await findSubscription(c);
    if (!found) return respond(c, toExpiredPage, 404);
    const { id, createdAt } = found;
    if (found.kind === 'unsubscribe') {
      await unsubscribeEmail(c.get('db'), id, createdAt);
      return respond(c, toUnsubscribedPage);
    }
    const isConfirmed = await confirmEmail(c.get('db'), id, createdAt, Date.now());
    if (isConfirmed) await allowNextConfirmation(c, found);
    return isConfirmed ? respond(c, () => toConfirmedPage(found)) : respond(c, toExpiredPage, 404);
  });

/** Somebody who unsubscribes and asks again must get another link. */
async function allowNextConfirmation(
  c: Context<AppEnv>,
  { subscription, projectId }: { subscription?: { email: string | null } | undefined; projectId: string },
): Promise<void> {
  const mailbox = `mailbox:${normalizeMailbox(subscription?.email ?? '')}`;
  await forgetRule(c, mailbox, toConfirmationRule(projectId)).catch(() => 0);
}

const toUnsubscribedPage = (): NoticePage => ({ title: t('unsubscribed'), text: t('unsubscribedText') });

const toUnsubscribePage = (name: string): NoticePage => ({
  title: t('unsubscribeAsk'),
  text: t('unsubscribeText', { name }),
  action: t('unsubscribe'),
});

const toConfirmedPage = ({ name, url }: { name: string; url: string }): NoticePage => ({
  title: t('allSet'),
  text: t('allSetText', { name }),
  link: { label: t('openItinerary'), url },
});

/** The subscription that the token in the URL names. Undefined if the token is not ours; no `subscription` if it ended. */
async function findSubscription(c: Context<AppEnv>) {
  const token = await readNoticeToken(c.get('settings'), c.req.param('token') ?? '');
  if (!token || !openItineraryOf(c, toProjectId(token.projectId))) return undefined;
  const { subscription, project } =
    (await findEmailSubscription(c.get('db'), token.id, token.createdAt)) ?? {};
  const name = project?.customTitle ?? project?.name ?? '';
  const { projectId = '' } = project ?? {};
  return { ...token, subscription, name, projectId, url: `/project/${projectId}` };
}
