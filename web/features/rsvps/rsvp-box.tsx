import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { formatDeadlineDay, formatPeople, isPastDeadline, toOwnAnswer } from './describe-rsvp.ts';
import { dismissRefused } from './give-answer.ts';
import { useMyRsvp } from './use-my-rsvp.ts';
import { useNowUntil } from './use-now-until.ts';
import './rsvp-box.css';

const ICONS: Record<RsvpAnswer, string> = {
  yes: 'i-lucide-circle-check',
  maybe: 'i-lucide-circle-help',
  no: 'i-lucide-circle-x',
};

type Props = {
  project: Project;
  /** Undefined for the whole itinerary. */
  event?: Event | undefined;
  /** A host sees the page as somebody: nothing can be changed. */
  isPreview: boolean;
  onAnswer: (answer: RsvpAnswer) => void;
  onShowAnswers: () => void;
};

const toQuestion = (event: Event | undefined) => (event ? t('willYouBeThere') : t('areYouComing'));

/** The question whether the reader comes; once answered one line with the answer, which can be changed. */
export function RsvpBox({ project, event, isPreview, onAnswer, onShowAnswers }: Props) {
  const { projectId, viewer, rsvp } = project;
  const mine = useMyRsvp({ projectId, viewer, eventId: event?.id ?? null, isPreview });
  const isClosed = isPastDeadline(rsvp, useNowUntil(rsvp.deadline));
  const { answer, isLoaded, isFailed } = mine;
  if (!isLoaded && !isFailed) return <span className="visually-hidden">{t('loadingAnswer')}</span>;
  if (!isLoaded) return <RsvpFailed isAnnounced={!event} onRetry={() => void mine.retry()} />;
  const Title = event ? 'p' : 'h2';
  const hasList = rsvp.showList && !event;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend to undo
    <div
      className="rsvp-box"
      role="group"
      aria-label={event ? t('rsvpOf', { title: event.title }) : t('rsvp')}
    >
      <div className={answer ? 'rsvp-text rsvp-answered' : 'rsvp-text'}>
        <div className="rsvp-words">
          <Title className="rsvp-title">{answer ? <OwnAnswer {...answer} /> : toQuestion(event)}</Title>{' '}
          <RsvpNote
            {...mine}
            project={project}
            event={event}
            isClosed={isClosed}
            onDismiss={() => viewer.person && dismissRefused(projectId, viewer.person.id, event?.id ?? null)}
          />
        </div>
        {hasList && !answer && <AllAnswers onPress={onShowAnswers} />}
      </div>
      <RsvpButtons
        answer={answer?.answer}
        eventId={event?.id}
        isClosed={isClosed}
        isPreview={isPreview}
        onAnswer={onAnswer}
        onShowAnswers={hasList ? onShowAnswers : undefined}
      />
    </div>
  );
}

type ButtonsProps = Pick<Props, 'isPreview' | 'onAnswer'> & {
  answer: RsvpAnswer | undefined;
  eventId: number | undefined;
  isClosed: boolean;
  /** Undefined where the answers of others are not shown. */
  onShowAnswers: (() => void) | undefined;
};

/** The answers to choose from; once answered, the way to change it and to the answers of all. */
function RsvpButtons({ answer, eventId, isClosed, isPreview, onAnswer, onShowAnswers }: ButtonsProps) {
  return (
    <div className="rsvp-buttons" data-rsvp={eventId ?? 'all'}>
      {!answer && <AnswerButtons disabled={isClosed || isPreview} onAnswer={onAnswer} />}
      {answer && !isClosed && (
        <AnswerButton
          label={t('change')}
          className="rsvp-more"
          disabled={isPreview}
          onPress={() => onAnswer(answer)}
        />
      )}
      {answer && onShowAnswers && <AllAnswers onPress={onShowAnswers} />}
    </div>
  );
}

const OwnAnswer = ({ answer }: { answer: RsvpAnswer }) => (
  <>
    <span className={ICONS[answer]} aria-hidden="true" />
    {toOwnAnswer(answer)}
  </>
);

const AnswerButtons = ({ disabled, onAnswer }: { disabled: boolean } & Pick<Props, 'onAnswer'>) =>
  listAnswerOptions().map(({ value, label }) => (
    <AnswerButton
      key={value}
      label={label}
      className="button button-secondary"
      disabled={disabled}
      onPress={() => onAnswer(value)}
    />
  ));

type AnswerButtonProps = { label: string; className: string; disabled: boolean; onPress: () => void };

const AnswerButton = ({ label, className, disabled, onPress }: AnswerButtonProps) => (
  <button type="button" className={className} aria-haspopup="dialog" disabled={disabled} onClick={onPress}>
    {label}
  </button>
);

const AllAnswers = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    className="rsvp-more rsvp-all"
    aria-haspopup="dialog"
    aria-label={t('seeAllAnswers')}
    onClick={onPress}
  >
    <span className="rsvp-short">{t('answersShort')}</span>
    <span>{t('seeAllAnswers')}</span>
  </button>
);

type NoteProps = Pick<ReturnType<typeof useMyRsvp>, 'answer' | 'isWaiting' | 'refused'> &
  Pick<Props, 'project' | 'event'> & { isClosed: boolean; onDismiss: () => void };

/** Below the question: what became of the answer, else until when it can be given. */
function RsvpNote({ project, event, answer, isWaiting, refused, isClosed, onDismiss }: NoteProps) {
  const { rsvp, timeZone } = project;
  if (refused !== undefined) {
    return (
      <p className="rsvp-note rsvp-refused" role="alert">
        {t('notSavedBecause', { reason: refused })}{' '}
        <button type="button" className="rsvp-more" onClick={onDismiss}>
          {t('ok')}
        </button>
      </p>
    );
  }
  const day = rsvp.deadline && formatDeadlineDay(rsvp.deadline, timeZone);
  if (isWaiting) {
    return (
      <p className="rsvp-note">
        <span className="i-lucide-clock" aria-hidden="true" /> {t('waitingToSend')}
      </p>
    );
  }
  const party = answer && answer.answer !== 'no' && answer.partySize > 1 && formatPeople(answer.partySize);
  // The dialog says until when an answer can be changed.
  const state = isClosed ? day && t('closedOn', { day }) : !event && !answer && day && t('answerBy', { day });
  const text = party || (answer?.byHost ? t('byYourHost') : state);
  return text ? <p className="rsvp-note">{text}</p> : null;
}

/** Read aloud once, not again for each event. */
function RsvpFailed({ isAnnounced, onRetry }: { isAnnounced: boolean; onRetry: () => void }) {
  return (
    <p className="rsvp-note" role={isAnnounced ? 'alert' : undefined}>
      {t('answerFailed')}{' '}
      <button type="button" className="rsvp-more" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </p>
  );
}
