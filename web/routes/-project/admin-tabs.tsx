import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import type { AdminPanelTab } from '../../features/admin/admin-panel-dialog.tsx';
import { AssistantsSection } from '../../features/assistants/assistants-section.tsx';
import { CustomizeTab } from '../../features/customize/customize-tab.tsx';
import { FaqsTab } from '../../features/faqs/faqs-tab.tsx';
import { HistoryTab } from '../../features/history/history-tab.tsx';
import { ImagesSection } from '../../features/images/images-section.tsx';
import { PageTop } from '../../features/itinerary/page-top.tsx';
import { OwnerEmailSection } from '../../features/owner-email/owner-email-section.tsx';
import { peopleOptions } from '../../features/people/queries.ts';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { SecurityTab } from '../../features/security/security-tab.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { CUSTOMIZE_OPTIONS } from './customize-options.ts';
import { EventsPanel } from './events-panel.tsx';
import { GuestsPanel } from './guests-panel.tsx';
import type { AdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

export type AdminTab = 'events' | 'guests' | 'faqs' | 'customize' | 'history' | 'security';

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
      label: 'Events',
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
      label: 'Guests',
      panel: (
        <GuestsPanel {...guests} itinerary={itinerary} choosesCohosts={mayDo(project, 'choose-cohosts')} />
      ),
    },
    {
      id: 'faqs',
      label: 'FAQs',
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
      label: 'Customize',
      locked: !isPaid,
      panel: <CustomizePanel itinerary={itinerary} guards={guards} onPreview={rest.onPreview} />,
    },
    {
      id: 'history',
      label: 'History',
      panel: rest.shown === 'history' && <HistoryPanel itinerary={itinerary} />,
    },
    ...(mayDo(project, 'see-codes') ? [renderSecurityTab(project, rest.shown)] : []),
  ];
}

const renderSecurityTab = (project: Project, shown: AdminTab): AdminPanelTab<AdminTab> => ({
  id: 'security',
  label: 'Security',
  locked: !project.isPaid,
  panel: <SecurityPanel project={project} isShown={shown === 'security'} />,
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

function HistoryPanel({ itinerary: { project, events } }: Pick<Props, 'itinerary'>) {
  const { projectId } = project;
  const { data: people } = useQuery(peopleOptions(projectId));
  return <HistoryTab projectId={projectId} events={events} people={people} />;
}

function SecurityPanel({ project, isShown }: Pick<Itinerary, 'project'> & { isShown: boolean }) {
  return (
    <>
      <SecurityTab project={project}>
        {project.ownerEmail !== undefined && (
          <OwnerEmailSection projectId={project.projectId} ownerEmail={project.ownerEmail} />
        )}
        <AssistantsSection projectId={project.projectId} isShown={isShown} />
      </SecurityTab>
      {project.isPaid && mayDo(project, 'see-receipts') && (
        <div className="mx-auto mt-6 max-w-150">
          <ReceiptsButton projectId={project.projectId} />
        </div>
      )}
    </>
  );
}
