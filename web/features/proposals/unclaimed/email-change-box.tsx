import { useState } from 'react';
import type { Event } from '../../../../worker/contract/events.ts';
import type {
  EmailChange,
  EmailChangeAnswer,
  UnclaimedEvent,
} from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { formatSummaryTime, listSummaryChanges } from '../../../lib/event-summary.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeList } from '../../../ui/review/change-list.tsx';
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
    text: isChange ? t('newerUpdateAnyway', { title }) : t('newerRemoveAnyway', { title }),
    apply: isChange ? t('updateAnyway') : t('removeAnyway'),
    dismiss: t('keepAsItIs'),
  };
}

function toTexts(emailChange: EmailChange): Texts {
  switch (emailChange.kind) {
    case 'changed':
      return {
        text: t('updatedByEmail'),
        apply: t('keepChange'),
        dismiss: t('undoEmailChange'),
      };
    case 'change-of-assigned':
      return {
        text: t('emailChanges', toNames(emailChange.event)),
        apply: t('updateItinerary'),
        dismiss: t('ignoreEmail'),
      };
    case 'cancelled':
      return { text: t('emailCancels'), apply: t('deleteEventOfEmail'), dismiss: t('keepEvent') };
    case 'cancellation-of-assigned':
      return {
        text: t('emailCancelsNamed', toNames(emailChange.event)),
        apply: t('removeFromItinerary'),
        dismiss: t('keepEvent'),
      };
    case 'duplicate':
      return {
        text: describeDuplicate(emailChange.of),
        apply: t('deleteThisOne'),
        dismiss: t('keepBoth'),
      };
  }
}

const toNames = ({ title, projectName }: { title: string; projectName: string }) => ({
  title,
  name: projectName,
});

function describeDuplicate(of: Extract<EmailChange, { kind: 'duplicate' }>['of']): string {
  const { title, projectName: name } = of;
  const time = formatSummaryTime(of);
  if (name) return time ? t('duplicateInAt', { title, name, time }) : t('duplicateIn', { title, name });
  return time ? t('duplicateHereAt', { title, time }) : t('duplicateHere', { title });
}
