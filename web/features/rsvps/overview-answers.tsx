import { type ReactNode, type RefObject, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { FIND_MIN_ROWS, findRows } from '../../lib/find-rows.ts';
import { countAnswers, describeCounts } from '../../lib/rsvps/count-answers.ts';
import { useListFocus } from '../../ui/focus/use-list-focus.ts';
import { SelectField } from '../../ui/forms/field.tsx';
import { FindField } from '../../ui/forms/find-field.tsx';
import { AnswerForDialog } from './answer-for-dialog.tsx';
import { formatPeople } from './describe-rsvp.ts';
import { JoinAnswersDialog } from './join-answers-dialog.tsx';
import type { AnswerState, OverviewRow } from './overview.ts';
import { OverviewPerson, toStateLabel } from './overview-person.tsx';
import './overview.css';

const STATES: readonly AnswerState[] = ['yes', 'maybe', 'no', 'silent'];

type Props = {
  project: Project;
  /** Whose answers are shown; undefined for the itinerary. */
  event: Event | undefined;
  /** The events that ask for answers. */
  asked: readonly Event[];
  rows: readonly Rsvp[];
  overview: readonly OverviewRow[];
  /** The state that the list is limited to. */
  filter: AnswerState | undefined;
  onFilter: (state: AnswerState | undefined) => void;
  onEvent: (id: number | undefined) => void;
  selectRef: RefObject<HTMLSelectElement | null>;
  /** Shown above the people, unless they are filtered. */
  children?: ReactNode;
};

/** The numbers and the people behind them. */
export function OverviewAnswers({ project, event, asked, rows, overview, filter, children, ...on }: Props) {
  const [text, setText] = useState('');
  const [answeredId, setAnsweredId] = useState<number>();
  const [comparedId, setComparedId] = useState<number>();
  const { listProps, findFocusTarget } = useListFocus<HTMLElement>('[data-person]');
  const inState = filter ? overview.filter(({ state }) => state === filter) : overview;
  const shown = findRows(inState, text, ({ person }) => person.name);
  const answered = overview.find(({ person }) => person.id === answeredId);
  const compared = overview.find(({ person }) => person.id === comparedId);
  const hasFind = overview.length >= FIND_MIN_ROWS;
  return (
    <section className="grid gap-4" {...listProps}>
      {asked.length > 0 && (
        <SelectField
          ref={on.selectRef}
          label={t('answersFor')}
          value={event?.id ?? ''}
          onChange={({ target }) => on.onEvent(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('theWholeItinerary')}</option>
          {asked.map(({ id, title, datetime, timeZone }) => (
            <option key={id} value={id}>
              {title} · {formatDate(datetime, timeZone)}
            </option>
          ))}
        </SelectField>
      )}
      <Numbers overview={overview} filter={filter} onFilter={on.onFilter} />
      <p className="font-semibold" role="status">
        {describeCounts(countAnswers(rows, event?.id ?? null), event?.rsvp?.capacity)}
      </p>
      {!filter && children}
      {hasFind && (
        <FindField
          label={t('findAGuest')}
          value={text}
          onChange={setText}
          found={shown.length}
          all={inState.length}
        />
      )}
      <h3 className="visually-hidden" tabIndex={-1}>
        {filter ? toStateLabel(filter) : t('everyone')}: {formatPeople(shown.length)}
      </h3>
      {shown.length === 0 && <p className="py-4 text-center text-muted">{describeEmpty(overview, text)}</p>}
      <ul>
        {shown.map((row) => (
          <OverviewPerson
            key={row.person.id}
            row={row}
            onAnswer={project.rsvp.enabled ? setAnsweredId : undefined}
            onCompare={setComparedId}
          />
        ))}
      </ul>
      {compared && (
        <JoinAnswersDialog
          key={compared.person.id}
          projectId={project.projectId}
          row={compared}
          findFocus={findFocusTarget}
          onClosed={() => setComparedId(undefined)}
        />
      )}
      {answered && (
        <AnswerForDialog
          key={answered.person.id}
          project={project}
          event={event}
          row={answered}
          findFocus={findFocusTarget}
          onClosed={() => setAnsweredId(undefined)}
        />
      )}
    </section>
  );
}

function describeEmpty(overview: readonly OverviewRow[], text: string): string {
  if (overview.length === 0) return t('nobodyToAnswer');
  return text.trim() ? t('noGuestsMatch', { text: text.trim() }) : t('nobodyHere');
}

/** How many gave each answer; each number limits the list to those. */
function Numbers({ overview, filter, onFilter }: Pick<Props, 'overview' | 'filter' | 'onFilter'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div role="group" aria-label={t('filterByAnswer')} className="rsvp-numbers">
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          className="rsvp-number"
          aria-pressed={filter === state}
          onClick={() => onFilter(filter === state ? undefined : state)}
        >
          <span className="text-xl font-semibold">
            {overview.filter((row) => row.state === state).length}
          </span>{' '}
          <span className="text-sm">{toStateLabel(state)}</span>
        </button>
      ))}
    </div>
  );
}
