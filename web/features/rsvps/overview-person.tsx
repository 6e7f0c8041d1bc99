import { memo } from 'react';
import { t } from '../../../worker/messages/t.ts';
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

/** What a guest answered, if anything. */
export const toStateLabel = (state: AnswerState): string =>
  ({ yes: t('yes'), maybe: t('maybe'), no: t('no'), silent: t('noAnswer') })[state];

/** A guest with the answer, and what only hosts read. */
export const OverviewPerson = memo(function OverviewPerson({
  row: { person, rsvp, others, state },
  onAnswer,
  onCompare,
}: Props) {
  return (
    <li data-person={person.id} className="rsvp-person">
      <div className="grid min-w-0 flex-1 basis-[min(10rem,100%)] gap-0.5 py-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
            {person.name}
          </span>
          <span className={state === 'silent' ? 'text-sm text-muted' : 'chip'} data-answer={state}>
            {toStateLabel(state)}
            {rsvp && rsvp.partySize > 1 && state !== 'no' && ` · ${formatPeople(rsvp.partySize)}`}
          </span>
          {rsvp?.byHost && <span className="text-sm text-muted">{t('answeredByHost')}</span>}
        </p>
        {rsvp?.reply && <Remark label={t('replyLabel')} text={rsvp.reply} />}
        {rsvp?.note && <Remark label={t('noteLabel')} text={rsvp.note} />}
        {others.length > 0 && (
          <p className="flex items-center gap-1 text-sm text-danger">
            <span className="i-lucide-triangle-alert shrink-0" aria-hidden="true" />
            {t('differentAnswers', { count: others.length + 1 })}
          </p>
        )}
      </div>
      {others.length > 0 && (
        <Button
          variant="quiet"
          aria-label={t('compareFor', { name: person.name })}
          onClick={() => onCompare(person.id)}
        >
          {t('compare')}
        </Button>
      )}
      {onAnswer && (
        <Button
          variant="quiet"
          aria-label={
            rsvp ? t('changeFor', { name: person.name }) : t('giveAnswerFor', { name: person.name })
          }
          onClick={() => onAnswer(person.id)}
        >
          {rsvp ? t('change') : t('giveAnswer')}
        </Button>
      )}
    </li>
  );
});

/** A longer text is folded to two lines. */
const FOLDED_LENGTH = 120;

function Remark({ label, text }: { label: string; text: string }) {
  const content = (
    <>
      <span className="text-muted">{label}:</span> {text}
    </>
  );
  if (text.length <= FOLDED_LENGTH) {
    return (
      <p className="text-sm whitespace-pre-line" dir="auto">
        {content}
      </p>
    );
  }
  return (
    <details className="rsvp-remark text-sm" dir="auto">
      <summary>{content}</summary>
    </details>
  );
}
