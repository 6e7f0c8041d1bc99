import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { AdminPanelDialog } from '../../features/admin/admin-panel-dialog.tsx';
import { usePanelHistory } from '../../features/admin/use-panel-history.ts';
import { useShowSaved } from '../../features/admin/use-show-saved.ts';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import { closeUpgradePrompt, openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { createMediaQuery } from '../../ui/media-query.ts';
import { type AdminTab, renderAdminTabs } from './admin-tabs.tsx';
import { useAdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Tabs that a trial cannot open, and the feature that the upgrade prompt names. */
const LOCKED_TABS: Partial<Record<AdminTab, string>> = {
  faqs: toUpgradeFeature('TRIAL_FAQ_BLOCKED'),
};

/** Wide enough for the page and the panel side by side; the same as in admin-panel-dialog.css. */
const useIsBeside = createMediaQuery('(min-width: 68.75rem)');

/** The admin panel: over the itinerary, or beside it on wide screens. */
export default function AdminPanel({ projectId, request, onClose, onPreview }: DialogProps) {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const { project } = data;
  const beside = useIsBeside();
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<AdminTab>('events');
  const { isLeaving, removeEntry } = usePanelHistory(() => setOpen(false));
  const { guards, guardAll, dialogs } = useAdminGuards(isLeaving);
  const { asGuest, setAsGuest, setDesign } = usePagePreview(project, onPreview);
  useShowSaved(data.events, beside);
  useEffect(() => closeUpgradePrompt, []);

  const showRequested = useEffectEvent(() => {
    setAsGuest(false);
    if (request.tab) chooseTab(request.tab);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each request
  useEffect(showRequested, [request]);

  function chooseTab(id: AdminTab) {
    const feature = project.isPaid ? undefined : LOCKED_TABS[id];
    if (feature) openUpgradePrompt(feature);
    else setTab(id);
  }

  function close() {
    setOpen(false);
    removeEntry();
  }

  return (
    <AdminPanelDialog
      name={project.customTitle ?? project.name}
      tabs={renderAdminTabs({ itinerary: data, guards, eventForm: request.eventForm, onPreview: setDesign })}
      value={tab}
      onChange={chooseTab}
      open={open}
      beside={beside}
      onClose={() => guardAll(close)}
      onClosed={onClose}
      asGuest={asGuest}
      onAsGuestChange={setAsGuest}
      request={request}
      findFallbackFocus={() => document.querySelector<HTMLElement>('.page-foot button:nth-child(2)')}
    >
      {dialogs}
      <UpgradePrompt projectId={projectId} />
    </AdminPanelDialog>
  );
}

/** What the page shows in place of the stored project: the unsaved design, or the page as a guest sees it. */
function usePagePreview({ viewer }: Project, onPreview: DialogProps['onPreview']) {
  const [asGuest, setAsGuest] = useState(false);
  const [design, setDesign] = useState<Partial<Project>>();
  useEffect(
    () => onPreview(asGuest ? { viewer: { ...viewer, role: 'viewer' } } : design),
    [asGuest, design, viewer, onPreview],
  );
  useEffect(() => () => onPreview(undefined), [onPreview]);
  return { asGuest, setAsGuest, setDesign };
}
