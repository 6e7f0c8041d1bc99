import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { MapLinks } from '../../features/maps/map-links.tsx';
import { useSendConfirmed } from '../../features/recent-changes/confirm-changes.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';

const loadWallScreen = () => import('../../features/wall-screen/wall-screen.tsx');

/** What the page can do on the day besides showing it: maps, the wall screen, and telling hosts who knows of a change. */
export function DayTools({ itinerary: { project, events } }: { itinerary: Itinerary }) {
  const { search } = useItinerarySearch();
  const WallScreen = useLazyComponent(loadWallScreen, search.view === 'now');
  useSendConfirmed(project.projectId);
  return (
    <>
      <MapLinks theme={toDialogTheme(project)} />
      {WallScreen && search.view === 'now' && (
        <WallScreen
          projectId={project.projectId}
          title={project.customTitle ?? project.name}
          events={events}
          pageZone={findPageZone(events, project.timeZone)}
          theme={toDialogTheme(project)}
        />
      )}
    </>
  );
}
