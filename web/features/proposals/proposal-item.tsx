import { memo, type ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/dialogs/tooltip.tsx';
import { ProposalFacts } from './proposal-facts.tsx';
import { findSourceContext } from './source-context.ts';
import { SourceExcerpt } from './source-excerpt.tsx';
import { isAcceptable } from './use-proposal-selection.ts';

type Props = {
  proposal: Proposal;
  /** The event that it changes or repeats, if that still exists. */
  event: Event | undefined;
  /** The whole text that it was read from, if known. */
  sourceText: string | undefined;
  /** The proposal above has the same source. */
  isSourceRepeated: boolean;
  selected: boolean;
  /** The form, while it is edited. */
  form?: ReactNode;
  /** Must be stable, so that only changed rows render again. */
  onSelect: (id: number, selected: boolean) => void;
  onEdit: (proposal: Proposal) => void;
  onDelete: (proposal: Proposal) => void;
};

/** A proposal beside the words that it was read from; on phones below them. */
export const ProposalItem = memo(function ProposalItem({
  proposal,
  event,
  sourceText,
  isSourceRepeated,
  selected,
  form,
  ...on
}: Props) {
  const { id, change, source } = proposal;
  const title = proposal.title || 'Untitled event';
  return (
    <li className="proposal" data-proposal={id} data-selected={selected || undefined}>
      <SourceExcerpt
        source={source}
        context={findSourceContext(proposal, sourceText)}
        isRepeated={isSourceRepeated}
      />
      <div className="proposal-event">
        {form || (
          <>
            <label className="proposal-check">
              <input
                type="checkbox"
                checked={selected}
                disabled={!isAcceptable(proposal)}
                onChange={({ target }) => on.onSelect(id, target.checked)}
              />
              <span className="visually-hidden">Select {title}</span>
            </label>
            <h3
              className={`pt-2 font-semibold ${proposal.title ? '' : 'text-muted'}`}
              dir="auto"
              tabIndex={-1}
            >
              {change ? (event?.title ?? title) : title}
            </h3>
            <div className="proposal-actions">
              {!change && (
                <Tooltip text="Edit">
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Edit ${title}`}
                    data-edits={id}
                    onClick={() => on.onEdit(proposal)}
                  >
                    <span className="i-lucide-pencil" aria-hidden="true" />
                  </Button>
                </Tooltip>
              )}
              <Tooltip text="Delete">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Delete ${title}`}
                  onClick={() => on.onDelete(proposal)}
                >
                  <span className="i-lucide-trash-2" aria-hidden="true" />
                </Button>
              </Tooltip>
            </div>
            <div className="proposal-facts">
              <ProposalFacts proposal={proposal} event={event} />
            </div>
          </>
        )}
      </div>
    </li>
  );
});
