import { useSuspenseQuery } from '@tanstack/react-query';
import { RegainAccess } from '../../features/admin/regain-access.tsx';
import { useCreateEvent, useUpdateEvent } from '../../features/events/queries.ts';
import PlanDialog, { type PlanDialogProps } from '../../features/proposals/plan-dialog.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { itineraryOptions } from '../../lib/itinerary-query.ts';

type Props = Pick<PlanDialogProps, 'plan' | 'onRead' | 'onClose' | 'startsWithReview'> & {
  projectId: string;
};

/** Pasting a plan without the admin panel. */
export default function Plan({ projectId, ...dialog }: Props) {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const saving = { create: useCreateEvent(projectId), update: useUpdateEvent(projectId) };
  return (
    <>
      <PlanDialog {...dialog} project={data.project} events={data.events} saving={saving} />
      {/* As in the panel: co-hosts have a personal link and no code. */}
      {data.project.adminCode !== undefined && <RegainAccess projectId={projectId} />}
      <UpgradePrompt projectId={projectId} />
    </>
  );
}
