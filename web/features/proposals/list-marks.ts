import type { Event } from '../../../worker/contract/events.ts';
import { PROPOSAL_REASONS, type ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { isStartGuessed } from '../../lib/review-reasons.ts';

const toTexts = (codes: ProposalReason[]): ReadonlySet<string> =>
  new Set(codes.map((code) => PROPOSAL_REASONS[code]));
const OF_DATE = toTexts([
  'several-dates',
  'weekday-differs',
  'relative-date',
  'day-number',
  'nearby-date',
  'day-unclear',
  'outside-dates',
  'year-not-stated',
  'in-the-past',
]);
const OF_TIME = toTexts(['several-times', 'times-odd']);
const OF_ZONE = toTexts(['zone-unknown', 'zone-of-place', 'offset-contradicts']);

/** `spoken`: what screen readers say instead. */
export type Mark = { text: string; spoken?: string; kind: 'warn' | 'news' };

/**
 * What is doubtful about a proposal, or special, in a word or two. A tidy one has none. `doubt`: why there is more to check
 * about it than about all others, as it is stored; empty if that is not known.
 */
export function listMarks(proposal: Proposal, event: Event | undefined, doubt: string | undefined): Mark[] {
  const { datetime, duplicateOf, change } = proposal;
  const marks: (Mark | false | null)[] = [
    // Beside the time.
    hasGuessedStart(proposal) && { text: '?', spoken: t('startGuessed'), kind: 'warn' },
    change && { text: change.cancels ? t('markCancellation') : t('markChange'), kind: 'news' },
    !change && duplicateOf !== null && event !== undefined && { text: t('markAlreadyAdded'), kind: 'news' },
    // Without a date the row says so itself.
    datetime !== null &&
      doubt !== undefined &&
      !change?.cancels && { text: describeDoubt(doubt), kind: 'warn' },
  ];
  return marks.filter((mark) => mark !== false && mark !== null);
}

/** Whether it is a new event whose start was guessed. */
export const hasGuessedStart = (proposal: Proposal): boolean =>
  proposal.datetime !== null && proposal.change === null && isStartGuessed(proposal);

/** Which part of it to check. */
function describeDoubt(doubt: string): string {
  if (OF_DATE.has(doubt)) return t('markCheckDate');
  if (OF_TIME.has(doubt)) return t('markCheckTime');
  return OF_ZONE.has(doubt) ? t('markCheckZone') : t('markCheck');
}
