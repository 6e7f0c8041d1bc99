import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { AdminPanelDialog } from '../../features/admin/admin-panel-dialog.tsx';
import { RegainAccess } from '../../features/admin/regain-access.tsx';
import { useShowSaved } from '../../features/admin/use-show-saved.ts';
import { notifiedCountOptions } from '../../features/notifications/queries.ts';
import { MailBanner } from '../../features/owner-email/mail-banner.tsx';
import { peopleOptions } from '../../features/people/queries.ts';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { type Itinerary, itineraryOptions } from '../../lib/itinerary-query.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { listVisibleEvents } from '../../lib/visible-events.ts';
import { createMediaQuery } from '../../ui/media-query.ts';
import { type AdminTab, renderAdminTabs } from './admin-tabs.tsx';
import { useAdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Tabs that a trial cannot open, and the code that the upgrade prompt describes. */
const LOCKED_TABS: Partial<Record<AdminTab, string>> = {
  faqs: 'TRIAL_FAQ_BLOCKED',
};

/** Wide enough for the page and the panel side by side; the same as in admin-panel-dialog.css. */
const useIsBeside = createMediaQuery('(min-width: 68.75rem)');

/** Stays open, with what is being written, when the right to it ends: saving asks for the code. */
export const keepsPage = true;

/** The admin panel: over the itinerary, or beside it on wide screens. */
export default function AdminPanel({ projectId, request, onClose, onPreview }: DialogProps) {
  const data = useHostItinerary(projectId);
  const { project } = data;
  const guests = useKnownGuests(projectId);
  const { data: notified } = useQuery(notifiedCountOptions(projectId));
  const beside = useIsBeside();
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<AdminTab>('events');
  const { guards, guardAll, dialogs } = useAdminGuards();
  const { guest, setGuest, setDesign } = usePagePreview(data, onPreview);
  useShowSaved(data.events, beside);
  useEffect(() => () => openUpgradePrompt(null), []);

  const showRequested = useEffectEvent(() => {
    setGuest(undefined);
    if (request.tab) chooseTab(request.tab);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each request
  useEffect(showRequested, [request]);

  function chooseTab(id: AdminTab) {
    const feature = project.isPaid ? undefined : LOCKED_TABS[id];
    if (feature) openUpgradePrompt(feature);
    else setTab(id);
  }

  return (
    <AdminPanelDialog
      name={project.customTitle ?? project.name}
      tabs={renderAdminTabs({
        itinerary: data,
        guards,
        eventForm: request.eventForm,
        guests,
        notified: notified ?? undefined,
        shown: tab,
        onPreview: setDesign,
        onSeeAs: ({ id, name }) => setGuest({ id, name, linked: true }),
      })}
      value={tab}
      onChange={chooseTab}
      open={open}
      beside={beside}
      onClose={() => guardAll(() => setOpen(false))}
      onClosed={onClose}
      viewedAs={guest === undefined ? undefined : (guest?.name ?? t('aGuest'))}
      onSeeAsGuest={() => setGuest(null)}
      onSeeAsHost={() => setGuest(undefined)}
      notice={project.ownerEmail && <MailBanner projectId={projectId} className="panel-notice" />}
      lockNote={!project.isPaid && <LockNote />}
      request={request}
      findFallbackFocus={() => document.querySelector<HTMLElement>('.page-foot button:nth-child(2)')}
    >
      {dialogs}
      {/* Co-hosts have a personal link and no code. */}
      {project.adminCode !== undefined && <RegainAccess projectId={projectId} />}
      <UpgradePrompt projectId={projectId} />
    </AdminPanelDialog>
  );
}

/** Says what the locks of a trial mean. */
function LockNote() {
  return (
    <p className="panel-lock-note">
      <span className="i-lucide-lock" aria-hidden="true" />
      {t('locksNeedFullAccess', { price: formatRoundDollars(FULL_ACCESS_CENTS) })}
      <button type="button" className="link" onClick={() => openUpgradePrompt(t('tryLockedTabs'))}>
        {t('unlock')}
      </button>
    </p>
  );
}

/** The itinerary, with what guests don't see. Keeps that when the right to it ends, as it may be what is edited. */
function useHostItinerary(projectId: string): Itinerary {
  const { data } = useSuspenseQuery(itineraryOptions(projectId));
  const [seenAsHost, setSeenAsHost] = useState(data);
  const isHost = data.project.viewer.role !== 'viewer';
  if (isHost && seenAsHost !== data) setSeenAsHost(data);
  return isHost ? data : seenAsHost;
}

/** Names of the Guests tab, once that has loaded them. */
function useKnownGuests(projectId: string): readonly string[] | undefined {
  const { data } = useQuery({ ...peopleOptions(projectId), enabled: false });
  return useMemo(() => data?.map(({ name }) => name), [data]);
}

/** What the page shows in place of what is stored: the unsaved design, or the page as a guest sees it. */
function usePagePreview({ project, events }: Itinerary, onPreview: DialogProps['onPreview']) {
  // Null is a guest with the shared link.
  const [guest, setGuest] = useState<Identity | null>();
  const [design, setDesign] = useState<Partial<Project>>();
  const { viewer } = project;
  useEffect(() => {
    if (guest === undefined) return onPreview(design && { project: design });
    onPreview({
      project: { viewer: { ...viewer, role: 'viewer', person: guest } },
      events: listVisibleEvents(events, guest?.name),
      people: guest?.name,
    });
  }, [guest, design, viewer, events, onPreview]);
  useEffect(() => () => onPreview(undefined), [onPreview]);
  return { guest, setGuest, setDesign };
}
