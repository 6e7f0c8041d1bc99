import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CopiedProject, MyProject, User } from '../../../worker/contract/accounts.ts';
import { toFullName } from '../../features/account/names.ts';
import { describeCopy } from '../../features/my-projects/copied.ts';
import { CreateDialog } from '../../features/my-projects/create-dialog.tsx';
import { DeleteDialog } from '../../features/my-projects/delete-dialog.tsx';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { MoreMenu } from '../../features/my-projects/more-menu.tsx';
import { NoProjects } from '../../features/my-projects/no-projects.tsx';
import { ProjectCard } from '../../features/my-projects/project-card.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { CardSkeletons } from './dashboard-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

type Open = { dialog: 'create' | 'import' } | { dialog: 'delete' | 'duplicate'; project: MyProject };

/** The account's itineraries, and all that can be done with each. */
export function ItinerariesTab({ user }: { user: User }) {
  const { data: projects, error, isFetching, refetch } = useQuery(myProjectsOptions);
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
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
  return (
    <div className="grid gap-5 pt-2">
      <h2 className="only-read">Your itineraries</h2>
      <div className="flex flex-wrap justify-end gap-2">
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
      {projects.length === 0 ? (
        <NoProjects onCreate={() => setOpen({ dialog: 'create' })} />
      ) : (
        <ul className="project-grid">
          {projects.map((project) => (
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
      {open?.dialog === 'delete' && <DeleteDialog project={open.project} onClose={close} />}
    </div>
  );
}
