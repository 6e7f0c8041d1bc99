import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { isPastDeadline } from './describe-rsvp.ts';
import { describeRsvpState } from './describe-rsvp-state.ts';
import { type AnswerState, listOverview } from './overview.ts';
import { OverviewAnswers } from './overview-answers.tsx';
import { OverviewEvents } from './overview-events.tsx';
import { useDownloadRsvps } from './queries.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { RsvpSettingsDialog } from './settings-dialog.tsx';
import { useNowUntil } from './use-now-until.ts';

type Props = {
  project: Project;
  /** As shown to guests. */
  title: string;
  events: readonly Event[];
  /** Everyone who can be asked; undefined until loaded. */
  people: readonly Person[] | undefined;
  /** Whether it is shown; the answers load then. */
  isShown: boolean;
};

/** Who comes: the answers of all guests, for the itinerary and per event. */
export function RsvpOverview({ people, isShown, ...props }: Props) {
  const { projectId, rsvp } = props.project;
  const { data, error, isFetching, refetch } = useQuery({ ...rsvpsOptions(projectId), enabled: isShown });
  const [isSetting, setSetting] = useState(false);
  const rows = data?.rows;
  const isUnused = !rsvp.enabled && (!rows || rows.length === 0);
  return (
    <div className="mx-auto grid w-full max-w-160 gap-6">
      {isUnused ? (
        <EmptyState
          icon="i-lucide-calendar-check"
          title={t('askWhosComing')}
          text={t('askWhosComingText')}
          action={
            <Button variant="primary" onClick={() => setSetting(true)}>
              {t('turnOnRsvp')}
            </Button>
          }
        />
      ) : rows && people ? (
        <Answers {...props} people={people} rows={rows} onSettings={() => setSetting(true)} />
      ) : error ? (
        <LoadError
          message={toServerMessage(error) ?? t('answersFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      )}
      {isSetting && <RsvpSettingsDialog project={props.project} onClosed={() => setSetting(false)} />}
    </div>
  );
}

type AnswersProps = Omit<Props, 'people' | 'isShown'> & {
  people: readonly Person[];
  rows: readonly Rsvp[];
  onSettings: () => void;
};

function Answers({ project, title, events, people, rows, onSettings }: AnswersProps) {
  const [eventId, setEventId] = useState<number>();
  const [filter, setFilter] = useState<AnswerState>();
  const [isReminding, setReminding] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const asked = events.filter(({ rsvp }) => rsvp !== null);
  const event = asked.find(({ id }) => id === eventId);
  const overview = listOverview(people, rows, event);
  const silent = overview.filter(({ state }) => state === 'silent').map(({ person }) => person);

  function choose(next: number | undefined) {
    setEventId(next);
    setFilter(undefined);
  }

  return (
    <>
      <Toolbar
        project={project}
        silent={silent.length}
        onRemind={() => setReminding(true)}
        onSettings={onSettings}
      />
      <OverviewAnswers
        project={project}
        event={event}
        asked={asked}
        rows={rows}
        overview={overview}
        filter={filter}
        onFilter={setFilter}
        onEvent={choose}
        selectRef={select}
      >
        {!event && asked.length > 0 && (
          <OverviewEvents
            events={asked}
            rows={rows}
            people={people}
            onEvent={(id) => {
              choose(id);
              // The pressed button is gone.
              select.current?.focus();
            }}
          />
        )}
      </OverviewAnswers>
      {isReminding && (
        <ReminderDialog
          project={project}
          title={event ? `${event.title} (${title})` : title}
          people={silent}
          onClosed={() => setReminding(false)}
        />
      )}
    </>
  );
}

type ToolbarProps = { project: Project; silent: number; onRemind: () => void; onSettings: () => void };

/** Until when guests can answer, and what a host can do about it. */
function Toolbar({ project, silent, onRemind, onSettings }: ToolbarProps) {
  const { rsvp, timeZone, projectId } = project;
  const now = useNowUntil(rsvp.deadline);
  const isClosed = isPastDeadline(rsvp, now);
  const download = useDownloadRsvps(projectId);
  return (
    <div className="grid gap-2">
      <p className="text-muted">{describeRsvpState(rsvp, timeZone, now)}</p>
      <div className="rsvp-tools">
        <Button onClick={onSettings}>
          <span className="i-lucide-settings" aria-hidden="true" />
          {t('settings')}
        </Button>
        {rsvp.enabled && !isClosed && silent > 0 && (
          <Button onClick={onRemind}>
            <span className="i-lucide-bell" aria-hidden="true" />
            {t('remindCount', { count: silent })}
          </Button>
        )}
        <Button aria-label={t('downloadCsv')} busy={download.isPending} onClick={() => download.mutate()}>
          <span className="i-lucide-download" aria-hidden="true" />
          {t('csv')}
        </Button>
      </div>
    </div>
  );
}
