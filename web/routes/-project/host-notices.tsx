import { MailBanner } from '../../features/owner-email/mail-banner.tsx';
import { WaitingEvents } from '../../features/proposals/waiting-events.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import type { ShowDialog } from './use-dialog.ts';
import './host-notices.css';

export type HostNoticesProps = Pick<Itinerary, 'project' | 'events'> & {
  /** A dialog is open, which has an upgrade prompt of its own if it needs one: two would hide each other. */
  hasDialog: boolean;
  showDialog: ShowDialog;
};

const loadReview = () => import('./plan-review.tsx');

/** At the top of the itinerary, for hosts: what waits for them, and a dead email address. */
export default function HostNotices({ project, events, hasDialog, showDialog }: HostNoticesProps) {
  return (
    <div className="host-notices">
      {project.ownerEmail && <MailBanner projectId={project.projectId} />}
      <WaitingEvents
        project={project}
        eventCount={events.length}
        onReview={() => void showDialog(loadReview)}
      />
      {!hasDialog && <UpgradePrompt projectId={project.projectId} />}
    </div>
  );
}
