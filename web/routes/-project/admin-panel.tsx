import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Panel, type PanelTab } from '../../features/admin/panel.tsx';
import { useUnsavedGuard } from '../../features/admin/unsaved-guard.tsx';
import { CustomizeTab } from '../../features/customize/customize-tab.tsx';
import { EventsTab } from '../../features/events/events-tab.tsx';
import { itineraryOptions } from '../../features/itinerary/queries.ts';
import { SecurityTab } from '../../features/security/security-tab.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { askForUpgrade, closeUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { CUSTOMIZE_CHOICES } from './customize-choices.ts';
import type { DialogProps } from './use-dialog.ts';

type Tab = 'events' | 'faqs' | 'customize' | 'security';

/** Tabs that a trial host sees but cannot enter, and what entering them would have been. */
const LOCKED: Partial<Record<Tab, string>> = {
  faqs: toUpgradeFeature('TRIAL_FAQ_BLOCKED'),
};

/** The host's tools over the itinerary they change. Default export, loaded when first opened. */
export default function AdminPanel({ projectId, onClose, onPreview }: DialogProps) {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const { project, events } = data;
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>('events');
  const { setDirty, guard, question } = useUnsavedGuard();
  const looks = useUnsavedGuard(
    'What you changed under Customize has not been saved. If you go on, it is lost.',
  );
  useEffect(() => closeUpgradePrompt, []);

  const locked: PanelTab<Tab>[] = [{ id: 'faqs', label: 'FAQs', locked: true }];
  const tabs: PanelTab<Tab>[] = [
    {
      id: 'events',
      label: 'Events',
      panel: (
        <EventsTab
          projectId={projectId}
          projectZone={project.timeZone}
          isPaid={project.isPaid}
          events={events}
          onDirtyChange={setDirty}
          guard={guard}
        />
      ),
    },
    ...(project.isPaid ? [] : locked),
    {
      id: 'customize',
      label: 'Customize',
      locked: !project.isPaid,
      panel: (
        <CustomizeTab
          project={project}
          choices={CUSTOMIZE_CHOICES}
          onPreview={onPreview}
          onDirtyChange={looks.setDirty}
        />
      ),
    },
    {
      id: 'security',
      label: 'Security',
      locked: !project.isPaid,
      panel: <SecurityTab project={project} />,
    },
  ];

  function choose(id: Tab) {
    const feature = project.isPaid ? undefined : LOCKED[id];
    if (feature) askForUpgrade(feature);
    else setTab(id);
  }

  return (
    <Panel
      name={project.customTitle ?? project.name}
      tabs={tabs}
      value={tab}
      onChange={choose}
      open={open}
      onClose={() => guard(() => looks.guard(() => setOpen(false)))}
      onClosed={onClose}
    >
      {question}
      {looks.question}
      <UpgradePrompt projectId={projectId} />
    </Panel>
  );
}
