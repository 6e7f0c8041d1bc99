import { useState } from 'react';
import { computeDaySpan } from '../../../worker/domain/schedule/day-span.ts';
import { DuplicateDialog } from '../../features/my-projects/duplicate-dialog.tsx';
import { ImportDialog } from '../../features/my-projects/import-dialog.tsx';
import { useExportProject } from '../../features/my-projects/import-export.ts';
import { openCopiedProject } from '../../features/my-projects/open-copied-project.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';

/** Copies of the itinerary, as files and as another itinerary. */
export function PanelMenu({ project, events }: Pick<Itinerary, 'project' | 'events'>) {
  const { projectId, name } = project;
  const [dialog, setDialog] = useState<'duplicate' | 'import'>();
  const exporting = useExportProject({ projectId, name });
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="icon" busy={exporting.isPending} aria-label="More actions">
            {!exporting.isPending && <span className="i-lucide-ellipsis text-lg" aria-hidden="true" />}
          </Button>
        }
        items={[
          { label: 'Duplicate', icon: 'i-lucide-copy-plus', onSelect: () => setDialog('duplicate') },
          { label: 'Export as JSON', icon: 'i-lucide-file-json', onSelect: () => exporting.mutate('json') },
          {
            label: 'Export calendar (.ics)',
            icon: 'i-lucide-calendar-arrow-down',
            onSelect: () => exporting.mutate('ics'),
          },
          { label: 'Import itinerary', icon: 'i-lucide-upload', onSelect: () => setDialog('import') },
        ]}
      />
      {dialog === 'duplicate' && (
        <DuplicateDialog
          project={{ projectId, name, firstDay: computeDaySpan(events)?.firstDay ?? null }}
          onCopied={openCopiedProject}
          onClose={close}
        />
      )}
      {dialog === 'import' && <ImportDialog onImported={openCopiedProject} onClose={close} />}
    </>
  );
}
