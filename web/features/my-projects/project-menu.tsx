import type { MyProject } from '../../../worker/contract/accounts.ts';
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
          aria-label={`More actions for ${project.name}`}
        >
          {!exporting.isPending && <span className="i-lucide-ellipsis text-lg" aria-hidden="true" />}
        </Button>
      }
      items={[
        { label: 'Duplicate', icon: 'i-lucide-copy-plus', onSelect: onDuplicate },
        {
          label: 'Export as JSON',
          icon: 'i-lucide-file-json',
          onSelect: () => exporting.mutate('json'),
        },
        {
          label: 'Export calendar (.ics)',
          icon: 'i-lucide-calendar-arrow-down',
          onSelect: () => exporting.mutate('ics'),
        },
        {
          label: 'This isn’t mine',
          icon: 'i-lucide-user-round-x',
          onSelect: () => disowning.mutate(),
          separate: true,
        },
      ]}
    />
  );
}
