import { useMemo } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { ChangesStrip } from '../../features/recent-changes/changes-strip.tsx';
import { confirmChanges } from '../../features/recent-changes/confirm-changes.ts';
import { listMissedChanges, type Unseen } from '../../features/recent-changes/shown-itinerary.ts';
import { useEventMarks } from '../../features/recent-changes/use-event-marks.ts';
import { listRelevantChanges } from '../../lib/event-changes.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';
import { useSelectedPeople } from './use-selected-people.ts';

type Props = {
  itinerary: Itinerary;
  unseen: Unseen;
  onSeen: (ids: ReadonlySet<number>) => void;
  onDismiss: () => void;
};

/** What the reader missed, of the people that the page shows: a strip above the tabs, and marks in the list. */
export function RecentChanges({ itinerary, unseen, onSeen, onDismiss }: Props) {
  const { project, events, newsSeq } = itinerary;
  const { search, changeSearch } = useItinerarySearch();
  const { selected } = useSelectedPeople(events, search.people, project.viewer.person?.name);
  const changes = useMemo(
    () => listRelevantChanges(listMissedChanges(unseen, itinerary), { now: Date.now(), people: selected }),
    [unseen, itinerary, selected],
  );
  useEventMarks(changes, onSeen);
  if (changes.length === 0) return null;
  const mayConfirm = project.viewer.person !== null && newsSeq;
  return (
    <ChangesStrip
      changes={changes}
      since={unseen.before.at}
      pageZone={findPageZone(events, project.timeZone)}
      theme={toDialogTheme(project)}
      onOpen={(id) => {
        changeSearch({ tab: undefined }, true);
        // After the list has been rendered.
        requestAnimationFrame(() => document.getElementById(toEventAnchor(id))?.scrollIntoView());
      }}
      onDismiss={onDismiss}
      onConfirm={
        mayConfirm
          ? () => {
              void confirmChanges(project.projectId, newsSeq);
              onDismiss();
            }
          : undefined
      }
    />
  );
}
