import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminPanelDialog, type AdminPanelTab } from '../../features/admin/admin-panel-dialog.tsx';
import { useUnsavedGuard } from '../../features/admin/unsaved-guard.tsx';
import { CustomizeTab } from '../../features/customize/customize-tab.tsx';
import { EventsTab } from '../../features/events/events-tab.tsx';
import { FaqsTab } from '../../features/faqs/faqs-tab.tsx';
import { ImagesSection } from '../../features/images/images-section.tsx';
import { itineraryOptions } from '../../features/itinerary/queries.ts';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { SecurityTab } from '../../features/security/security-tab.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { closeUpgradePrompt, openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { CUSTOMIZE_OPTIONS } from './customize-options.ts';
import type { DialogProps } from './use-dialog.ts';

type Tab = 'events' | 'faqs' | 'customize' | 'security';

/** Tabs that a trial host sees but cannot enter, and what entering them would have been. */
const LOCKED: Partial<Record<Tab, string>> = {
  faqs: toUpgradeFeature('TRIAL_FAQ_BLOCKED'),
};

/** The host's tools over the itinerary they change, open at `start`. Default export, loaded when first opened. */
export default function AdminPanel({ projectId, onClose, onPreview, start }: DialogProps & { start?: Tab }) {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const { project, events, faqs } = data;
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>('events');
  const event = useUnsavedGuard();
  const looks = useUnsavedGuard("Your design changes won't be saved.");
  const images = useUnsavedGuard("Your image hasn't finished uploading and won't be saved.");
  const question = useUnsavedGuard("Your changes to this FAQ won't be saved.");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    if (start) choose(start);
    return closeUpgradePrompt;
  }, []);

  const tabs: AdminPanelTab<Tab>[] = [
    {
      id: 'events',
      label: 'Events',
      panel: (
        <EventsTab
          projectId={projectId}
          projectZone={project.timeZone}
          isPaid={project.isPaid}
          events={events}
          onDirtyChange={event.setDirty}
          guard={event.guard}
        />
      ),
    },
    {
      id: 'faqs',
      label: 'FAQs',
      locked: !project.isPaid,
      panel: project.isPaid && (
        <FaqsTab projectId={projectId} faqs={faqs} onDirtyChange={question.setDirty} guard={question.guard} />
      ),
    },
    {
      id: 'customize',
      label: 'Customize',
      locked: !project.isPaid,
      panel: (
        <CustomizeTab
          project={project}
          appearanceOptions={CUSTOMIZE_OPTIONS}
          onPreview={onPreview}
          onDirtyChange={looks.setDirty}
          images={
            <ImagesSection
              projectId={projectId}
              isPaid={project.isPaid}
              stored={project.headerImages}
              onDirtyChange={images.setDirty}
            />
          }
        />
      ),
    },
    {
      id: 'security',
      label: 'Security',
      locked: !project.isPaid,
      panel: (
        <>
          <SecurityTab project={project} />
          {project.isPaid && project.viewer.role === 'owner' && (
            <div className="mx-auto mt-6 max-w-150">
              <ReceiptsButton projectId={projectId} />
            </div>
          )}
        </>
      ),
    },
  ];

  function choose(id: Tab) {
    const feature = project.isPaid ? undefined : LOCKED[id];
    if (feature) openUpgradePrompt(feature);
    else setTab(id);
  }

  return (
    <AdminPanelDialog
      name={project.customTitle ?? project.name}
      tabs={tabs}
      value={tab}
      onChange={choose}
      open={open}
      onClose={() =>
        event.guard(() => question.guard(() => looks.guard(() => images.guard(() => setOpen(false)))))
      }
      onClosed={onClose}
      findFallbackFocus={() => document.querySelector<HTMLElement>('.page-foot button:nth-child(2)')}
    >
      {event.dialog}
      {question.dialog}
      {looks.dialog}
      {images.dialog}
      <UpgradePrompt projectId={projectId} />
    </AdminPanelDialog>
  );
}
