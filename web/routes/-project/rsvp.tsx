import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { RsvpBox } from '../../features/rsvps/rsvp-box.tsx';
import { useKeepRsvps } from '../../features/rsvps/use-my-rsvp.ts';
import type { ShowDialog } from './use-dialog.ts';

export type RsvpProps = {
  project: Project;
  /** Undefined for the whole itinerary. */
  event: Event | undefined;
  /** A host sees the page as somebody. */
  isPreview: boolean;
  showDialog: ShowDialog;
};

const loadDialogs = () => import('./rsvp-dialogs.tsx');

/** Where the reader answers, for the itinerary or an event. Its dialogs load on demand. */
export default function Rsvp({ showDialog, ...props }: RsvpProps) {
  const { project, event, isPreview } = props;
  useKeepRsvps(project.projectId, isPreview || event ? undefined : project.viewer.person?.id);
  return (
    <RsvpBox
      {...props}
      onAnswer={(answer) => void showDialog(async () => (await loadDialogs()).toRsvpDialog(event, answer))}
      onShowAnswers={() => void showDialog(async () => (await loadDialogs()).ANSWER_LIST)}
    />
  );
}
