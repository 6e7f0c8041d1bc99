import type { AdminPanelTab } from '../../features/admin/admin-panel-dialog.tsx';
import { CustomizeTab } from '../../features/customize/customize-tab.tsx';
import { EventsTab } from '../../features/events/events-tab.tsx';
import { FaqsTab } from '../../features/faqs/faqs-tab.tsx';
import { ImagesSection } from '../../features/images/images-section.tsx';
import { PageTop } from '../../features/itinerary/page-top.tsx';
import { OwnerEmailSection } from '../../features/owner-email/owner-email-section.tsx';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import { SecurityTab } from '../../features/security/security-tab.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { CUSTOMIZE_OPTIONS } from './customize-options.ts';
import type { AdminGuards } from './use-admin-guards.tsx';
import type { DialogProps } from './use-dialog.ts';

export type AdminTab = 'events' | 'faqs' | 'customize' | 'security';

type Props = Pick<DialogProps, 'onPreview'> &
  Pick<DialogProps['request'], 'eventForm'> & { itinerary: Itinerary; guards: AdminGuards };

/** The tabs of the admin panel. */
export function renderAdminTabs({ itinerary, guards, ...rest }: Props): AdminPanelTab<AdminTab>[] {
  const { project, events, faqs } = itinerary;
  const { projectId, isPaid } = project;
  return [
    {
      id: 'events',
      label: 'Events',
      panel: (
        <EventsTab
          projectId={projectId}
          projectZone={project.timeZone}
          isPaid={isPaid}
          events={events}
          request={rest.eventForm}
          onDirtyChange={guards.event.setDirty}
          guard={guards.event.guard}
        />
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
      panel: (
        <CustomizeTab
          project={project}
          appearanceOptions={CUSTOMIZE_OPTIONS}
          renderPageTop={(preview) => <PageTop project={preview} events={events} />}
          onPreview={rest.onPreview}
          onDirtyChange={guards.design.setDirty}
          images={
            <ImagesSection
              projectId={projectId}
              isPaid={isPaid}
              stored={project.headerImages}
              onDirtyChange={guards.images.setDirty}
            />
          }
        />
      ),
    },
    { id: 'security', label: 'Security', locked: !isPaid, panel: <SecurityPanel project={project} /> },
  ];
}

function SecurityPanel({ project }: Pick<Itinerary, 'project'>) {
  return (
    <>
      <SecurityTab project={project}>
        {project.ownerEmail !== undefined && (
          <OwnerEmailSection projectId={project.projectId} ownerEmail={project.ownerEmail} />
        )}
      </SecurityTab>
      {project.isPaid && project.viewer.role === 'owner' && (
        <div className="mx-auto mt-6 max-w-150">
          <ReceiptsButton projectId={project.projectId} />
        </div>
      )}
    </>
  );
}
