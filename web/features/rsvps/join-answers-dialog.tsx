import { useState } from 'react';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { formatPeople } from './describe-rsvp.ts';
import type { OverviewRow } from './overview.ts';
import { toStateLabel } from './overview-person.tsx';
import { useJoinAnswers } from './queries.ts';

type Props = {
  projectId: string;
  row: OverviewRow;
  findFocus: () => HTMLElement | null;
  onClosed: () => void;
};

/** The answers that several browsers gave for one name, of which the host chooses the guest's. */
export function JoinAnswersDialog({ projectId, row: { person, rsvp, others }, findFocus, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const join = useJoinAnswers(projectId, person.id);
  const answers = rsvp ? [rsvp, ...others] : others;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      finalFocus={findFocus}
      size="small"
      title={t('whichAnswer', { name: person.name })}
      description={t('joinAnswersText')}
    >
      <ul className="grid gap-3">
        {answers.map((each) => (
          <Answer
            key={each.claim ?? 'own'}
            answer={each}
            isCounted={each === rsvp}
            isBusy={join.isPending && join.variables === each.claim}
            onChoose={(claim) => join.mutate(claim, { onSuccess: () => setOpen(false) })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type AnswerProps = {
  answer: Rsvp;
  isCounted: boolean;
  isBusy: boolean;
  onChoose: (claim: string) => void;
};

function Answer({ answer, isCounted, isBusy, onChoose }: AnswerProps) {
  const { claim, partySize, updatedAt, reply, note } = answer;
  const size = answer.answer !== 'no' && partySize > 1 ? ` · ${formatPeople(partySize)}` : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-[var(--sunk)] p-4">
      <div className="grid min-w-0 flex-[1_1_10rem] gap-0.5">
        <p className="font-semibold">
          {toStateLabel(answer.answer)}
          {size}
        </p>
        <p className="text-sm text-muted">
          {[describeSource(answer), formatDate(updatedAt, 'UTC'), isCounted && t('countsNow')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {[reply, note].filter(Boolean).map((text) => (
          <p key={text} className="text-sm whitespace-pre-line" dir="auto">
            {text}
          </p>
        ))}
      </div>
      {claim && (
        <Button busy={isBusy} onClick={() => onChoose(claim)}>
          {t('useThisAnswer')}
        </Button>
      )}
    </li>
  );
}

function describeSource({ claim, byHost }: Rsvp): string {
  if (claim) return t('sharedLink');
  return byHost ? t('answeredByHost') : t('theGuest');
}
