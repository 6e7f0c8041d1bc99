import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { IdentityDialog } from '../../features/people/identity-dialog.tsx';
import { isPastDeadline } from '../../features/rsvps/describe-rsvp.ts';
import type { DialogProps } from './use-dialog.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';
import { useLeave } from './use-leave.ts';

type Props = DialogProps & {
  /** The answer that the guest has chosen before. */
  answer?: RsvpAnswer;
};

/** Who the guest is, and a page filtered by that name. Leads to the access page if that ends the access. */
export default function Identity({ projectId, project, answer, onClose }: Props) {
  const leave = useLeave(projectId);
  const { changeSearch } = useItinerarySearch();
  const events = useItinerary(projectId)?.data?.events ?? [];
  return (
    <IdentityDialog
      projectId={projectId}
      person={project.viewer.person}
      names={listPeople(events)}
      theme={toDialogTheme(project)}
      asksAnswer={project.rsvp.enabled && !isPastDeadline(project.rsvp, Date.now())}
      answer={answer}
      onChanged={({ name, hasAccess }) => {
        if (hasAccess) changeSearch({ people: name, tab: undefined }, true);
        else leave(`/access/${projectId}`, true);
      }}
      onClosed={onClose}
    />
  );
}
