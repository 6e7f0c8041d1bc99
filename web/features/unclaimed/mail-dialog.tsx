import { useState } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EVENT_TYPE_LABELS, formatUnclaimedTime, isAssignable } from './event-format.ts';
import { MailPane } from './mail-pane.tsx';

/** A card's mail beside what was made of it. Default export, loaded when it is first shown. */
export default function MailDialog({ card, onClose }: { card: UnclaimedEvent; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const facts = [
    ['Title', card.title],
    ['Date & Time', formatUnclaimedTime(card) ?? 'No date'],
    ['Location', card.location || 'No place'],
    ['Event Type', EVENT_TYPE_LABELS[card.eventType]],
    ['Attendees', card.attendees || 'Everyone'],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size={isAssignable(card) ? 'large' : 'medium'}
      title="Where this came from"
    >
      <div className="edit-sheet" data-two={isAssignable(card) || undefined}>
        {isAssignable(card) && (
          <dl className="grid content-start gap-3">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="[overflow-wrap:anywhere]" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <MailPane card={card} />
      </div>
    </Dialog>
  );
}
