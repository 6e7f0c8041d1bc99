import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CopiedProject, MyProject, User } from '../../../worker/contract/accounts.ts';
import { toFullName } from '../../features/account/names.ts';
import { CreateDialog } from '../../features/my-projects/create-dialog.tsx';
import { DeleteDialog } from '../../features/my-projects/delete-dialog.tsx';
import { describeCopiedProject } from '../../features/my-projects/describe-copy.ts';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { filterProjects, SEARCH_MIN_PROJECTS } from '../../features/my-projects/filter-projects.ts';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { NoProjects } from '../../features/my-projects/no-projects.tsx';
import { ProjectCard } from '../../features/my-projects/project-card.tsx';
import { ProjectMenu } from '../../features/my-projects/project-menu.tsx';
import { ProjectSearch } from '../../features/my-projects/project-search.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { ProjectCardSkeletons } from './dashboard-skeleton.tsx';
import { LoadError } from './load-error.tsx';

const route = getRouteApi('/dashboard');

type Open = { dialog: 'create' | 'import' } | { dialog: 'delete' | 'duplicate'; project: MyProject };

/** The account's itineraries, and all that can be done with each. */
export function ItinerariesTab({ user }: { user: User }) {
  const { data: projects, error, isFetching, refetch } = useQuery(myProjectsOptions);
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const { around, findPlace } = useKeptFocus<HTMLDivElement>('[data-project]');
  const { text, find } = useFind();
  const close = () => setOpen(undefined);
  const tell = (title: string) => (copied: CopiedProject) => showToast(describeCopiedProject(title, copied));

  if (!projects && error) {
    return (
      <LoadError what="Your itineraries" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!projects) {
    return (
      <div role="status" className="pt-2">
        <span className="only-read">Loading…</span>
        <ProjectCardSkeletons />
      </div>
    );
  }
  const many = projects.length >= SEARCH_MIN_PROJECTS;
  const shown = many ? filterProjects(projects, text) : projects;
  return (
    <div className="grid gap-5 pt-2" {...around}>
      <h2 className="only-read">Your itineraries</h2>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {many && <ProjectSearch value={text} onChange={find} found={shown.length} all={projects.length} />}
        <Button variant="quiet" onClick={() => setOpen({ dialog: 'import' })}>
          <span className="i-lucide-upload" aria-hidden="true" />
          Import
        </Button>
        {projects.length > 0 && (
          <Button variant="primary" onClick={() => setOpen({ dialog: 'create' })}>
            <span className="i-lucide-plus" aria-hidden="true" />
            Create New Itinerary
          </Button>
        )}
      </div>
      {projects.length === 0 && <NoProjects onCreate={() => setOpen({ dialog: 'create' })} />}
      {many && shown.length === 0 && (
        <div className="rounded-3 border border-dashed border-edge">
          <EmptyState
            icon="i-lucide-search-x"
            title={`No itinerary with “${text.trim()}” in its name`}
            action={<Button onClick={() => find('')}>Show all {projects.length}</Button>}
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
                  onDuplicate={() => setOpen({ dialog: 'duplicate', project })}
                />
              }
              onDelete={() => setOpen({ dialog: 'delete', project })}
            />
          ))}
        </ul>
      )}
      {open?.dialog === 'create' && (
        <CreateDialog
          owner={{ ownerName: toFullName(user), ownerEmail: user.email }}
          onCreated={(createProject) =>
            void navigate({ to: '/', search: { createProject, checkoutMode: true } })
          }
          onClose={close}
        />
      )}
      {open?.dialog === 'import' && <ImportDialog onImported={tell('Itinerary imported')} onClose={close} />}
      {open?.dialog === 'duplicate' && (
        <DuplicateDialog project={open.project} onCopied={tell('Itinerary duplicated')} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog project={open.project} finalFocus={findPlace} onClose={close} />
      )}
    </div>
  );
}

/** What is looked for; in the address as well, so that it stands again for who comes back from an itinerary. */
function useFind() {
  const { find: stored = '' } = route.useSearch();
  const navigate = route.useNavigate();
  // The address follows a moment later: a field that waited for it would lose letters.
  const [text, setText] = useState(stored);
  function find(next: string) {
    setText(next);
    void navigate({
      search: (old) => ({ ...old, find: next.trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  }
  return { text, find };
}
