import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { countEvents } from '../../lib/count-events.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { ProposalItem } from './proposal-item.tsx';
import { useDeleteProposals } from './queries.ts';

/** The proposal that is edited in the list. */
export type EditedProposal = { id: number; needsDate: boolean };

type Props = {
  projectId: string;
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

/** The proposals with their sources, to choose, edit and delete. */
export function ProposalList({
  proposals,
  events,
  texts,
  selectedIds,
  onSelect,
  onSelectAll,
  ...props
}: Props) {
  const { projectId, edited, onEdit, guard, heading } = props;
  const [deleting, setDeleting] = useState<readonly Proposal[]>([]);
  const eventsById = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const startEditing = useCallback(
    ({ id }: Proposal) => guard(() => onEdit({ id, needsDate: false })),
    [guard, onEdit],
  );
  const startDeleting = useCallback((proposal: Proposal) => setDeleting([proposal]), []);
  const all = selectedIds.size > 0;
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS);

  return (
    <div>
      <div className="proposal-toolbar">
        <Button variant="quiet" className="px-3" onClick={() => onSelectAll(!all)}>
          <span className={all ? 'i-lucide-square' : 'i-lucide-square-check'} aria-hidden="true" />
          {all ? 'Select none' : 'Select all'}
        </Button>
        <Button
          variant="quiet"
          className="px-3 text-danger"
          disabled={selectedIds.size === 0}
          onClick={() => setDeleting(proposals.filter(({ id }) => selectedIds.has(id)))}
        >
          <span className="i-lucide-trash-2" aria-hidden="true" />
          {selectedIds.size > 0 ? `Delete ${selectedIds.size}` : 'Delete'}
        </Button>
      </div>
      <ul className="proposals">
        {proposals.slice(0, rows).map((proposal, at) => (
          <ProposalItem
            key={proposal.id}
            proposal={proposal}
            event={eventsById.get(proposal.change?.eventId ?? proposal.duplicateOf ?? 0)}
            sourceText={texts.get(proposal.id)}
            isSourceRepeated={isSameSource(proposals[at - 1], proposal)}
            selected={selectedIds.has(proposal.id)}
            form={
              edited?.id === proposal.id && (
                <ProposalForm
                  projectId={projectId}
                  proposal={proposal}
                  needsDate={edited.needsDate}
                  onDirtyChange={props.onDirtyChange}
                  guard={guard}
                  onDone={() => {
                    onEdit(undefined);
                    focusEditButton(proposal.id);
                  }}
                />
              )
            }
            onSelect={onSelect}
            onEdit={startEditing}
            onDelete={startDeleting}
          />
        ))}
      </ul>
      <DeleteDialog
        projectId={projectId}
        proposals={deleting}
        onClose={() => setDeleting([])}
        heading={heading}
      />
    </div>
  );
}

const isSameSource = (before: Proposal | undefined, { source }: Proposal) =>
  before?.source.kind === source.kind && before.source.label === source.label;

/** After the form is gone. */
const focusEditButton = (id: number) =>
  setTimeout(() => document.querySelector<HTMLElement>(`.proposals [data-edits="${id}"]`)?.focus());

/** The heading of the row after a proposal, else before it. */
function findNeighbor(id: number): HTMLElement | null {
  const row = document.querySelector(`.proposal[data-proposal="${id}"]`);
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('h3') ?? null;
}

type DeleteProps = Pick<Props, 'projectId' | 'proposals' | 'heading'> & { onClose: () => void };

function DeleteDialog({ projectId, proposals, heading, onClose }: DeleteProps) {
  const remove = useDeleteProposals(projectId);
  const [first] = proposals;
  const what =
    proposals.length === 1 ? `“${first?.title || 'Untitled event'}”` : countEvents(proposals.length);

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
      title={proposals.length === 1 ? 'Delete this proposal?' : `Delete ${proposals.length} proposals?`}
      description={`${what} won't be added. Your itinerary doesn't change.`}
      confirm="Delete"
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
