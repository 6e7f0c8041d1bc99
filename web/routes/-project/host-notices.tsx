import { useQueryClient } from '@tanstack/react-query';
import { MailBanner } from '../../features/owner-email/mail-banner.tsx';
import { EventsToReview } from '../../features/proposals/events-to-review.tsx';
import { LateBar } from '../../features/running-late/late-bar.tsx';
import { UpgradeButton } from '../../features/upgrade/upgrade-button.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { TicketsNotice } from './tickets-notice.tsx';
import type { ShowDialog } from './use-dialog.ts';
import './host-notices.css';

export type HostNoticesProps = Pick<Itinerary, 'project' | 'events'> & {
  /** A dialog is open, which has an upgrade prompt of its own if it needs one: two would hide each other. */
  hasDialog: boolean;
  showDialog: ShowDialog;
};

const loadReview = () => import('./plan-review.tsx');
const loadTicketsReview = () => import('./tickets-review.tsx');

/** At the top of the itinerary, for hosts: what is to review, and a dead email address. */
export default function HostNotices({ project, events, hasDialog, showDialog }: HostNoticesProps) {
  const client = useQueryClient();
  const newsSeq = client.getQueryData<Itinerary>(queryKeys.itinerary(project.projectId))?.newsSeq ?? null;
  return (
    <div className="host-notices">
      <LateBar project={project} events={events} newsSeq={newsSeq} />
      <EventsToReview
        project={project}
        eventCount={events.length}
        renderUpgrade={(text, added) => (
          <UpgradeButton projectId={project.projectId} added={added}>
            {text}
          </UpgradeButton>
        )}
        onReview={() => void showDialog(loadReview)}
      />
      <TicketsNotice projectId={project.projectId} onReview={() => void showDialog(loadTicketsReview)} />
      {project.ownerEmail && <MailBanner projectId={project.projectId} />}
      {!hasDialog && <UpgradePrompt projectId={project.projectId} />}
    </div>
  );
}
