import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { t } from '../../../worker/messages/t.ts';
import { AssistantsSection } from '../../features/assistants/assistants-section.tsx';
import { HistoryTab } from '../../features/history/history-tab.tsx';
import { DeleteByEmail } from '../../features/owner-email/delete-by-email.tsx';
import { OwnerEmailSection } from '../../features/owner-email/owner-email-section.tsx';
import { peopleOptions } from '../../features/people/queries.ts';
import { ForwardingSection } from '../../features/proposals/forwarding-section.tsx';
import { ReceiptsButton } from '../../features/receipts/receipts-button.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { ImportExport } from './import-export.tsx';

const listViews = () =>
  [
    { value: 'history', label: t('historyView') },
    { value: 'email', label: t('email') },
    { value: 'files', label: t('importExport') },
    { value: 'assistants', label: t('assistants') },
  ] as const;

type Props = {
  itinerary: Itinerary;
  isShown: boolean;
};

/** The More tab: what a host needs now and then. */
export function MorePanel({ itinerary, isShown }: Props) {
  const [view, setView] = useState<ReturnType<typeof listViews>[number]['value']>('history');
  const { project, events } = itinerary;
  const { projectId } = project;
  return (
    <div className="grid gap-5">
      <RadioGroup
        label={t('showView')}
        className="segments panel-views"
        value={view}
        onChange={setView}
        options={listViews()}
      />
      {view === 'history' && isShown && <HistoryView itinerary={itinerary} />}
      {view === 'email' && <EmailView project={project} />}
      {view === 'files' && <ImportExport project={project} events={events} />}
      {view === 'assistants' && (
        <div className="mx-auto w-full max-w-150">
          <AssistantsSection projectId={projectId} isShown={isShown} />
        </div>
      )}
    </div>
  );
}

function HistoryView({ itinerary: { project, events } }: Pick<Props, 'itinerary'>) {
  const { projectId } = project;
  const { data: people } = useQuery(peopleOptions(projectId));
  return <HistoryTab projectId={projectId} events={events} people={people} />;
}

/** What the itinerary receives and sends by email. */
function EmailView({ project }: Pick<Itinerary, 'project'>) {
  const { projectId, ownerEmail, isPaid } = project;
  return (
    <div className="mx-auto grid w-full max-w-150 gap-6">
      <ForwardingSection projectId={projectId} />
      {ownerEmail !== undefined && <OwnerEmailSection projectId={projectId} ownerEmail={ownerEmail} />}
      {ownerEmail !== undefined && ownerEmail !== '' && project.viewer.role === 'admin' && (
        <DeleteByEmail projectId={projectId} ownerEmail={ownerEmail} />
      )}
      {isPaid && mayDo(project, 'see-receipts') && (
        <div>
          <ReceiptsButton projectId={projectId} />
        </div>
      )}
    </div>
  );
}
