import { type ComponentType, useCallback, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';

/** What every dialog of this page is given; each takes what it needs. */
export type DialogProps = {
  projectId: string;
  project: Project;
  onClose: () => void;
  /** The admin code was taken: the panel may open. */
  onOpen: () => void;
  /** What the page shall show of a look not yet saved; undefined: what is saved. */
  onPreview: (preview: Partial<Project> | undefined) => void;
};

export type DialogModule = () => Promise<{ default: ComponentType<DialogProps> }>;
export type ShowDialog = (load: DialogModule) => Promise<void>;

/** What the page opens is found there. */
export const loadLazyModules = () => import('./lazy-modules.ts');

export type DialogName = keyof Awaited<ReturnType<typeof loadLazyModules>>['DIALOGS'];
/** Fetches a dialog; rejects where that fails. */
export const loadDialog = async (name: DialogName): ReturnType<DialogModule> =>
  (await loadLazyModules()).DIALOGS[name]();

/**
 * The one place for a dialog over the page. Its code loads when it is first shown; where that fails (no network, a
 * new version deployed meanwhile) the page stays as it is and says so itself: React.lazy would take the page down,
 * and a toast would have to be loaded too.
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
    noteFailure: () => setFailed(true),
    closeDialog: () => setDialog(undefined),
    showDialog,
  };
}
