import type { MyProject } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import { useExportProject } from './import-export.ts';
import { useDisownProject } from './queries.ts';

/** Less frequent actions: duplicate and export. */
export function ProjectMenu({ project, onDuplicate }: { project: MyProject; onDuplicate: () => void }) {
  const exporting = useExportProject(project);
  const disowning = useDisownProject(project);
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          busy={exporting.isPending}
          aria-label={t('moreForItinerary', { name: project.name })}
        >
          {!exporting.isPending && <span className="i-lucide-ellipsis text-lg" aria-hidden="true" />}
        </Button>
      }
      items={[
        { label: t('duplicate'), icon: 'i-lucide-copy-plus', onSelect: onDuplicate },
        {
          label: t('exportAsJson'),
          icon: 'i-lucide-file-json',
          onSelect: () => exporting.mutate('json'),
        },
        {
          label: t('exportCalendar'),
          icon: 'i-lucide-calendar-arrow-down',
          onSelect: () => exporting.mutate('ics'),
        },
        {
          label: t('notMine'),
          icon: 'i-lucide-user-round-x',
          onSelect: () => disowning.mutate(),
          separate: true,
        },
      ]}
    />
  );
}
