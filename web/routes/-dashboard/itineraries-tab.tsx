import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { MyProject, User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { NoProjects } from '../../features/my-projects/no-projects.tsx';
import { ProjectCard } from '../../features/my-projects/project-card.tsx';
import { ProjectMenu } from '../../features/my-projects/project-menu.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { UnavailableNotice } from '../../features/my-projects/unavailable-notice.tsx';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { toServerMessage } from '../../lib/api.ts';
import { FIND_MIN_ROWS, findRows } from '../../lib/find-rows.ts';
import { Button } from '../../ui/button.tsx';
import { useListFocus } from '../../ui/focus/use-list-focus.ts';
import { FindField } from '../../ui/forms/find-field.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { ProjectCardSkeletons } from './dashboard-skeleton.tsx';
import type { OpenItineraryDialog } from './itinerary-dialogs.tsx';

const route = getRouteApi('/dashboard');
const loadDialogs = () => import('./itinerary-dialogs.tsx');
/** Loads the dialogs before a press. */
const prepare = () => void loadDialogs().catch(() => undefined);
const PREPARE = { onPointerEnter: prepare, onFocus: prepare };

/** The Itineraries tab: loading and error states, then the list. */
export function ItinerariesTab({ user }: { user: User }) {
  const { data: projects, error, isFetching, refetch } = useQuery(myProjectsOptions);
  if (projects) return <ItineraryList user={user} projects={projects} />;
  if (error) {
    return (
      <div className="py-6">
        <LoadError
          message={toServerMessage(error) ?? t('itinerariesFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <div role="status" className="pt-2">
      <span className="visually-hidden">{t('loading')}</span>
      <ProjectCardSkeletons />
    </div>
  );
}

/** What an itinerary is found by. */
const toNames = ({ name, customTitle, ownerName }: MyProject): string =>
  `${name} ${customTitle ?? ''} ${ownerName}`;

function ItineraryList({ user, projects }: { user: User; projects: MyProject[] }) {
  const [dialog, setDialog] = useState<OpenItineraryDialog>();
  const { listProps, findFocusTarget } = useListFocus<HTMLDivElement>('[data-project]');
  const { text, search } = useSearchText();
  const searchable = projects.length >= FIND_MIN_ROWS;
  const shown = searchable ? findRows(projects, text, toNames) : projects;
  const openCreate = () => setDialog({ name: 'create' });
  const closeDialog = () => setDialog(undefined);

  return (
    <div className="grid gap-5 pt-2" {...listProps}>
      <h2 className="visually-hidden">{t('yourItineraries')}</h2>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {searchable && (
          <FindField
            label={t('findItinerary')}
            value={text}
            onChange={search}
            found={shown.length}
            all={projects.length}
            className="flex-1 basis-64 max-sm:basis-full sm:[&>label]:max-w-88"
          />
        )}
        <Button {...PREPARE} variant="quiet" className="px-3" onClick={() => setDialog({ name: 'import' })}>
          <span className="i-lucide-upload" aria-hidden="true" />
          {t('importButton')}
        </Button>
        {projects.length > 0 && (
          <Button {...PREPARE} variant="primary" className="max-sm:px-3" onClick={openCreate}>
            <span className="i-lucide-plus" aria-hidden="true" />
            {t('createNewItinerary')}
          </Button>
        )}
      </div>
      <UnavailableNotice projects={projects} />
      {projects.length === 0 && <NoProjects onCreate={openCreate} />}
      {searchable && shown.length === 0 && (
        <div className="rounded-3 border border-dashed border-edge">
          <EmptyState
            icon="i-lucide-search-x"
            title={t('noItineraryMatches', { text: text.trim() })}
            action={
              <Button onClick={() => search('')}>{t('showAllCount', { count: projects.length })}</Button>
            }
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul className="project-grid">
          {shown.map((project) => (
            <ProjectCard
              key={project.projectId}
              project={project}
              receipts={
                <ReceiptsButton projectId={project.projectId} variant="quiet" className="px-2 text-sm" />
              }
              more={
                <ProjectMenu
                  project={project}
                  onDuplicate={() => setDialog({ name: 'duplicate', project })}
                />
              }
              onDelete={() => setDialog({ name: 'delete', project })}
            />
          ))}
        </ul>
      )}
      {dialog && (
        <LazyComponent load={loadDialogs} onFail={closeDialog}>
          {(ItineraryDialogs) => (
            <ItineraryDialogs dialog={dialog} user={user} findFocus={findFocusTarget} onClose={closeDialog} />
          )}
        </LazyComponent>
      )}
    </div>
  );
}

/** The search text. Also in the URL, so it is still there when coming back from an itinerary. */
function useSearchText() {
  const { find: stored = '' } = route.useSearch();
  const navigate = route.useNavigate();
  // Local state, because navigation is asynchronous and a controlled input would lose keystrokes.
  const [text, setText] = useState(stored);
  function search(next: string) {
    setText(next);
    void navigate({
      search: (old) => ({ ...old, find: next.trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  }
  return { text, search };
}
