import { LIMITS } from '../contract/limits.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import { insertProposals, type ListedProposal } from '../db/itinerary/proposals/listed-proposals.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { withEventDefaults } from '../domain/event/event-defaults.ts';
import type { PartialColumns, ReviewedColumns } from '../domain/event/event-fields.ts';
import { toContentKey } from '../domain/proposals/content-key.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { cutEventTexts, type EventTexts } from '../domain/text/event-texts.ts';
import { toMultilineText, toSingleLine } from '../domain/text/printable-text.ts';
import { AppError } from '../errors.ts';

/** Characters of the words that a proposal was read from. */
const MAX_EXCERPT = 500;

/** The event that was read. `source`: the text and file that it was read from. */
type Content = PartialColumns<ReviewedColumns> &
  EventTexts &
  Pick<ProposalRow, 'needsReview' | 'reasons' | 'source'>;

/** Optional columns, and `details`; see `toContentKey`. */
type Options = Partial<
  Pick<
    ProposalRow,
    | 'kind'
    | 'eventType'
    | 'confidence'
    | 'emailChange'
    | 'code'
    | 'evidence'
    | 'target'
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
  { details = '', ...options }: Options = {},
): Promise<NewProposal> {
  const { kind, label, excerpt, lines } = content.source;
  const cut = { ...withEventDefaults(content), ...cutEventTexts(content) };
  return {
    ...cut,
    kind: 'event',
    eventType: 'other',
    confidence: 100,
    emailChange: null,
    code: null,
    evidence: null,
    target: null,
    privateKeys: toAudienceKeys('attendees', cut.attendees) ?? '',
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

/** Adds proposals and returns them; see `insertProposals`. Throws FULL if too many would wait; then none is added. */
export async function addProposals(
  db: ItineraryDb,
  projectId: number,
  added: NewProposal[],
  now: number,
): Promise<ListedProposal[]> {
  const inserted = await insertProposals(db, projectId, added, now);
  if (inserted) return inserted;
  throw new AppError('FULL', {
    message: `Up to ${LIMITS.proposals} proposals can wait. Add or delete some of them first.`,
  });
}
