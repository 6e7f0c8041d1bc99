import { useEffect, useRef } from 'react';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { useErrorFocus } from '../../ui/focus/use-error-focus.ts';
import { InlineForm } from '../../ui/forms/inline-form.tsx';
import { REVIEW_FORM, toReviewDraft } from '../../ui/review/review-draft.ts';
import { ReviewFields } from '../../ui/review/review-fields.tsx';
import { useUpdateProposal } from './queries.ts';

type Props = {
  projectId: string;
  proposal: Proposal;
  /** Gets the focus. The date, because adding needs one. */
  field: 'title' | 'datetime' | 'attendees';
  onDirtyChange: (dirty: boolean) => void;
  guard: (action: () => void) => void;
  onDone: () => void;
};

/** Edits a proposal in its place in the list. */
export function ProposalForm({ projectId, proposal, field, onDirtyChange, guard, onDone }: Props) {
  const form = useRowForm({
    ...REVIEW_FORM,
    row: proposal,
    empty: () => toReviewDraft(proposal),
    update: useUpdateProposal(projectId),
    gone: t('proposalGone'),
    onDirtyChange,
    guard,
    onDone,
  });
  const element = useErrorFocus(form.notice);
  const title = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const attendees = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => ({ title, datetime: start, attendees })[field].current?.focus(), []);

  return (
    <InlineForm
      ref={element}
      className="grid gap-4"
      aria-label={proposal.title ? t('editProposalOf', { title: proposal.title }) : t('editProposal')}
      save={t('saveIt')}
      busy={form.busy}
      disabled={form.isNew}
      onSubmit={() => !form.isNew && form.submit()}
      onCancel={() => guard(onDone)}
    >
      <ReviewFields
        form={form}
        conflictText={t('changedByHost')}
        dateError={field === 'datetime' ? t('addDateFirst') : undefined}
        searchPlaces={searchTimeZonePlaces}
        title={title}
        start={start}
        attendees={attendees}
      />
    </InlineForm>
  );
}
