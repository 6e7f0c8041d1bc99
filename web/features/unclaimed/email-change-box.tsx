import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { EmailChange, EmailChangeAnswer, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatSummaryTime, listSummaryChanges } from '../../lib/event-summary.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeList } from '../../ui/review/change-list.tsx';
import { useAnswerEmailChange } from './queries.ts';

/** An update, cancellation or possible duplicate, with buttons to apply or dismiss it. */
export function EmailChangeBox({ event, emailChange }: { event: UnclaimedEvent; emailChange: EmailChange }) {
  const { mutate, isPending, variables } = useAnswerEmailChange(event);
  const [newer, setNewer] = useState<Event>();
  const { text, apply, dismiss } = newer ? toNewerTexts(emailChange, newer) : toTexts(emailChange);
  const changes = listChanges(event, emailChange, newer);
  const answer = (choice: EmailChangeAnswer) =>
    mutate(
      { answer: choice, sequence: newer?.sequence },
      { onSuccess: (outcome) => 'newer' in outcome && setNewer(outcome.newer) },
    );
  return (
    <div className="grid gap-3 rounded-2 border border-dashed border-edge px-4 py-3">
      <p role="status">{text}</p>
      <ChangeList changes={changes} />
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-sm:flex-auto max-sm:px-3"
          busy={isPending && variables.answer === 'apply'}
          onClick={() => answer('apply')}
        >
          {apply}
        </Button>
        <Button
          variant="quiet"
          className="max-sm:flex-auto max-sm:px-3"
          busy={isPending && variables.answer === 'dismiss'}
          onClick={() => answer('dismiss')}
        >
          {dismiss}
        </Button>
      </div>
    </div>
  );
}

function listChanges(event: UnclaimedEvent, emailChange: EmailChange, newer: Event | undefined) {
  if (emailChange.kind === 'changed') return listSummaryChanges(emailChange.was, event);
  if (emailChange.kind === 'change-of-assigned') return listSummaryChanges(newer ?? emailChange.event, event);
  return [];
}

type Texts = { text: string; apply: string; dismiss: string };

/** After the event was changed in its itinerary, which applying the email would overwrite. */
function toNewerTexts({ kind }: EmailChange, { title }: Event): Texts {
  const isChange = kind === 'change-of-assigned';
  return {
    text: `“${title}” was changed in the itinerary after this email was read. ${isChange ? 'Update it anyway?' : 'Remove it anyway?'}`,
    apply: isChange ? 'Update anyway' : 'Remove anyway',
    dismiss: 'Keep as it is',
  };
}

function toTexts(emailChange: EmailChange): Texts {
  switch (emailChange.kind) {
    case 'changed':
      return {
        text: 'Updated by a newer email.',
        apply: 'Keep change',
        dismiss: 'Undo change',
      };
    case 'change-of-assigned':
      return {
        text: `A newer email changes “${emailChange.event.title}” in ${emailChange.event.projectName}.`,
        apply: 'Update itinerary',
        dismiss: 'Ignore',
      };
    case 'cancelled':
      return { text: 'A newer email says this was canceled.', apply: 'Delete event', dismiss: 'Keep event' };
    case 'cancellation-of-assigned':
      return {
        text: `A newer email says “${emailChange.event.title}” in ${emailChange.event.projectName} was canceled.`,
        apply: 'Remove from itinerary',
        dismiss: 'Keep event',
      };
    case 'duplicate': {
      const when = formatSummaryTime(emailChange.of);
      const where = emailChange.of.projectName ? ` in ${emailChange.of.projectName}` : ' in this list';
      return {
        text: `This may be a duplicate of “${emailChange.of.title}”${where}${when ? `, ${when}` : ''}.`,
        apply: 'Delete this one',
        dismiss: 'Keep both',
      };
    }
  }
}
