import type { Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { t } from '../../../worker/messages/t.ts';
import type { AdminPanelTab } from '../../features/admin/admin-panel-dialog.tsx';
import { CustomizeTab } from '../../features/customize/customize-tab.tsx';
import { FaqsTab } from '../../features/faqs/faqs-tab.tsx';
import { ImagesSection } from '../../features/images/images-section.tsx';
import { PageTop } from '../../features/itinerary/page-top.tsx';
import { SecurityTab } from '../../features/security/security-tab.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { CUSTOMIZE_OPTIONS } from './customize-options.ts';
import { EventsPanel } from './events-panel.tsx';
import { GuestsPanel } from './guests-panel.tsx';
import { MorePanel } from './more-panel.tsx';
import type { AdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

export type AdminTab = 'events' | 'guests' | 'faqs' | 'customize' | 'security' | 'more';

type Props = { onPreview: (design: Partial<Project> | undefined) => void } & Pick<
  DialogProps['request'],
  'eventForm'
> & {
    itinerary: Itinerary;
    guards: AdminGuards;
    /** Names of guests, as far as they are loaded. */
    guests?: readonly string[];
    /** How many guests get notifications. */
    notified?: number | undefined;
    /** The tab that is shown. */
    shown: AdminTab;
    /** Shows the page as this person sees it. */
    onSeeAs: (person: Person) => void;
  };

/** The tabs of the admin panel. */
export function renderAdminTabs({ itinerary, guards, ...rest }: Props): AdminPanelTab<AdminTab>[] {
  const { project, faqs } = itinerary;
  const { projectId, isPaid } = project;
  const guests = { isShown: rest.shown === 'guests', onSeeAs: rest.onSeeAs };
  return [
    {
      id: 'events',
      label: t('eventsLabel'),
      panel: (
        <EventsPanel
          itinerary={itinerary}
          guards={guards}
          isShown={rest.shown === 'events'}
          guests={rest.guests}
          notified={rest.notified}
          request={rest.eventForm}
        />
      ),
    },
    {
      id: 'guests',
      label: t('guestsLabel'),
      panel: (
        <GuestsPanel {...guests} itinerary={itinerary} canChooseCohosts={mayDo(project, 'choose-cohosts')} />
      ),
    },
    {
      id: 'faqs',
      label: t('faqsLabel'),
      locked: !isPaid,
      panel: isPaid && (
        <FaqsTab
          projectId={projectId}
          faqs={faqs}
          onDirtyChange={guards.faq.setDirty}
          guard={guards.faq.guard}
        />
      ),
    },
    {
      id: 'customize',
      label: t('customizeTab'),
      locked: !isPaid,
      panel: <CustomizePanel itinerary={itinerary} guards={guards} onPreview={rest.onPreview} />,
    },
    ...(mayDo(project, 'see-codes') ? [renderSecurityTab(project)] : []),
    {
      id: 'more',
      label: t('more'),
      panel: <MorePanel itinerary={itinerary} isShown={rest.shown === 'more'} />,
    },
  ];
}

const renderSecurityTab = (project: Project): AdminPanelTab<AdminTab> => ({
  id: 'security',
  label: t('securityTab'),
  locked: !project.isPaid,
  panel: <SecurityTab project={project} />,
});

function CustomizePanel({
  itinerary: { project, events },
  guards,
  onPreview,
}: Pick<Props, 'itinerary' | 'guards' | 'onPreview'>) {
  return (
    <CustomizeTab
      project={project}
      appearanceOptions={CUSTOMIZE_OPTIONS}
      renderPageTop={(preview) => <PageTop project={preview} events={events} hasEnded={false} />}
      onPreview={onPreview}
      onDirtyChange={guards.design.setDirty}
      images={
        <ImagesSection
          projectId={project.projectId}
          isPaid={project.isPaid}
          stored={project.headerImages}
          onDirtyChange={guards.images.setDirty}
        />
      }
    />
  );
}
