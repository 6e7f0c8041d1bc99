import type { ErrorBody, ErrorCode } from '../../worker/contract/errors.ts';
import { t } from '../../worker/messages/t.ts';
import type { ApiError } from './api.ts';
import { findHostText } from './host-refusals.ts';
import { loadMessages, type MessagePart } from './messages.ts';

/** What only hosts can be refused, whatever the details. */
const FOR_HOSTS: Partial<Record<ErrorCode, () => string>> = {
  WEAK_CODE: () => t('errorWeakCode'),
  COUPON_INVALID: () => t('errorCoupon'),
  SIGN_IN_REQUIRED: () => t('errorSignIn'),
  PAYMENT_FAILED: () => t('errorPayment'),
  EMAIL_UNVERIFIED: () => t('errorUnverified'),
  ADMIN_REQUIRED: () => t('errorAdmin'),
  OWNER_REQUIRED: () => t('errorOwner'),
  TITLE_CHANGE_LIMIT_REACHED: () => t('errorTitleChanges'),
  CROSS_SITE: () => t('errorCrossSite'),
  CHALLENGE_REQUIRED: () => t('errorChallenge'),
  UPLOAD_REFUSED: () => t('errorUploadLink'),
  OWNER_BOUND: () => t('errorOwnerBound'),
  WITHDRAWAL_CLOSED: () => t('errorWithdrawal'),
  NOTHING_PAID: () => t('errorNothingPaid'),
  ALREADY_UPLOADED: () => t('errorUploaded'),
  INVALID_IMAGE: () => t('errorImage'),
  INVALID_PAPER: () => t('errorPaper'),
  TRIAL_LIMIT_REACHED: () => t('errorTrial'),
  TRIAL_FAQ_BLOCKED: () => t('errorTrial'),
  TRIAL_CUSTOMIZATION_BLOCKED: () => t('errorTrial'),
  TRIAL_IMAGE_BLOCKED: () => t('errorTrial'),
  TRIAL_PAPER_BLOCKED: () => t('errorTrial'),
};

/** What guests can be refused, whatever the details. */
const BY_CODE: Partial<Record<ErrorCode, () => string>> = {
  INVALID_INPUT: () => t('errorInvalid'),
  ACCESS_REQUIRED: () => t('errorAccessRequired'),
  IDENTITY_REQUIRED: () => t('errorIdentity'),
  RSVP_CLOSED: () => t('errorRsvpClosed'),
  SIGN_UP_CLOSED: () => t('errorSignUpClosed'),
  NOT_FOUND: () => t('errorNotFound'),
  CONFLICT: () => t('errorConflict'),
  NAME_TAKEN: () => t('errorNameTaken'),
  SIMILAR_NAME: () => t('errorSimilarName'),
  TOO_LARGE: () => t('errorTooLarge'),
  SUSPENDED: () => t('errorSuspended'),
  LOCKED: () => t('errorLocked'),
  RATE_LIMITED: () => t('errorRateLimited'),
  INTERNAL: () => t('somethingWrongText'),
  NOT_CONFIGURED: () => t('errorNotConfigured'),
  UNAVAILABLE: () => t('errorBusy'),
  BUSY: () => t('errorBusy'),
};

/** More than the code says, by the words of the server. What is missing here is described by its code. */
const BY_TEXT: Record<string, () => string> = {
  'Access Code incorrect.': () => t('codeIncorrect'),
  'Ask your host for your personal link.': () => t('needsLink'),
  'Your personal link already says who you are.': () => t('errorLinkKnows'),
  'This looks like a name on the guest list. Type it the way your host does.': () => t('errorLookAlike'),
  'Use letters of one alphabet.': () => t('errorAlphabet'),
  'Use a name without commas.': () => t('errorCommas'),
  'This link no longer works. Ask your host for a new one.': () => t('errorLinkEnded'),
  'There is no place left.': () => t('errorFull'),
  'Too many people already get notifications for this itinerary.': () => t('errorNotifyFull'),
  'This list has changed. Reload and try again.': () => t('errorListChanged'),
  'This ticket was deleted.': () => t('errorTicketGone'),
  'Someone else has opened the itinerary here since.': () => t('errorSomeoneElse'),
  'Please enter a valid email address.': () => t('errorEmail'),
  'This field is required.': () => t('errorRequired'),
  'This value isn’t valid.': () => t('errorValue'),
  'This browser’s push service isn’t supported.': () => t('errorPush'),
};
/** The parts of those messages that are not in `errors`. */
const PARTS: Record<string, MessagePart> = {
  'Access Code incorrect.': 'enter',
  'Ask your host for your personal link.': 'guest',
};
/** "This event is full.", "There isn’t room for 3 people anymore.", "There aren’t 3 places left." */
const FULL = /event is full\.$|room for \d+ people|places left\.$/;

const findText = (message: string): string | undefined =>
  BY_TEXT[message]?.() ?? (FULL.test(message) ? t('errorFull') : findHostText(message)?.());

/** Puts the error into the reader's language, as far as it has one. Waits for the messages. */
export async function translateError(error: ApiError): Promise<void> {
  if (!error.body) return;
  await Promise.all(listParts(error.body).map(loadMessages));
  error.body = toShown(error.body);
}

/** Translates a text in a response that refuses a part of the request. */
export async function translateRefusal(text: string): Promise<string> {
  await Promise.all(listParts({ message: text }).map(loadMessages));
  return findText(text) ?? text;
}

function listParts({
  code,
  message,
  fields = {},
}: Pick<ErrorBody, 'message' | 'fields'> & { code?: ErrorCode }): MessagePart[] {
  const said = [message, ...Object.values(fields)];
  const others = said.flatMap((text) => PARTS[text] ?? []);
  if (said.some((text) => findHostText(text))) return ['errors', 'site', 'refusals', ...others];
  return code && code in FOR_HOSTS ? ['errors', 'site', ...others] : ['errors', ...others];
}

function toShown(body: ErrorBody): ErrorBody {
  const { fields } = body;
  const message =
    (body.missing === 'event' ? t('errorEventGone') : undefined) ??
    findText(body.message) ??
    BY_CODE[body.code]?.() ??
    FOR_HOSTS[body.code]?.() ??
    body.message;
  if (!fields) return { ...body, message };
  const translated = Object.entries(fields).map(([path, text]) => [path, findText(text) ?? text]);
  return { ...body, message, fields: Object.fromEntries(translated) };
}
