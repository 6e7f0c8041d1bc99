import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { findReasons } from '../../lib/review-marks.ts';
import { OF_GUESSED_START } from '../../lib/review-reasons.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { InlineChange } from '../../ui/review/review-row.tsx';
import { groupProposals, type ProposalGroup } from './group-proposals.ts';
import { ProposalForm } from './proposal-form.tsx';
import { ProposalItem } from './proposal-item.tsx';
import { useChangeProposals, useDeleteProposals } from './queries.ts';
import { ReviewToolbar } from './review-toolbar.tsx';

/** The proposal whose form is open, and the field that gets the focus. */
export type EditedProposal = { id: number; field: 'title' | 'datetime' | 'attendees' };

type Props = {
  projectId: string;
  /** IANA; that of the itinerary. */
  timeZone: string;
  proposals: readonly Proposal[];
  events: readonly Event[];
  /** Text that a proposal was read from, by its id. */
  texts: ReadonlyMap<number, string>;
  selectedIds: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  onSelectAll: (all: boolean) => void;
  edited: EditedProposal | undefined;
  onEdit: (edited: EditedProposal | undefined) => void;
  onDirtyChange: (dirty: boolean) => void;
  guard: (action: () => void) => void;
  /** Takes the focus when rows are gone. */
  heading: RefObject<HTMLElement | null>;
};

/** How many rows are rendered at once. The others follow in the background, so that a press in between counts. */
const FIRST_ROWS = 20;

/** The proposals, to choose, edit and discard, one by one or several at once. */
export function ProposalList({ proposals, events, texts, selectedIds, onSelect, ...props }: Props) {
  const { projectId, timeZone, edited, onEdit, guard, heading } = props;
  const [discarding, setDiscarding] = useState<readonly Proposal[]>([]);
  const { openIds, toggle } = useOpenRows();
  const { mutate: change } = useChangeProposals(projectId);
  const eventsById = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const startEditing = useCallback(
    ({ id }: Proposal, field: EditedProposal['field']) => guard(() => onEdit({ id, field })),
    [guard, onEdit],
  );
  const changeInline = useCallback(
    (id: number, fields: InlineChange) => change([{ id, ...fields }]),
    [change],
  );
  const startDiscarding = useCallback((proposal: Proposal) => setDiscarding([proposal]), []);
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS);

  const doubts = useMemo(() => findReasons(proposals, OF_GUESSED_START), [proposals]);
  const toItem = (proposal: Proposal, headingZone: string) => (
    <ProposalItem
      key={proposal.id}
      proposal={proposal}
      event={eventsById.get(proposal.change?.eventId ?? proposal.duplicateOf ?? 0)}
      headingZone={headingZone}
      doubt={doubts.has(proposal) ? (doubts.get(proposal) ?? '') : undefined}
      sourceText={texts.get(proposal.id)}
      selected={selectedIds.has(proposal.id)}
      isOpen={openIds.has(proposal.id)}
      form={
        edited?.id === proposal.id && (
          <ProposalForm
            projectId={projectId}
            proposal={proposal}
            field={edited.field}
            onDirtyChange={props.onDirtyChange}
            guard={guard}
            onDone={() => {
              onEdit(undefined);
              focusMenu(proposal.id);
            }}
          />
        )
      }
      onSelect={onSelect}
      onChange={changeInline}
      onEdit={startEditing}
      onDiscard={startDiscarding}
      onToggle={toggle}
    />
  );

  return (
    <div>
      <ReviewToolbar
        projectId={projectId}
        selected={proposals.filter(({ id }) => selectedIds.has(id))}
        onSelectAll={props.onSelectAll}
        onDiscard={setDiscarding}
      />
      <ul className="proposals">
        {groupProposals(proposals.slice(0, rows), timeZone).flatMap((group) => [
          <GroupHeading key={group.key} group={group} />,
          ...group.proposals.map((proposal) => toItem(proposal, group.zone)),
        ])}
      </ul>
      <DiscardDialog
        projectId={projectId}
        proposals={discarding}
        onClose={() => setDiscarding([])}
        heading={heading}
      />
    </div>
  );
}

/** The day of the rows below it, as on the itinerary. */
function GroupHeading({ group: { title, day, zoneName } }: { group: ProposalGroup }) {
  return (
    <li className="review-day">
      <h3 className="contents">
        <span className="title text-lg">{title}</span>{' '}
        {day && (
          <>
            <span className="font-600">{day.date}</span>{' '}
            <span className="ms-auto text-muted">{[day.year, zoneName].filter(Boolean).join(' · ')}</span>
          </>
        )}
      </h3>
    </li>
  );
}

/** The rows whose source is shown. */
function useOpenRows() {
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setOpenIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { openIds, toggle };
}

/** After the form is gone. */
const focusMenu = (id: number) =>
  setTimeout(() => document.querySelector<HTMLElement>(`.proposals [data-edits="${id}"]`)?.focus());

/** The title of the row after a proposal, else before it. */
function findNeighbor(id: number): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('.proposals > .review-row')];
  const at = rows.findIndex(({ dataset }) => dataset.proposal === String(id));
  const next = rows[at + 1] ?? rows[at - 1];
  return next?.querySelector<HTMLElement>('.inline-title') ?? next?.querySelector('h4') ?? null;
}

type DiscardProps = Pick<Props, 'projectId' | 'proposals' | 'heading'> & { onClose: () => void };

function DiscardDialog({ projectId, proposals, heading, onClose }: DiscardProps) {
  const remove = useDeleteProposals(projectId);
  const [first] = proposals;
  const count = proposals.length;

  function confirm() {
    const neighbor = first && proposals.length === 1 ? findNeighbor(first.id) : null;
    remove.mutate(
      proposals.map(({ id }) => id),
      {
        onSettled: () => {
          onClose();
          (neighbor ?? heading.current)?.focus();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      open={proposals.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('discardEvents', { count })}
      description={
        first && count === 1
          ? t('discardNamedText', { title: first.title || t('eventWithoutTitle') })
          : t('discardEventsText', { count })
      }
      confirm={t('discard')}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
