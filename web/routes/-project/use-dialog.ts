import { type ComponentType, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { showToast } from '../../ui/toast.ts';

/** What every dialog of this page is given; each takes what it needs. */
export type DialogProps = {
  projectId: string;
  project: Project;
  onClose: () => void;
  /** The admin code was taken: the panel may open. */
  onOpen: () => void;
};

export type DialogModule = () => Promise<{ default: ComponentType<DialogProps> }>;

/**
 * The one place for a dialog over the page. Its code loads when it is first shown; a failed load (no network, a new
 * version deployed meanwhile) leaves the page as it is and says so. React.lazy would take the page down with it.
 */
export function useDialog() {
  const [dialog, setDialog] = useState<ComponentType<DialogProps>>();
  return {
    Dialog: dialog,
    closeDialog: () => setDialog(undefined),
    async showDialog(load: DialogModule): Promise<void> {
      try {
        const loaded = await load();
        setDialog(() => loaded.default);
      } catch {
        showToast({
          title: 'Error',
          description: 'That did not load. Please check your connection.',
          kind: 'error',
        });
      }
    },
  };
}
