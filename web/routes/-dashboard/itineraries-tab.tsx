import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CopiedProject, MyProject, User } from '../../../worker/contract/accounts.ts';
import { toFullName } from '../../features/account/names.ts';
import { describeCopy } from '../../features/my-projects/copied.ts';
import { CreateDialog } from '../../features/my-projects/create-dialog.tsx';
import { DeleteDialog } from '../../features/my-projects/delete-dialog.tsx';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { FIND_FROM, findProjects } from '../../features/my-projects/find.ts';
import { FindField } from '../../features/my-projects/find-field.tsx';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { MoreMenu } from '../../features/my-projects/more-menu.tsx';
import { NoProjects } from '../../features/my-projects/no-projects.tsx';
import { ProjectCard } from '../../features/my-projects/project-card.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { CardSkeletons } from './dashboard-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

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
  const tell = (title: string) => (copied: CopiedProject) => showToast(describeCopy(title, copied));

  if (!projects && error) {
    return (
      <LoadFailed what="Your itineraries" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!projects) {
    return (
      <div role="status" className="pt-2">
        <span className="only-read">Loading…</span>
        <CardSkeletons />
      </div>
    );
  }
  const many = projects.length >= FIND_FROM;
  const shown = many ? findProjects(projects, text) : projects;
  return (
    <div className="grid gap-5 pt-2" {...around}>
      <h2 className="only-read">Your itineraries</h2>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {many && <FindField value={text} onChange={find} found={shown.length} all={projects.length} />}
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
                <MoreMenu project={project} onDuplicate={() => setOpen({ dialog: 'duplicate', project })} />
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
