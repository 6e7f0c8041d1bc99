import { LIMITS } from '../../worker/contract/limits.ts';
import { PROPOSAL_REASONS, type ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import type { ReviewReason } from '../../worker/contract/unclaimed.ts';
import { UNREAD_REASONS, type UnreadReason } from '../../worker/contract/unread-reasons.ts';
import { READ_FAILURES, type ReadFailure } from '../../worker/domain/email/read-failures.ts';
import { REVIEW_REASONS } from '../../worker/domain/email/review-reasons.ts';
import { MATCH_REASONS } from '../../worker/domain/proposals/describe-reasons.ts';
import { t } from '../../worker/messages/t.ts';

type Words<Code extends string> = Record<Code, () => string>;

const OF_PLAN: Words<ProposalReason> = {
  'no-date': () => t('reasonNoDate'),
  'several-dates': () => t('reasonSeveralDates'),
  'weekday-differs': () => t('reasonWeekdayDiffers'),
  'relative-date': () => t('reasonRelativeDate'),
  'day-number': () => t('reasonDayNumber'),
  'nearby-date': () => t('reasonNearbyDate'),
  'day-unclear': () => t('reasonDayUnclear'),
  'outside-dates': () => t('reasonOutsideDates'),
  'year-not-stated': () => t('reasonYearNotStated'),
  'no-time': () => t('reasonNoTime'),
  'all-day': () => t('reasonAllDay'),
  'vague-time': () => t('reasonVagueTime'),
  'part-of-day': () => t('reasonPartOfDay'),
  'am-or-pm': () => t('reasonAmOrPm'),
  'several-times': () => t('reasonSeveralTimes'),
  'times-odd': () => t('reasonTimesOdd'),
  maybe: () => t('reasonMaybe'),
  'changed-later': () => t('reasonChangedLater'),
  secret: () => t('reasonSecret'),
  'from-chat': () => t('reasonFromChat'),
  'no-title': () => t('reasonNoTitle'),
  'weak-line': () => t('reasonWeakLine'),
  'zone-unknown': () => t('reasonZoneUnknown'),
  'zone-of-place': () => t('reasonZoneOfPlace'),
  'offset-contradicts': () => t('reasonOffsetContradicts'),
  repeats: () => t('reasonRepeats'),
  'repeats-further': () => t('reasonRepeatsFurther'),
  'in-the-past': () => t('reasonInThePast'),
  'partly-read': () => t('reasonPartlyRead'),
  'read-by-model': () => t('reasonReadByModel'),
  'check-original': () => t('reasonCheckOriginal'),
};

const OF_EMAIL: Words<ReviewReason> = {
  'sender-typed': () => t('emailReasonSenderTyped'),
  'sender-not-authenticated': () => t('emailReasonSenderNotAuthenticated'),
  changed: () => t('updatedByEmail'),
  'unknown-kind': () => t('emailReasonUnknownKind'),
  'no-date': () => t('emailReasonNoDate'),
  'several-dates': () => t('emailReasonSeveralDates'),
  'times-odd': () => t('reasonTimesOdd'),
  'no-time': () => t('emailReasonNoTime'),
  'check-in-assumed': () => t('emailReasonCheckInAssumed'),
  'year-not-stated': () => t('emailReasonYearNotStated'),
  'year-across-new-year': () => t('emailReasonYearAcrossNewYear'),
  'zone-unknown': () => t('reasonZoneUnknown'),
  'offset-contradicts': () => t('emailReasonOffsetContradicts'),
  'no-place': () => t('emailReasonNoPlace'),
  'evidence-weak': () => t('emailReasonEvidenceWeak'),
  'read-by-model': () => t('emailReasonReadByModel'),
  'partly-read': () => t('emailReasonPartlyRead'),
  past: () => t('reasonInThePast'),
};

const OF_MATCH: Words<keyof typeof MATCH_REASONS> = {
  canceled: () => t('emailReasonCanceled'),
  duplicate: () => t('emailReasonDuplicate'),
};

const OF_FAILURE: Words<ReadFailure> = {
  'too-large': () => t('unreadableTooLarge'),
  'too-many-parts': () => t('unreadableTooManyParts'),
  'header-too-large': () => t('unreadableHeaderTooLarge'),
  empty: () => t('unreadableEmpty'),
  malformed: () => t('unreadableMalformed'),
  'not-understood': () => t('unreadableNotUnderstood'),
  off: () => t('unreadableNotUnderstood'),
  budget: () => t('unreadableNotUnderstood'),
  failed: () => t('unreadableNotUnderstood'),
  gone: () => t('unreadableGone'),
  'gave-up': () => t('unreadableGaveUp'),
  stopped: () => t('unreadableStopped'),
};

const OF_UNREAD: Words<UnreadReason> = {
  'no-event': () => t('notReadBecauseNoEvent'),
  limit: () => t('notReadBecauseLimit', { limit: LIMITS.proposals }),
  'too-long': () => t('notReadBecauseTooLong'),
  quoted: () => t('notReadBecauseQuoted'),
  canceled: () => t('notReadBecauseCanceled'),
  question: () => t('notReadBecauseQuestion'),
  repeated: () => t('notReadBecauseRepeated'),
};

const join = <Code extends string>(english: Record<Code, string>, words: Words<Code>) =>
  (Object.keys(english) as Code[]).map((code) => [english[code], words[code]] as const);

/** By the words of the server. */
const WORDS = new Map<string, () => string>([
  ...join(PROPOSAL_REASONS, OF_PLAN),
  ...join(REVIEW_REASONS, OF_EMAIL),
  ...join(MATCH_REASONS, OF_MATCH),
  ...join(READ_FAILURES, OF_FAILURE),
  ...join(UNREAD_REASONS, OF_UNREAD),
]);

/** Why something should be reviewed, in the language of the host. What is unknown keeps the words of the server. */
export const translateReason = (reason: string): string => WORDS.get(reason)?.() ?? reason;

/** What is shown beside a time. */
export const OF_GUESSED_START: ReadonlySet<string> = new Set(
  (['no-time', 'all-day', 'vague-time', 'part-of-day', 'am-or-pm'] as const).map(
    (code) => PROPOSAL_REASONS[code],
  ),
);

/** Whether its plan does not say exactly when it starts. */
export const isStartGuessed = ({ reviewReasons }: { reviewReasons: readonly string[] }): boolean =>
  reviewReasons.some((reason) => OF_GUESSED_START.has(reason));
