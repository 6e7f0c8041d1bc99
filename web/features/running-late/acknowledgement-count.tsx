import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { formatTime } from '../../lib/dates.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadDialog = () => import('./acknowledgements-dialog.tsx');

/** Older changes are not shown. */
const RECENT_MS = 12 * 3_600_000;
const REFETCH_MS = 30_000;

const acknowledgementsOptions = (projectId: string, seq: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'acknowledgements', seq],
    queryFn: () =>
      unwrap(
        api.projects[':projectId'].acknowledgements.$get({
          param: { projectId },
          query: { seq: String(seq) },
        }),
      ),
    refetchInterval: REFETCH_MS,
    staleTime: 0,
    meta: { quiet: true },
  });

type Props = { project: Project; events: readonly Event[]; newsSeq: number | null; now: number };

/** "7 of 9 have the new time", for the last change. Nothing if that was more than 12 hours ago. Opens the list of names. */
export function AcknowledgementCount({ project, events, newsSeq, now }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isRecent = events.some(
    ({ sequence, updatedAt }) => sequence > 0 && now - Date.parse(updatedAt) < RECENT_MS,
  );
  const { data } = useQuery({
    ...acknowledgementsOptions(project.projectId, newsSeq ?? 0),
    enabled: newsSeq !== null && isRecent,
  });
  if (!data || data.needed === 0 || !isRecent) return null;
  return (
    <>
      <button type="button" className="late-count" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('haveNewTime', { confirmed: data.confirmed, needed: data.needed })}
        <span className="i-lucide-chevron-right" aria-hidden="true" />
      </button>
      {isOpen && (
        <LazyComponent load={loadDialog} onFail={() => setOpen(false)}>
          {(AcknowledgementsDialog) => (
            <AcknowledgementsDialog
              known={data}
              message={toMessage(project, events, data.names, now)}
              theme={toDialogTheme(project)}
              onClosed={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

type Names = readonly { name: string; confirmedAt: string | null }[];

/** A message for those who have not tapped "Got it": the rest of today. No private events, since it may go to a group chat. */
function toMessage({ projectId }: Project, events: readonly Event[], names: Names, now: number): string {
  const missing = names.filter(({ confirmedAt }) => confirmedAt === null).map(({ name }) => name);
  const isLeft = (event: Event) =>
    event.audience === 'everyone' &&
    isUpcoming(event, now) &&
    toLocalDay(Date.parse(event.datetime), event.timeZone) === toLocalDay(now, event.timeZone);
  return [
    t('timesHaveChanged', { names: missing.join(', ') }),
    ...events
      .filter(isLeft)
      .map(({ title, datetime, timeZone }) => `${formatTime(datetime, timeZone)} ${title}`),
    `${location.origin}/project/${projectId}`,
  ].join('\n');
}
