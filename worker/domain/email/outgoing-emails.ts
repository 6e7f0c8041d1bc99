import type { CustomColors, Look } from '../../contract/choices.ts';
import { FULL_ACCESS_CENTS } from '../../contract/limits.ts';
import { t } from '../../messages/t.ts';
import type { NoticeLine } from '../notices/describe-notice.ts';
import { withoutAddress } from '../text/address-like.ts';
import { toHarmlessText } from '../text/harmless-text.ts';
import { PRODUCT_LOOK, toEmailLook } from './email-look.ts';
import { type RenderedMail, renderEmail } from './render-email.ts';

/** What all emails about an itinerary need. `origin` has no trailing slash. */
type Itinerary = {
  name: string;
  projectId: string;
  look?: Look | null;
  customColors?: CustomColors | null;
  origin: string;
};

/** `isKnown`: the recipient has confirmed the address or paid, so that the email may have any words of hosts. */
type Recipient = { isKnown?: boolean };

const toTitle = (text: string) => text.replace(/^your/, 'Your');

/** With the name as the recipient may see it: without harmless words of others, the itinerary's id. */
function toUnasked<Shown extends Itinerary & Recipient>(itinerary: Shown) {
  const { name, projectId, isKnown } = itinerary;
  const shown = isKnown ? name : toHarmlessText(name);
  return { ...itinerary, name: shown ?? `your itinerary ${projectId}`, inSubject: shown ?? projectId };
}

const OWNER_REASON = 'You get this email because you own this itinerary.';

/** Sent to the owner of a new itinerary. `shareUrl` carries the access code and the invite key, but no admin code. */
export function renderCodesMail(
  itinerary: Itinerary &
    Recipient & { ownerName: string; accessCode: string; adminCode: string; shareUrl: string },
): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, ownerName, projectId, accessCode, adminCode, shareUrl, origin, isKnown } = shown;
  const greeted = isKnown ? ownerName : toHarmlessText(ownerName);
  return renderEmail({
    subject: nameInSubject('Your itinerary', shown.inSubject),
    preheader: 'Your link, your access code for guests, and your admin code for editing.',
    eyebrow: 'Your itinerary is ready',
    title: toTitle(name),
    paragraphs: [
      greeted ? `Hi ${greeted},` : 'Hi,',
      'Open your itinerary in one tap, and send the same link to your guests. It includes the access code, so they need no account.',
    ],
    button: { label: 'Open itinerary', url: shareUrl, caption: 'Link for your guests:' },
    rows: [
      { label: 'Project ID', value: projectId, isCode: true },
      { label: 'Access code', note: 'For guests (view only)', value: accessCode, isCode: true },
      { label: 'Admin code', note: 'For you and co-hosts (editing)', value: adminCode, isCode: true },
    ],
    notes: [
      'To edit in another browser, open the itinerary, tap Admin and enter the admin code.',
      'Don’t forward this email to guests: anyone with the admin code can edit. Share the link instead.',
    ],
    reason: OWNER_REASON,
    isUnasked: !isKnown,
    look: toEmailLook(shown, origin),
  });
}

/** Sent to the owner after many wrong codes in a day. */
export function renderLockoutMail(itinerary: Itinerary & Recipient & { isPaid: boolean }): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, projectId, isPaid, origin, isKnown } = shown;
  return renderEmail({
    subject: nameInSubject('Suspicious access attempts', shown.inSubject),
    preheader: 'More than 100 wrong codes were entered in the last 24 hours.',
    eyebrow: 'Suspicious access attempts',
    title: toTitle(name),
    paragraphs: [
      'More than 100 wrong codes were entered for this itinerary in the last 24 hours. We limit how often codes can be tried. Guests who already have access are not affected.',
      isPaid
        ? 'To be safe, set a new access code in the admin panel under Security and share it with your guests.'
        : 'To be safe, set a new access code and share it with your guests. With Full Access, you can do this in the admin panel under Security.',
    ],
    button: { label: 'Open itinerary', url: `${origin}/access/${projectId}` },
    rows: [{ label: 'Project ID', value: projectId, isCode: true }],
    notes: [],
    reason: OWNER_REASON,
    isUnasked: !isKnown,
    look: toEmailLook(shown, origin),
  });
}

/**
 * Sent to the owner after the upgrade. `amount` is in US cents, 0 with a coupon for the full price. `paidAt` in epoch
 * milliseconds, shown in `timeZone`. `shareUrl` opens the itinerary in one tap.
 */
export function renderReceiptMail(
  receipt: Itinerary & {
    amount: number;
    couponCode: string | null;
    paidAt: number;
    timeZone: string;
    shareUrl: string;
    /** The page to withdraw from the contract; undefined if nothing was paid. */
    withdrawalUrl?: string | undefined;
  },
): RenderedMail {
  const { name, projectId, amount, couponCode, paidAt, timeZone, shareUrl, withdrawalUrl, origin } = receipt;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(paidAt);
  const total = toUsd(amount);
  return renderEmail({
    subject: nameInSubject('Receipt: Full Access', name),
    preheader: `${total}, one-time payment. There are no further charges.`,
    eyebrow: 'Receipt',
    title: `Full Access for ${name}`,
    paragraphs: [
      'Thank you! You can now add all your events and FAQs, and customize colors, fonts, images and links.',
      'There are no further charges.',
    ],
    button: { label: 'Open itinerary', url: shareUrl },
    rows: [
      { label: 'Full Access', note: 'One-time payment', value: toUsd(FULL_ACCESS_CENTS) },
      ...(couponCode
        ? [{ label: `Coupon ${couponCode}`, value: `-${toUsd(FULL_ACCESS_CENTS - amount)}` }]
        : []),
      { label: 'Total', value: total },
      { label: 'Date', value: date },
      { label: 'Project ID', value: projectId },
    ],
    notes: withdrawalUrl
      ? ['You can withdraw from the contract within 14 days, without giving a reason.']
      : [],
    ...(withdrawalUrl && { links: [{ label: 'Withdraw from the contract', url: withdrawalUrl }] }),
    reason: OWNER_REASON,
    look: toEmailLook(receipt, origin),
  });
}

/** Sent to the owner's earlier address after it was corrected. `undoUrl` works for seven days. */
export function renderAddressMail(
  itinerary: Itinerary & Recipient & { hasNewAccessCode: boolean; hasNewAdminCode: boolean; undoUrl: string },
): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, projectId, hasNewAccessCode, hasNewAdminCode, undoUrl, origin, isKnown } = shown;
  return renderEmail({
    subject: nameInSubject('Owner’s email changed', shown.inSubject),
    preheader: 'We won’t send emails about this itinerary to this address anymore.',
    eyebrow: 'Owner’s email changed',
    title: toTitle(name),
    paragraphs: [
      'The email address of this itinerary’s owner was changed, so we won’t send emails about it to this address anymore.',
      ...(hasNewAdminCode
        ? [
            hasNewAccessCode
              ? 'The codes in our earlier email no longer work.'
              : 'The admin code in our earlier email no longer works.',
          ]
        : []),
      'If this itinerary is yours and you didn’t expect this, undo the change within 7 days. You then get new codes.',
    ],
    button: { label: 'Undo the change', url: undoUrl },
    rows: [{ label: 'Project ID', value: projectId, isCode: true }],
    notes: ['If this itinerary isn’t yours, you can ignore this email.'],
    reason: 'You get this email because this was the address of the itinerary’s owner.',
    isUnasked: !isKnown,
    look: toEmailLook(shown, origin),
  });
}

/** Sent to an address that an account wants to add as an alias. Does not name the account: anybody can enter any address. */
export function renderAliasMail(alias: { email: string; origin: string; token: string }): RenderedMail {
  const { email, origin, token } = alias;
  return renderEmail({
    subject: 'Confirm your email address',
    preheader: 'Confirm it to import confirmation emails that you forward from this address.',
    eyebrow: 'Foldout account',
    title: 'Confirm your email address',
    paragraphs: [
      'Somebody with a Foldout account asked to import confirmation emails sent from this address.',
      'If this was you, sign in to your account and use the button below. It works for 24 hours.',
    ],
    button: { label: 'Confirm address', url: `${origin}/dashboard?confirmSender=${token}` },
    rows: [{ label: 'Address', value: email }],
    notes: ['If this wasn’t you, you can ignore this email.'],
    reason: 'You get this email because somebody entered your address.',
    isUnasked: true,
    look: PRODUCT_LOOK,
  });
}

/** Sent to a guest's address that was entered in an itinerary, before anything else is, in the reader's language. `confirmUrl` works for a day. */
export function renderNoticeConfirmationMail(itinerary: Itinerary & { confirmUrl: string }): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, confirmUrl, origin } = shown;
  const isKept = toHarmlessText(itinerary.name) !== undefined;
  return renderEmail({
    subject: nameInSubject(t('confirmAddressTitle'), shown.inSubject),
    preheader: t('confirmAddressWhy'),
    eyebrow: t('emailsAboutChanges'),
    title: isKept ? name : t('yourItinerary', { id: itinerary.projectId }),
    paragraphs: [t('confirmAddressText'), t('linkWorksADay')],
    button: { label: t('confirmAddress'), url: confirmUrl },
    rows: [],
    notes: [t('onlyConfirmed')],
    reason: t('whyAddressEntered'),
    isUnasked: true,
    look: toEmailLook(shown, origin),
  });
}

/** Tells a guest what changed, in the reader's language. `url` opens the itinerary. */
export function renderNoticeMail(
  itinerary: Itinerary & { changes: NoticeLine[]; url: string; unsubscribeUrl: string },
): RenderedMail {
  const { name, changes, url, unsubscribeUrl, origin } = itinerary;
  return renderEmail({
    subject: nameInSubject(t('planChanged'), name),
    preheader: t('changesSinceLast', { count: changes.length }),
    eyebrow: t('whatChanged'),
    title: name,
    paragraphs: [],
    button: { label: t('openItinerary'), url },
    rows: changes.map(({ title, text, when }) => ({
      label: title,
      ...(text && { note: text }),
      value: when,
      isTyped: true,
    })),
    notes: [],
    reason: t('whyNotices'),
    unsubscribeUrl,
    look: toEmailLook(itinerary, origin),
  });
}

/** Reminds a guest of tomorrow or of what begins in an hour, in the reader's language. */
export function renderReminderMail(
  itinerary: Itinerary & {
    kind: 'evening' | 'hour';
    events: NoticeLine[];
    url: string;
    unsubscribeUrl: string;
  },
): RenderedMail {
  const { name, kind, events, url, unsubscribeUrl, origin } = itinerary;
  const when = kind === 'hour' ? t('inAnHour') : t('tomorrow');
  return renderEmail({
    subject: nameInSubject(when, name),
    preheader: t('eventCount', { count: events.length }),
    eyebrow: when,
    title: name,
    paragraphs: [],
    button: { label: t('openItinerary'), url },
    rows: events.map((event) => ({ label: event.title, value: event.when, isTyped: true })),
    notes: [],
    reason: t('whyReminders'),
    unsubscribeUrl,
    look: toEmailLook(itinerary, origin),
  });
}

const toUsd = (cents: number) => `${(cents / 100).toFixed(2)} USD`;

function nameInSubject(subject: string, name: string): string {
  const shown = withoutAddress(name);
  return shown === undefined ? subject : `${subject}: ${shown}`;
}
