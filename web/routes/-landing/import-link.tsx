import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { openCopiedProject } from '../../features/my-projects/open-copied-project.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadImportDialog = async () => ({
  default: (await import('../../features/my-projects/import-dialog.tsx')).ImportDialog,
});

/** For hosts who have an exported itinerary. */
export function ImportLink() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <p className="text-sm text-muted">
      {t('haveExport')}{' '}
      <button type="button" className="link min-h-6" onClick={() => setOpen(true)}>
        {t('importIt')}
      </button>
      {open && (
        <LazyComponent load={loadImportDialog} onFail={close}>
          {(ImportDialog) => <ImportDialog onImported={openCopiedProject} onClose={close} />}
        </LazyComponent>
      )}
    </p>
  );
}
