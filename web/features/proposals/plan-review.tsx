import type { RefObject } from 'react';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Proposal, UnreadText } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import type { RowMutations } from '../../lib/use-row-form.ts';
import { Button } from '../../ui/button.tsx';
import type { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { ProposalList } from './proposal-list.tsx';
import { UnreadField } from './unread-text.tsx';
import type { useReview } from './use-review.ts';
import './proposals.css';

type Props = {
  project: Project;
  events: readonly Event[];
  proposals: readonly Proposal[];
  review: ReturnType<typeof useReview>;
  texts: ReadonlyMap<number, string>;
  unread: readonly UnreadText[];
  onUnreadChange: (changed: UnreadText) => void;
  saving: RowMutations<Event, CreateEvent>;
  /** The id of the form for a new event. */
  formId: string;
  form: Pick<ReturnType<typeof useUnsavedGuard>, 'setDirty' | 'guard'>;
  heading: RefObject<HTMLElement | null>;
  onPasteMore: () => void;
};

/** The proposals, and the text that no event was found in. */
export function PlanReview({ project, events, proposals, review, texts, unread, ...props }: Props) {
  const { projectId, isPaid, timeZone } = project;
  const { form } = props;
  if (proposals.length === 0 && unread.length === 0) {
    return (
      <EmptyState
        icon="i-lucide-check"
        title={t('nothingToReview')}
        action={<Button onClick={props.onPasteMore}>{t('pasteMore')}</Button>}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <p className="-mb-2 whitespace-pre-line text-muted">{review.summary}</p>
      {!isPaid && proposals.length > 1 && <TrialNote places={review.places} />}
      {proposals.length > 0 && (
        <ProposalList
          projectId={projectId}
          timeZone={timeZone}
          proposals={proposals}
          events={events}
          texts={texts}
          selectedIds={review.selectedIds}
          onSelect={review.select}
          onSelectAll={review.selectAll}
          edited={review.edited}
          onEdit={review.edit}
          onDirtyChange={form.setDirty}
          guard={form.guard}
          heading={props.heading}
        />
      )}
      {unread.map(({ text, reason }, at) => (
        <UnreadField
          key={reason}
          text={text}
          reason={reason}
          onTextChange={(rest) => props.onUnreadChange({ text: rest, reason })}
          isOpen={review.edited?.id === toFormId(at)}
          onOpenChange={(isOpen) => review.edit(isOpen ? { id: toFormId(at), field: 'title' } : undefined)}
          formId={props.formId}
          timeZone={findSharedZone(proposals) ?? timeZone}
          saving={props.saving}
          onDirtyChange={form.setDirty}
          guard={form.guard}
        />
      ))}
      <div>
        <Button variant="quiet" className="-mx-3 px-3" onClick={props.onPasteMore}>
          <span className="i-lucide-clipboard-paste" aria-hidden="true" />
          {t('pasteMore')}
        </Button>
      </div>
    </div>
  );
}

/** In place of the id of a proposal, since one form is open at a time. */
const toFormId = (at: number): number => -1 - at;

/** Whether the open form makes an event from text. */
export const isNewEventForm = (edited: { id: number } | undefined): boolean =>
  edited !== undefined && edited.id < 0;

/** The time zone that all proposals have; undefined if they differ. */
function findSharedZone([first, ...others]: readonly Proposal[]): string | undefined {
  return others.every(({ timeZone }) => timeZone === first?.timeZone) ? first?.timeZone : undefined;
}

function TrialNote({ places }: { places: number }) {
  return (
    <p className="rounded-2 bg-[var(--sunk)] px-4 py-3 text-sm">
      {places > 0 ? t('trialHasRoom') : t('trialIsFull')}
    </p>
  );
}

/** Shown while a plan is read. */
export function ReviewSkeleton({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div role="status" className="proposals">
      <span className="visually-hidden">{t('readingPlan')}</span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="review-row" aria-hidden="true">
          <span className="review-check">
            <Skeleton className="size-5" />
          </span>
          <div className="grid content-start gap-2 py-3">
            <Skeleton className="h-5 w-40 max-w-full" />
            {lines[row] ? (
              <p className="line-clamp-1 text-sm text-muted">{lines[row]}</p>
            ) : (
              <Skeleton className="h-4 w-64 max-w-full" />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
