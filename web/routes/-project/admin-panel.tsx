import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminPanelDialog } from '../../features/admin/admin-panel-dialog.tsx';
import { itineraryOptions } from '../../features/itinerary/queries.ts';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { closeUpgradePrompt, openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { type AdminTab, renderAdminTabs } from './admin-tabs.tsx';
import { useAdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Tabs that a trial cannot open, and the feature that the upgrade prompt names. */
const LOCKED_TABS: Partial<Record<AdminTab, string>> = {
  faqs: toUpgradeFeature('TRIAL_FAQ_BLOCKED'),
};

type Props = DialogProps & {
  /** Default: `events`. */
  initialTab?: AdminTab;
};

/** The admin panel over the itinerary. */
export default function AdminPanel({ projectId, onClose, onPreview, initialTab }: Props) {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const { project } = data;
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<AdminTab>('events');
  const { guards, guardAll, dialogs } = useAdminGuards();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    if (initialTab) chooseTab(initialTab);
    return closeUpgradePrompt;
  }, []);

  function chooseTab(id: AdminTab) {
    const feature = project.isPaid ? undefined : LOCKED_TABS[id];
    if (feature) openUpgradePrompt(feature);
    else setTab(id);
  }

  return (
    <AdminPanelDialog
      name={project.customTitle ?? project.name}
      tabs={renderAdminTabs({ itinerary: data, guards, onPreview })}
      value={tab}
      onChange={chooseTab}
      open={open}
      onClose={() => guardAll(() => setOpen(false))}
      onClosed={onClose}
      findFallbackFocus={() => document.querySelector<HTMLElement>('.page-foot button:nth-child(2)')}
    >
      {dialogs}
      <UpgradePrompt projectId={projectId} />
    </AdminPanelDialog>
  );
}
