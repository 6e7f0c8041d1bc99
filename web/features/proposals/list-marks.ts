import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { isStartGuessed } from '../../lib/review-reasons.ts';

/** `spoken`: what screen readers say instead. */
export type Mark = { text: string; spoken?: string; kind: 'warn' | 'news' };

/**
 * What is doubtful about a proposal, or special, in a word or two. A tidy one has none. `isUnsure`: there is more to check about
 * it than about all others.
 */
export function listMarks(proposal: Proposal, event: Event | undefined, isUnsure: boolean): Mark[] {
  const { datetime, duplicateOf, change } = proposal;
  const marks: (Mark | false | null)[] = [
    change && { text: change.cancels ? t('markCancellation') : t('markChange'), kind: 'news' },
    !change && duplicateOf !== null && event !== undefined && { text: t('markAlreadyAdded'), kind: 'news' },
    // Without a date the row says so itself.
    datetime !== null && isUnsure && !change?.cancels && { text: t('markCheck'), kind: 'warn' },
    !isUnsure && hasGuessedStart(proposal) && { text: '?', spoken: t('startGuessed'), kind: 'warn' },
  ];
  return marks.filter((mark) => mark !== false && mark !== null);
}

/** Whether it is a new event whose start was guessed. */
export const hasGuessedStart = (proposal: Proposal): boolean =>
  proposal.datetime !== null && proposal.change === null && isStartGuessed(proposal);
