import { memo, type ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { summarizeRow } from '../../lib/event-summary.ts';
import { Check } from '../../ui/review/check.tsx';
import { type InlineChange, ReviewRow, RowMenu } from '../../ui/review/review-row.tsx';
import { listMarks } from './list-marks.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { findSourceContext } from './source-context.ts';
import { SourceExcerpt } from './source-excerpt.tsx';
import { isAcceptable } from './use-proposal-selection.ts';

type Props = {
  proposal: Proposal;
  /** The event that it changes or repeats, if that still exists. */
  event: Event | undefined;
  /** IANA; that of the heading above, which is not named again. */
  headingZone: string;
  /** The whole text that it was read from, if known. */
  sourceText: string | undefined;
  /** Why there is more to check about it than about all others; empty if that is not known. */
  doubt: string | undefined;
  selected: boolean;
  /** Its source and what is doubtful are shown. */
  isOpen: boolean;
  /** The form, while it is edited. */
  form?: ReactNode;
  /** Must be stable, so that only changed rows render again. */
  onSelect: (id: number, selected: boolean) => void;
  onChange: (id: number, change: InlineChange) => void;
  onEdit: (proposal: Proposal, field: 'title' | 'attendees') => void;
  onDiscard: (proposal: Proposal) => void;
  onToggle: (id: number) => void;
};

/** A row of the review: an event to add, which is edited where it stands, or a change of one. */
export const ProposalItem = memo(function ProposalItem({ form, ...item }: Props) {
  const { proposal, selected } = item;
  return (
    <li className="review-row" data-proposal={proposal.id} data-selected={selected || undefined}>
      {form ? (
        <div className="beside-source col-span-full py-2" data-open="">
          <div className="beside-source-text beside-source-only">
            <SourceExcerpt source={proposal.source} context={findSourceContext(proposal, item.sourceText)} />
          </div>
          {form}
        </div>
      ) : proposal.change ? (
        <ChangeRow {...item} />
      ) : (
        <NewEventRow {...item} />
      )}
    </li>
  );
});

type RowProps = Omit<Props, 'form'>;

function NewEventRow({ proposal, event, headingZone, doubt, selected, isOpen, ...rest }: RowProps) {
  const { id } = proposal;
  return (
    <ReviewRow
      id={id}
      event={proposal}
      {...summarizeRow(proposal, headingZone)}
      selected={selected}
      disabled={!isAcceptable(proposal)}
      marks={listMarks(proposal, event, doubt)}
      onSelect={(isSelected) => rest.onSelect(id, isSelected)}
      onChange={(change) => rest.onChange(id, change)}
      onEditPeople={() => rest.onEdit(proposal, 'attendees')}
      onToggleDetails={() => rest.onToggle(id)}
      menu={[
        {
          label: t('editEverything'),
          icon: 'i-lucide-pencil',
          onSelect: () => rest.onEdit(proposal, 'title'),
        },
        toDiscard(() => rest.onDiscard(proposal)),
      ]}
      details={isOpen && <Details {...{ proposal, event, ...rest }} />}
    />
  );
}

/** A change is taken or left as it is. */
function ChangeRow({ proposal, event, doubt, selected, ...rest }: RowProps) {
  const name = event?.title || proposal.title || t('eventWithoutTitle');
  return (
    <>
      <Check
        name={name}
        selected={selected}
        disabled={!isAcceptable(proposal)}
        onSelect={(isSelected) => rest.onSelect(proposal.id, isSelected)}
      />
      <div className="grid gap-1.5 py-2 text-sm">
        <div className="flex flex-wrap items-center gap-1.5">
          <h4 className="text-base font-semibold [overflow-wrap:anywhere]" dir="auto" tabIndex={-1}>
            {name}
          </h4>
          {listMarks(proposal, event, doubt).map(({ text, kind }) => (
            <span key={text} className="review-mark" data-kind={kind}>
              {text}
            </span>
          ))}
        </div>
        <Details {...{ proposal, event, ...rest }} />
      </div>
      <RowMenu id={proposal.id} name={name} items={[toDiscard(() => rest.onDiscard(proposal))]} />
    </>
  );
}

const toDiscard = (onSelect: () => void) => ({
  label: t('discard'),
  icon: 'i-lucide-trash-2',
  danger: true,
  onSelect,
});

function Details({ proposal, event, sourceText }: Pick<Props, 'proposal' | 'event' | 'sourceText'>) {
  return (
    <>
      <ProposalFacts proposal={proposal} event={event} />
      <SourceExcerpt source={proposal.source} context={findSourceContext(proposal, sourceText)} />
    </>
  );
}
