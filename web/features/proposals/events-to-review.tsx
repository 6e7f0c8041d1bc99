import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { focusWhenGone } from '../../ui/focus/focus-when-gone.ts';
import { countToReview, type ToReview } from './count-to-review.ts';
import { type OnAdded, pendingCountOptions, proposalsOptions, useAcceptProposals } from './queries.ts';
import { useAddAfterPaying } from './use-add-after-paying.ts';
import './proposals.css';

type Props = {
  project: Pick<Project, 'projectId' | 'isPaid'>;
  /** How many events the itinerary has. */
  eventCount: number;
  /** Renders a button with this text that opens the checkout. After the payment, the proposals `added` are added. */
  renderUpgrade?: (text: string, added: readonly number[]) => ReactNode;
  /** Opens the review. Without it, there is no such button. */
  onReview?: () => void;
  /** Called after events were added, to offer undo. By default a toast does. */
  onAdded?: OnAdded;
  /** Label of the section for screen readers, if there are two on the screen. */
  label?: string;
};

/** Shows hosts how many events they have to review, and a button that adds the complete ones. Nothing if there are none. */
export function EventsToReview({ project, eventCount, label = t('toReview'), ...props }: Props) {
  const { renderUpgrade, onReview, onAdded } = props;
  const toReview = useToReview(project);
  const isAdding = useAddAfterPaying(project, toReview?.ready ?? [], onAdded);
  if (!toReview) return null;
  const { proposals, ready, pending } = toReview;
  const { isPaid } = project;
  // A trial has room for one event.
  const canAddAll = isPaid || (pending === 0 && eventCount + ready.length <= 1);
  const addable = canAddAll ? ready : eventCount === 0 ? ready.slice(0, 1) : [];
  const adding = { projectId: project.projectId, isAdding, onAdded };
  return (
    <section className="to-review" aria-label={label}>
      <p className="min-w-0 flex-[1_1_min(14rem,100%)]" role="status">
        <span className="to-review-badge">{t('toReview')}</span>{' '}
        <span className="font-semibold">{countEvents(proposals.length + pending)}</span>
        <span className="block text-sm text-muted">{describeRest(toReview, canAddAll)}</span>
      </p>
      <div className="to-review-actions">
        {!canAddAll &&
          renderUpgrade?.(
            describeUpgrade(toReview),
            ready.map(({ id }) => id),
          )}
        {canAddAll && addable.length > 0 && (
          <AddButton events={addable} variant="primary" {...adding}>
            {t('addYourEvents', { count: addable.length })}
          </AddButton>
        )}
        {proposals.length > 0 && onReview && <Button onClick={onReview}>{t('review')}</Button>}
        {!canAddAll && addable.length > 0 && (
          <AddButton events={addable} variant="quiet" {...adding}>
            {t('addFirstOne')}
          </AddButton>
        )}
      </div>
    </section>
  );
}

type AddButtonProps = {
  projectId: string;
  events: ToReview['ready'];
  variant: 'primary' | 'quiet';
  isAdding: boolean;
  onAdded: OnAdded | undefined;
  children: ReactNode;
};

function AddButton({ projectId, events, variant, isAdding, onAdded, children }: AddButtonProps) {
  const { mutate } = useAcceptProposals(projectId, onAdded);
  return (
    <Button ref={focusWhenGone} variant={variant} busy={isAdding} onClick={() => !isAdding && mutate(events)}>
      {children}
    </Button>
  );
}

/** The events that hosts have to review; undefined if there are none, or while they are loading. */
export function useToReview({ projectId, isPaid }: Props['project']): ToReview | undefined {
  const { data: proposals } = useQuery(proposalsOptions(projectId));
  const { data: pending } = useQuery({ ...pendingCountOptions(projectId), enabled: !isPaid });
  const toReview = countToReview(proposals ?? [], isPaid ? 0 : (pending?.events ?? 0));
  return toReview.proposals.length + toReview.pending > 0 ? toReview : undefined;
}

function describeUpgrade({ proposals, ready, pending }: ToReview): string {
  const added = { count: ready.length + pending, price: formatRoundDollars(FULL_ACCESS_CENTS) };
  return ready.length === proposals.length ? t('addAllFor', added) : t('addSomeFor', added);
}

function describeRest({ proposals, ready, pending }: ToReview, canAddAll: boolean): string {
  const toCheck = proposals.length - ready.length;
  const parts = [
    toCheck > 0 && ready.length > 0 && t('needCheckFirst', { count: toCheck }),
    pending > 0 && t('pendingOfCopy', { count: pending }),
    !canAddAll && t('trialRoomForOne'),
  ].filter(Boolean);
  return parts.join(' ') || t('guestsDontSeeThem');
}
