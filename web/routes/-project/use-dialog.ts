import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { EventFormRequest } from '../../features/events/use-edited-event.ts';
import { withGuestMessages } from '../../lib/messages.ts';

/** Props of every dialog of the page. */
export type DialogProps = {
  projectId: string;
  project: Project;
  /** The result of the latest request for this dialog; a new object when it is asked for while open. */
  request: DialogRequest;
  onClose: () => void;
  /** Opens the admin panel in place of this dialog, after the code was verified. */
  onOpen: () => void;
  /** Overrides what the page shows; undefined shows what is stored. */
  onPreview: (preview: PageOverride | undefined) => void;
};

/** What the page shows in place of what is stored: fields of the project, the events, and the selected people. */
export type PageOverride = { project?: Partial<Project>; events?: Event[]; people?: string | undefined };

/** `tab`: the tab to open in the admin panel; `eventForm`: what its form is for. */
type DialogRequest = {
  default: ComponentType<DialogProps>;
  /** The page stays until the dialog is closed, even if access has ended. */
  keepsPage?: boolean;
  tab?: 'events' | 'faqs';
  eventForm?: EventFormRequest;
};
type DialogModule = () => Promise<DialogRequest>;
/** Resolves to whether the dialog was shown. `replacedId` is closed at the same time. */
export type ShowDialog = (load: DialogModule, replacedId?: number) => Promise<boolean>;
type OpenDialog = { id: number; request: DialogRequest };

/** Loads the module with everything the page opens on demand. */
export const loadLazyModules = withGuestMessages(() => import('./lazy-modules.ts'));

export type DialogName = keyof Awaited<ReturnType<typeof loadLazyModules>>['DIALOGS'];
/** Loads a dialog's code. Rejects if that fails. */
export const loadDialog = async (name: DialogName): ReturnType<DialogModule> =>
  (await loadLazyModules()).DIALOGS[name]();

/**
 * The page's open dialogs, loaded on demand; a later one is above an earlier one. Only the last requested dialog is
 * shown once loaded, and an open one stays until it closes itself, so nothing typed into it is lost. If loading fails
 * (offline, or a new version was deployed), `failed` is set and the page keeps working; React.lazy would unmount it,
 * and a toast would also have to be loaded.
 */
export function useDialogs() {
  const [dialogs, setDialogs] = useState<OpenDialog[]>([]);
  const [failed, setFailed] = useState(false);
  const lastId = useRef(0);
  const showDialog: ShowDialog = useCallback(async (load, replacedId) => {
    lastId.current += 1;
    const id = lastId.current;
    const request = await load().catch(() => undefined);
    if (id !== lastId.current) return false;
    if (request) setDialogs((open) => addDialog(open, { id, request }, replacedId));
    setFailed(!request);
    return !!request;
  }, []);
  return {
    dialogs,
    failed,
    showFailure: () => setFailed(true),
    closeDialog: (id: number) => setDialogs((open) => open.filter((one) => one.id !== id)),
    showDialog,
  };
}

/** An open dialog that is asked for again stays and gets the new request. */
function addDialog(open: OpenDialog[], added: OpenDialog, replacedId?: number): OpenDialog[] {
  const at = open.findIndex(({ request }) => request.default === added.request.default);
  const next = at < 0 ? [...open, added] : open.with(at, { ...added, id: open[at]?.id ?? added.id });
  return next.filter(({ id }) => id !== replacedId);
}
