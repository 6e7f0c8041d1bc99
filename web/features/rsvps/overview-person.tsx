import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatPeople } from './describe-rsvp.ts';
import type { AnswerState, OverviewRow } from './overview.ts';

type Props = {
  row: OverviewRow;
  /** Must be stable, so that only changed rows render again. Undefined while nobody can answer. */
  onAnswer: ((personId: number) => void) | undefined;
  /** Opens the answers of several browsers. Must be stable. */
  onCompare: (personId: number) => void;
};

export const STATE_LABELS: Record<AnswerState, string> = {
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
  silent: 'No answer',
};

/** A guest with the answer, and what only hosts read. */
export const OverviewPerson = memo(function OverviewPerson({
  row: { person, rsvp, others, state },
  onAnswer,
  onCompare,
}: Props) {
  return (
    <li data-person={person.id} className="rsvp-person">
      <div className="grid min-w-0 flex-1 basis-[min(10rem,100%)] gap-0.5 py-1 ps-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
            {person.name}
          </span>
          <span className={state === 'silent' ? 'text-sm text-muted' : 'chip'} data-answer={state}>
            {STATE_LABELS[state]}
            {rsvp && rsvp.partySize > 1 && state !== 'no' && ` · ${formatPeople(rsvp.partySize)}`}
          </span>
          {rsvp?.byHost && <span className="text-sm text-muted">Answered by host</span>}
        </p>
        {rsvp?.reply && <Remark label="Reply" text={rsvp.reply} />}
        {rsvp?.note && <Remark label="Note" text={rsvp.note} />}
        {others.length > 0 && (
          <p className="flex items-center gap-1 text-sm text-danger">
            <span className="i-lucide-triangle-alert shrink-0" aria-hidden="true" />
            {others.length + 1} different answers for this name
          </p>
        )}
      </div>
      {others.length > 0 && (
        <Button
          variant="quiet"
          aria-label={`Compare answers for ${person.name}`}
          onClick={() => onCompare(person.id)}
        >
          Compare
        </Button>
      )}
      {onAnswer && (
        <Button
          variant="quiet"
          aria-label={`${rsvp ? 'Change' : 'Answer'} for ${person.name}`}
          onClick={() => onAnswer(person.id)}
        >
          {rsvp ? 'Change' : 'Answer'}
        </Button>
      )}
    </li>
  );
});

function Remark({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm whitespace-pre-line" dir="auto">
      <span className="text-muted">{label}:</span> {text}
    </p>
  );
}
