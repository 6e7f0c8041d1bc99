import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvps } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** Who answered what, where the host shows it. */
export function AnswerListDialog({ project, onClosed }: { project: Project; onClosed: () => void }) {
  const { data, isError, refetch } = useQuery(rsvpsOptions(project.projectId));
  const itinerary = useQueryClient().getQueryData<Itinerary>(queryKeys.itinerary(project.projectId));
  return (
    <Dialog onClosed={onClosed} theme={toDialogTheme(project)} size="small" title={t('allAnswers')}>
      {data ? (
        <Answers list={data.list ?? []} events={itinerary?.events ?? []} />
      ) : isError ? (
        <LoadError message={t('answersFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

type Listed = NonNullable<Rsvps['list']>;

/** The answers for the itinerary, then those for each event. */
function Answers({ list, events }: { list: Listed; events: readonly Event[] }) {
  const given = (eventId: number | null) => list.filter((row) => row.eventId === eventId);
  const answered = events.filter(({ id }) => given(id).length > 0);
  if (list.length === 0) return <p className="text-muted">{t('nobodyAnswered')}</p>;
  return (
    <div className="grid gap-6">
      <AnswerGroups list={given(null)} />
      {answered.map(({ id, title }) => (
        <section key={id} className="grid gap-3">
          <h3 className="title text-lg [overflow-wrap:anywhere]" dir="auto">
            {title}
          </h3>
          <AnswerGroups list={given(id)} />
        </section>
      ))}
    </div>
  );
}

/** Names by answer, each with the number of people. */
function AnswerGroups({ list }: { list: Listed }) {
  const groups = listAnswerOptions()
    .map(({ value, label }) => ({
      label,
      isComing: value !== 'no',
      given: list.filter(({ answer }) => answer === value),
    }))
    .filter(({ given }) => given.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className="grid gap-4">
      {groups.map(({ label, isComing, given }) => {
        const people = given.reduce((sum, { partySize }) => sum + (isComing ? partySize : 1), 0);
        return (
          <div key={label} className="grid gap-1.5">
            <dt className="font-600">
              {label} ({people})
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {given.map(({ name, partySize }) => (
                <span key={name} className="chip" dir="auto">
                  {name}
                  {partySize > 1 && isComing && <span className="text-muted">+{partySize - 1}</span>}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
