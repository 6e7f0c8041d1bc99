import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { readCreatedProject } from '../../lib/storage.ts';
import type { FooterActs } from './page-footer.tsx';
import type { ItinerarySearch } from './search.ts';
import { type DialogName, loadDialog, loadLazyModules, useDialogs } from './use-dialog.ts';
import type { ChangeSearch } from './use-itinerary-search.ts';

type Options = Pick<Itinerary, 'project' | 'events'> & {
  search: ItinerarySearch;
  changeSearch: ChangeSearch;
};

/** The page's dialogs and functions that open them. Opens those that the URL or a new itinerary asks for. */
export function usePageDialogs({ project, events, search, changeSearch }: Options) {
  const { dialogs, showDialog, ...rest } = useDialogs();
  const client = useQueryClient();
  const { projectId } = project;
  const isHost = mayDo(project, 'edit-content');
  const hasToWelcome = useRef(false);

  const openAdmin = (tab?: 'events' | 'faqs') =>
    void showDialog(async () => {
      const { ADMIN } = await loadLazyModules();
      return { ...(await ADMIN.open(client, projectId, isHost)), tab };
    });
  /** Opens the panel in place of a dialog, after the code was verified. */
  const enterAdmin = (replacedId: number) =>
    void showDialog(async () => (await loadLazyModules()).ADMIN.enter(client, projectId), replacedId);
  const act = (name: DialogName) => ({
    run: () => void showDialog(() => loadDialog(name)),
    prepare: () => loadDialog(name),
  });
  const identity = act('identity').run;
  const footerActs = toFooterActs(act, { run: () => openAdmin(), prepare: act('admin').prepare }, showMore);

  function showMore(anchor: Element) {
    const options = {
      anchor,
      canPrint: !search.tab,
      onIdentity: identity,
      onFeedback: act('feedback').run,
      onAdmin: () => openAdmin(),
      onExit: act('exit').run,
    };
    void showDialog(async () => (await loadLazyModules()).loadMore(options));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    const { owned, admin, autoAdmin } = search;
    if (owned || admin || autoAdmin) {
      changeSearch({ owned: undefined, admin: undefined, autoAdmin: undefined }, true);
    }
    // No celebration when coming from the dashboard.
    const isNew = !owned && readCreatedProject()?.projectId === projectId;
    if ((admin || autoAdmin) && !isNew) openAdmin();
    else hasToWelcome.current = isNew || (isHost && events.length === 0);
  }, []);

  // Waits until a dialog that was asked for in the meantime is closed.
  useEffect(() => {
    if (!hasToWelcome.current || dialogs.length > 0) return;
    void showDialog(() => loadDialog('welcome')).then((shown) => {
      hasToWelcome.current = !shown;
    });
  }, [dialogs.length, showDialog]);

  return { dialogs, showDialog, openAdmin, enterAdmin, identity, footerActs, ...rest };
}

type Act = { run: () => void; prepare: () => Promise<unknown> };

/** What the footer's buttons do. */
const toFooterActs = (
  act: (name: DialogName) => Act,
  admin: Act,
  showMore: (anchor: Element) => void,
): FooterActs => ({
  share: act('share'),
  admin,
  feedback: act('feedback'),
  exit: act('exit'),
  notify: act('notify'),
  subscribe: act('subscribe'),
  more: { run: showMore, prepare: async () => (await loadLazyModules()).prepareMore() },
});
