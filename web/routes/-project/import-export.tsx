import { type ReactNode, useState } from 'react';
import { computeDaySpan } from '../../../worker/domain/schedule/day-span.ts';
import { t } from '../../../worker/messages/t.ts';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { useExportProject } from '../../features/my-projects/import-export.ts';
import { openCopiedProject } from '../../features/my-projects/open-copied-project.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { Button } from '../../ui/button.tsx';

/** Copies of the itinerary, as files and as another itinerary. */
export function ImportExport({ project, events }: Pick<Itinerary, 'project' | 'events'>) {
  const { projectId, name } = project;
  const [dialog, setDialog] = useState<'duplicate' | 'import'>();
  const exporting = useExportProject({ projectId, name });
  const close = () => setDialog(undefined);
  const download = (format: 'json' | 'ics', label: string) => (
    <Button
      busy={exporting.isPending && exporting.variables === format}
      onClick={() => !exporting.isPending && exporting.mutate(format)}
    >
      <span className="i-lucide-download" aria-hidden="true" />
      {label}
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-150 gap-6">
      <Group title={t('exportTitle')} text={t('exportText')}>
        {download('json', t('exportAsJson'))}
        {download('ics', t('exportCalendar'))}
      </Group>
      <Group title={t('duplicate')} text={t('duplicateText')}>
        <Button onClick={() => setDialog('duplicate')}>
          <span className="i-lucide-copy-plus" aria-hidden="true" />
          {t('duplicate')}
        </Button>
      </Group>
      <Group title={t('importButton')} text={t('importText')}>
        <Button onClick={() => setDialog('import')}>
          <span className="i-lucide-upload" aria-hidden="true" />
          {t('importAnItinerary')}
        </Button>
      </Group>
      {dialog === 'duplicate' && (
        <DuplicateDialog
          project={{ projectId, name, firstDay: computeDaySpan(events)?.firstDay ?? null }}
          onCopied={openCopiedProject}
          onClose={close}
        />
      )}
      {dialog === 'import' && <ImportDialog onImported={openCopiedProject} onClose={close} />}
    </div>
  );
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 className="font-600">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
