import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { IdentityDialog } from '../../features/people/identity-dialog.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Who the guest is, and a page filtered by that name. Leads to the access page if that ends the access. */
export default function Identity({ projectId, project, onClose }: DialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const events = useItinerary(projectId)?.data?.events ?? [];
  return (
    <IdentityDialog
      projectId={projectId}
      person={project.viewer.person}
      names={listPeople(events)}
      theme={toDialogTheme(project)}
      onChanged={async ({ name, hasAccess }) => {
        if (hasAccess) {
          const search = { people: name };
          return navigate({ to: '/project/$projectId', params: { projectId }, search, replace: true });
        }
        // Navigate first: without its data the page would refetch and fail.
        await navigate({ to: '/access/$projectId', params: { projectId }, replace: true });
        client.removeQueries({ queryKey: ['projects', projectId] });
      }}
      onClosed={onClose}
    />
  );
}
