import { LIMITS } from '../contract/limits.ts';
import type { ProposalOrigin } from '../contract/proposals.ts';
import type { ProposalRow } from '../db/proposal-schema.ts';
import type { NewProposal } from '../db/proposals.ts';
import { toContentKey } from '../domain/proposals/content-key.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { toMultilineText, toSingleLine } from '../domain/text/printable-text.ts';

/** Characters of the words that a proposal was read from. */
const MAX_EXCERPT = 500;

type Content = Pick<
  ProposalRow,
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'endTimeZone'
  | 'location'
  | 'attendees'
  | 'needsReview'
  | 'reasons'
> & { source: ProposalOrigin };

/** Optional columns, and `details`; see `toContentKey`. */
type Options = Partial<
  Pick<
    ProposalRow,
    | 'audience'
    | 'duplicateOf'
    | 'bookingKey'
    | 'bookingStart'
    | 'confirmation'
    | 'targetEventId'
    | 'targetSequence'
    | 'changedFields'
  >
> & { details?: string };

/** The columns of a proposal, cut to the lengths that an event may have. */
export async function toNewProposal(
  content: Content,
  { details = '', audience = 'everyone', ...options }: Options = {},
): Promise<NewProposal> {
  const attendees = toSingleLine(content.attendees, LIMITS.attendees);
  const { kind, label, excerpt, lines } = content.source;
  const cut = {
    title: toSingleLine(content.title, LIMITS.title),
    description: toMultilineText(content.description, LIMITS.description),
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    location: toSingleLine(content.location, LIMITS.location),
    attendees,
    timeZone: content.timeZone,
    endTimeZone: content.endTimeZone,
    audience,
  };
  return {
    ...cut,
    privateKeys: toAudienceKeys('attendees', attendees) ?? '',
    needsReview: content.needsReview,
    reasons: content.reasons,
    source: {
      kind,
      label: toSingleLine(label, LIMITS.title),
      excerpt: toMultilineText(excerpt, MAX_EXCERPT),
      lines,
    },
    contentKey: await toContentKey(cut, details),
    duplicateOf: null,
    bookingKey: null,
    bookingStart: null,
    confirmation: null,
    targetEventId: null,
    targetSequence: null,
    changedFields: null,
    ...options,
  };
}
