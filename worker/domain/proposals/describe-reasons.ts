import { PROPOSAL_REASONS, type ProposalReason } from '../../contract/proposal-reasons.ts';
import type { ReviewReason } from '../../contract/unclaimed.ts';
import { READ_FAILURES, type ReadFailure } from '../email/read-failures.ts';
import { REVIEW_REASONS } from '../email/review-reasons.ts';

/** What an email means for an event that is known already. */
export const MATCH_REASONS = {
  canceled: 'An email says that this was canceled.',
  duplicate: 'It may be the same as another one.',
} as const satisfies Record<string, string>;

/** Why something that waits should be reviewed, as it is stored. */
export type StoredReason = ProposalReason | ReviewReason | ReadFailure | keyof typeof MATCH_REASONS;

const FROM_EMAIL: Record<StoredReason, string> = {
  ...PROPOSAL_REASONS,
  ...REVIEW_REASONS,
  ...READ_FAILURES,
  ...MATCH_REASONS,
};
const FROM_PLAN: Record<StoredReason, string> = { ...FROM_EMAIL, ...PROPOSAL_REASONS };

/** Sentences for the user. Some say what it was read from. Leaves out codes that this version doesn't know. */
export const describeReasons = (reasons: readonly StoredReason[], source: 'email' | 'plan'): string[] =>
  reasons.flatMap((reason) => (source === 'email' ? FROM_EMAIL : FROM_PLAN)[reason] ?? []);

const TRUST_REASONS: StoredReason[] = [
  'sender-typed',
  'sender-not-authenticated',
  'evidence-weak',
  'read-by-model',
  'partly-read',
];

/** Whether a reason matters for a cancellation, which has no times to check. */
export const isTrustReason = (reason: StoredReason): boolean => TRUST_REASONS.includes(reason);
