import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { PROPOSAL_REASONS } from '../../../worker/contract/proposal-reasons.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { formatPlaceZone } from '../../lib/dates.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { findUnsure, listSharedReasons } from '../../lib/review-marks.ts';
import { OF_GUESSED_START, translateReason } from '../../lib/review-reasons.ts';
import { countAccepted, describeAccepting } from './count-accepted.ts';
import { hasGuessedStart } from './list-marks.ts';
import type { EditedProposal } from './proposal-list.tsx';
import { useAcceptProposals } from './queries.ts';
import { useProposalSelection } from './use-proposal-selection.ts';

type Options = {
  project: Pick<Project, 'projectId' | 'isPaid'>;
  events: readonly Event[];
  proposals: readonly Proposal[];
  /** There is text left that could not be read. */
  hasRest: boolean;
  /** Called when nothing is left to add, or a trial can add nothing more. */
  onDone: () => void;
};

/** The choice of proposals, and adding them. */
export function useReview({ project, events, proposals, hasRest, onDone }: Options) {
  const [edited, setEdited] = useState<EditedProposal>();
  const places = project.isPaid ? Number.POSITIVE_INFINITY : Math.max(0, 1 - events.length);
  // A full trial can choose all, to be told what Full Access adds.
  const selection = useProposalSelection(proposals, places || Number.POSITIVE_INFINITY);
  const { selected } = selection;
  const { mutate, isPending } = useAcceptProposals(project.projectId);
  const count = countAccepted(selected);

  function accept() {
    if (isPending || selected.length === 0) return;
    const incomplete = selected.find(({ datetime, title }) => datetime === null || title === '');
    if (incomplete)
      return setEdited({ id: incomplete.id, field: incomplete.datetime === null ? 'datetime' : 'title' });
    if (count.added > places) return openUpgradePrompt(describeRefused(count.added, proposals.length));
    const added = new Set(selected.map(({ id }) => id));
    const rest = proposals.filter(({ id, duplicateOf }) => !added.has(id) && duplicateOf === null);
    mutate(selected, {
      onSuccess: () => {
        setEdited(undefined);
        const isTrialFull = count.added >= places;
        if (isTrialFull || (rest.length === 0 && !hasRest)) onDone();
      },
    });
  }

  return {
    ...selection,
    edited,
    edit: setEdited,
    accept,
    isBusy: isPending,
    canAccept: selected.length > 0 || !areAllKnown(proposals),
    acceptLabel: describeAccepting(count),
    summary: describeProposals(proposals, hasRest),
    /** How many more events the trial can hold; infinite with Full Access. */
    places,
  };
}

/** Completes "You tried to: …". */
const describeRefused = (added: number, waiting: number) =>
  t('triedToAdd', { events: countEvents(added), count: waiting });

/** Whether all of them are in the itinerary already. */
const areAllKnown = (proposals: readonly Proposal[]): boolean =>
  proposals.every(({ duplicateOf, change }) => duplicateOf !== null && !change);

function describeProposals(proposals: readonly Proposal[], hasRest: boolean): string {
  if (proposals.length === 0) return hasRest ? t('textIsLeft') : '';
  if (areAllKnown(proposals)) return t('allAlreadyThere');
  const sharedReasons = listSharedReasons(proposals);
  const doubtful = proposals.filter(({ needsReview }) => needsReview).length;
  const marked = findUnsure(proposals, OF_GUESSED_START);
  const guessed = proposals.filter(hasGuessedStart).length;
  const unsure = marked.size || (sharedReasons.length + guessed > 0 ? 0 : doubtful);
  const all = proposals.length;
  const found = unsure > 0 ? t('someNeedCheck', { count: unsure, all }) : t('eventsFound', { count: all });
  const shared = sharedReasons.map((reason) => describeSharedReason(reason, proposals));
  const times = guessed > 0 ? ` ${t('startsGuessed', { count: guessed })}` : '';
  return [found + times, ...shared].join('\n');
}

function describeSharedReason(reason: string, proposals: readonly Proposal[]): string {
  const [first] = proposals;
  const isOneZone = proposals.every(({ timeZone }) => timeZone === first?.timeZone);
  if (reason === PROPOSAL_REASONS['zone-of-place'] && isOneZone && first?.datetime)
    return t('allInZone', { zone: formatPlaceZone(first.datetime, first.timeZone) });
  return t('reasonOfAll', { reason: translateReason(reason) });
}
