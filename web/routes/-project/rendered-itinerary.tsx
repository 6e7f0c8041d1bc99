import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';
import { StrictMode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { RenderTime } from '../../lib/render-time.ts';
import type { ScrollMemory } from '../../lib/scroll.ts';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { PageHistory, usePageHistory } from '../../ui/page-history.ts';
import { ProjectPage } from './project-page.tsx';
import { restoreSelectedPeople } from './restore-selected-people.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';

type Props = {
  projectId: string;
  /** When the server rendered it, in epoch milliseconds. */
  renderTime: number;
  history: RouterHistory;
  scroll: ScrollMemory;
  /** Has the itinerary. */
  queryClient: QueryClient;
};

/** An itinerary that the server rendered, without a router. Its first render is what web/server renders. */
export function RenderedItinerary({ projectId, renderTime, history, scroll, queryClient }: Props) {
  return (
    <StrictMode>
      <CatchBoundary getResetKey={() => projectId} errorComponent={ErrorPage}>
        <RenderTime value={renderTime}>
          <PageHistory value={history}>
            <QueryClientProvider client={queryClient}>
              <ProjectPage projectId={projectId} />
              <UrlEffects projectId={projectId} scroll={scroll} />
            </QueryClientProvider>
          </PageHistory>
        </RenderTime>
      </CatchBoundary>
    </StrictMode>
  );
}

/** What the router does for other pages: restores people selected before, and scroll positions. */
function UrlEffects({ projectId, scroll }: Pick<Props, 'projectId' | 'scroll'>) {
  const history = usePageHistory();
  const { search, changeSearch } = useItinerarySearch();
  const location = useSyncExternalStore(
    history.subscribe,
    () => history.location,
    () => history.location,
  );
  const shown = useRef<HistoryLocation>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of the people
  useEffect(() => {
    const people = restoreSelectedPeople(projectId, search);
    if (people) changeSearch({ people }, true);
  }, [projectId, search.people]);

  useEffect(() => history.subscribe(() => shown.current && scroll.store(shown.current)), [history, scroll]);
  useLayoutEffect(() => {
    scroll.restore(location, shown.current);
    shown.current = location;
  }, [location, scroll]);
  return null;
}
