import '../../messages/hosts/add-owner-messages.ts';
import type { CustomColors, Look } from '../../contract/choices.ts';
import { FULL_ACCESS_CENTS } from '../../contract/limits.ts';
import { getReader, t } from '../../messages/t.ts';
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

/** With the name as the recipient may see it: without harmless words of others, the itinerary's id. */
function toUnasked<Shown extends Itinerary & Recipient>(itinerary: Shown) {
  const { name, projectId, isKnown } = itinerary;
  const shown = isKnown ? name : toHarmlessText(name);
  return {
    ...itinerary,
    name: shown ?? t('yourItinerary', { id: projectId }),
    inSubject: shown ?? projectId,
  };
}

/** Sent to the owner of a new itinerary. `shareUrl` carries the access code and the invite key, but no admin code. */
export function renderCodesMail(
  itinerary: Itinerary &
    Recipient & { ownerName: string; accessCode: string; adminCode: string; shareUrl: string },
): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, ownerName, projectId, accessCode, adminCode, shareUrl, origin, isKnown } = shown;
  const greeted = isKnown ? ownerName : toHarmlessText(ownerName);
  return renderEmail({
    subject: nameInSubject(t('codesSubject'), shown.inSubject),
    preheader: t('codesPreheader'),
    eyebrow: t('codesReady'),
    title: name,
    paragraphs: [greeted ? t('codesHi', { name: greeted }) : t('codesHiUnnamed'), t('codesText')],
    button: { label: t('openItinerary'), url: shareUrl, caption: t('codesLink') },
    rows: [
      { label: t('mailProjectId'), value: projectId, isCode: true },
      { label: t('codesAccess'), note: t('codesAccessFor'), value: accessCode, isCode: true },
      { label: t('codesAdmin'), note: t('codesAdminFor'), value: adminCode, isCode: true },
    ],
    notes: [t('codesElsewhere'), t('codesForward')],
    reason: t('mailOwns'),
    isUnasked: !isKnown,
    look: toEmailLook(shown, origin),
  });
}

/** Sent to the owner after many wrong codes in a day. */
export function renderLockoutMail(itinerary: Itinerary & Recipient & { isPaid: boolean }): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, projectId, isPaid, origin, isKnown } = shown;
  return renderEmail({
    subject: nameInSubject(t('lockoutSubject'), shown.inSubject),
    preheader: t('lockoutPreheader'),
    eyebrow: t('lockoutSubject'),
    title: name,
    paragraphs: [t('lockoutText'), isPaid ? t('lockoutPaid') : t('lockoutTrial')],
    button: { label: t('openItinerary'), url: `${origin}/access/${projectId}` },
    rows: [{ label: t('mailProjectId'), value: projectId, isCode: true }],
    notes: [],
    reason: t('mailOwns'),
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
  const date = new Intl.DateTimeFormat(getReader().locale, { dateStyle: 'medium', timeZone }).format(paidAt);
  const total = toUsd(amount);
  return renderEmail({
    subject: nameInSubject(t('receiptSubject'), name),
    preheader: t('receiptPreheader', { total }),
    eyebrow: t('receiptNoun'),
    title: t('receiptTitle', { name }),
    paragraphs: [t('receiptThanks'), t('receiptNoCharges')],
    button: { label: t('openItinerary'), url: shareUrl },
    rows: [
      { label: t('receiptFullAccess'), note: t('receiptOneTime'), value: toUsd(FULL_ACCESS_CENTS) },
      ...(couponCode
        ? [
            {
              label: t('receiptCoupon', { code: couponCode }),
              value: `-${toUsd(FULL_ACCESS_CENTS - amount)}`,
            },
          ]
        : []),
      { label: t('receiptTotal'), value: total },
      { label: t('receiptDate'), value: date },
      { label: t('mailProjectId'), value: projectId },
    ],
    notes: withdrawalUrl ? [t('receiptWithdraw')] : [],
    ...(withdrawalUrl && { links: [{ label: t('withdrawalLink'), url: withdrawalUrl }] }),
    reason: t('mailOwns'),
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
    subject: nameInSubject(t('addressSubject'), shown.inSubject),
    preheader: t('addressPreheader'),
    eyebrow: t('addressSubject'),
    title: name,
    paragraphs: [
      t('addressText'),
      ...(hasNewAdminCode ? [hasNewAccessCode ? t('addressCodesEnded') : t('addressCodeEnded')] : []),
      t('addressUndoText'),
    ],
    button: { label: t('addressUndo'), url: undoUrl },
    rows: [{ label: t('mailProjectId'), value: projectId, isCode: true }],
    notes: [t('addressNotYours')],
    reason: t('addressWhy'),
    isUnasked: !isKnown,
    look: toEmailLook(shown, origin),
  });
}

/** Sent to an address that an account wants to add as an alias. Does not name the account: anybody can enter any address. */
export function renderAliasMail(alias: { email: string; origin: string; token: string }): RenderedMail {
  const { email, origin, token } = alias;
  return renderEmail({
    subject: t('confirmAddressTitle'),
    preheader: t('aliasPreheader'),
    eyebrow: t('aliasAccount'),
    title: t('confirmAddressTitle'),
    paragraphs: [t('aliasText'), t('aliasHow')],
    button: { label: t('confirmAddress'), url: `${origin}/dashboard?confirmSender=${token}` },
    rows: [{ label: t('aliasAddress'), value: email }],
    notes: [t('aliasNotYou')],
    reason: t('whyAddressEntered'),
    isUnasked: true,
    look: PRODUCT_LOOK,
  });
}

/** Sent to a guest's address that was entered in an itinerary, before anything else is, in the reader's language. `confirmUrl` works for a day. */
export function renderNoticeConfirmationMail(itinerary: Itinerary & { confirmUrl: string }): RenderedMail {
  const shown = toUnasked(itinerary);
  const { name, confirmUrl, origin } = shown;
  return renderEmail({
    subject: nameInSubject(t('confirmAddressTitle'), shown.inSubject),
    preheader: t('confirmAddressWhy'),
    eyebrow: t('emailsAboutChanges'),
    title: name,
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
