import { useQuery } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';

/** Answers by the id of their event. */
export type EventAnswers = Record<number, RsvpAnswer>;

type Props = {
  projectId: string;
  events: readonly Event[];
  /** What was chosen here; other events show the answer given before. */
  chosen: EventAnswers;
  onChoose: (answers: EventAnswers) => void;
  /** The answers are being sent. */
  busy: boolean;
  /** Whether they are beside other fields, in rows of the same grid, where a window has room for both. */
  isWide: boolean;
};

const HEADING = 'flex flex-wrap items-center justify-between gap-2';
const QUESTION = 'grid content-start gap-1.5';

/** The events that ask for an answer of their own, below or beside the answer for the whole itinerary. */
export function EventQuestions({ projectId, events, chosen, onChoose, busy, isWide }: Props) {
  const { data } = useQuery(rsvpsOptions(projectId));
  const { length: count } = events;
  const toAnswer = (id: number) =>
    chosen[id] ?? data?.mine.find(({ eventId }) => eventId === id)?.answer ?? '';
  const isAllYes = events.every(({ id }) => toAnswer(id) === 'yes');
  const choose = (answers: EventAnswers) => !busy && onChoose(answers);
  return (
    <div className={isWide ? 'grid gap-5 md:contents' : 'grid gap-5'}>
      {count > 1 && (
        <div className={isWide ? `${HEADING} md:col-start-1 md:self-end` : HEADING}>
          <p className="font-600">{t('willYouBeThere')}</p>
          {/* Pressed again, it takes back what was chosen here. */}
          <Button
            aria-pressed={isAllYes}
            onClick={() => choose(isAllYes ? {} : Object.fromEntries(events.map(({ id }) => [id, 'yes'])))}
          >
            {isAllYes && <span className="i-lucide-check" aria-hidden="true" />}
            {t('yesToAll', { count })}
          </Button>
        </div>
      )}
      {events.map(({ id, title, datetime, timeZone }) => (
        <div key={id} className={isWide ? `${QUESTION} md:col-start-1` : QUESTION}>
          <p>
            <bdi className="break-words font-600">{title}</bdi>{' '}
            <span className="inline-block text-sm text-muted">{formatDateTime(datetime, timeZone)}</span>
          </p>
          <RadioGroup<RsvpAnswer | ''>
            label={t('willYouBeThereTitle', { title })}
            className="segments wide-segments"
            value={toAnswer(id)}
            onChange={(answer) => answer && choose({ ...chosen, [id]: answer })}
            options={listAnswerOptions()}
          />
        </div>
      ))}
    </div>
  );
}
