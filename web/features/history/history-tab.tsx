import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change } from '../../../worker/contract/history.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { groupBySave } from './describe-change.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { type HistoryFilter, historyOptions, NO_FILTER, PAGE_SIZE } from './queries.ts';
import './history.css';
import { LoadError } from '../../ui/page/load-error.tsx';

type Props = {
  projectId: string;
  events: readonly { id: number; title: string }[];
  /** Undefined until they are loaded. */
  people: readonly { id: number; name: string }[] | undefined;
};

/** The History tab of the admin panel: who changed what and when, with the way back. */
export function HistoryTab({ projectId, events, people }: Props) {
  const [filter, setFilter] = useState(NO_FILTER);
  // The first change of each page after the first.
  const [cursors, setCursors] = useState<number[]>([]);
  const pages = useQueries({
    queries: [undefined, ...cursors].map((before) => historyOptions(projectId, filter, before)),
  });
  const changes = pages.flatMap(({ data }) => data ?? []);
  const failed = pages.find(({ data, error }) => !data && error);
  const isLoading = !failed && pages.some(({ data }) => !data);
  const isFiltered = filter !== NO_FILTER;
  const hasMore = pages.at(-1)?.data?.length === PAGE_SIZE;

  function changeFilter(next: HistoryFilter) {
    setFilter(next);
    setCursors([]);
  }

  return (
    <div className="mx-auto grid max-w-160 gap-6">
      <p className="text-muted">{t('historyIntro')}</p>
      {(isFiltered || groupBySave(changes).length > 1) && (
        <HistoryFilters
          filter={filter}
          events={listEvents(events, changes)}
          people={people ?? []}
          onChange={changeFilter}
        />
      )}
      {changes.length > 0 && (
        <HistoryList
          projectId={projectId}
          changes={changes}
          events={events}
          isComplete={filter === NO_FILTER || Object.values(filter).every((value) => value === '')}
          onRestored={() => setCursors([])}
        />
      )}
      {isLoading && <HistorySkeletons />}
      {failed && (
        <LoadError
          message={toServerMessage(failed.error) ?? t('historyFailed')}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!isLoading && !failed && changes.length === 0 && (
        <NoHistory isFiltered={isFiltered} onClear={() => changeFilter(NO_FILTER)} />
      )}
      {hasMore && (
        <Button
          className="justify-self-center"
          onClick={() => setCursors([...cursors, changes.at(-1)?.seq ?? 0])}
        >
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}

/** The itinerary's events and, after them, deleted ones that the loaded changes are about. */
function listEvents(events: Props['events'], changes: readonly Change[]) {
  const byId = new Map(events.map((event) => [event.id, event.title]));
  for (const change of changes) {
    if (change.entity !== 'event' || byId.has(change.entityId)) continue;
    byId.set(change.entityId, `${(change.before ?? change.after)?.title} (deleted)`);
  }
  return [...byId].map(([id, title]) => ({ id, title }));
}

function NoHistory({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon="i-lucide-search"
      title={t('noMatchingChanges')}
      text={t('nobodyChangedThis')}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState icon="i-lucide-history" title={t('noChangesYet')} text={t('noChangesYetText')} />
  );
}

function HistorySkeletons() {
  return (
    <div role="status" className="grid gap-3">
      <span className="visually-hidden">{t('loading')}</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
