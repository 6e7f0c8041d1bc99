import { type ComponentType, useCallback, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';

/** Props of every dialog of the page. */
export type DialogProps = {
  projectId: string;
  project: Project;
  onClose: () => void;
  /** Opens the admin panel, after the code was verified. */
  onOpen: () => void;
  /** Shows an unsaved design on the page; undefined shows the saved one. */
  onPreview: (preview: Partial<Project> | undefined) => void;
};

export type DialogModule = () => Promise<{ default: ComponentType<DialogProps> }>;
export type ShowDialog = (load: DialogModule) => Promise<void>;

/** Loads the module with everything the page opens on demand. */
export const loadLazyModules = () => import('./lazy-modules.ts');

export type DialogName = keyof Awaited<ReturnType<typeof loadLazyModules>>['DIALOGS'];
/** Loads a dialog's code. Rejects if that fails. */
export const loadDialog = async (name: DialogName): ReturnType<DialogModule> =>
  (await loadLazyModules()).DIALOGS[name]();

/**
 * The page's open dialog, loaded on demand. If loading fails (offline, or a new version was deployed), `failed` is set
 * and the page keeps working; React.lazy would unmount it, and a toast would also have to be loaded.
 */
export function useDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [failed, setFailed] = useState(false);
  const showDialog: ShowDialog = useCallback(async (load) => {
    try {
      const loaded = await load();
      setDialog(() => loaded.default);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  return {
    Dialog,
    failed,
    showFailure: () => setFailed(true),
    closeDialog: () => setDialog(undefined),
    showDialog,
  };
}
