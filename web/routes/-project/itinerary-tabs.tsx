import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { listShownEvents } from '../../../worker/domain/schedule/attendees.ts';
import { findPageZone } from '../../../worker/domain/schedule/page-zone.ts';
import { t } from '../../../worker/messages/t.ts';
import { PeopleFilter } from '../../features/attendees/people-filter.tsx';
import { ListTab } from '../../features/itinerary/list-tab.tsx';
import { TabPanel, TabRow } from '../../features/itinerary/tab-row.tsx';
import type { PrintProps } from '../../features/print/print-button.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { LazyView, loadView } from './lazy-view.tsx';
import type { ItinerarySearch } from './search.ts';
import { loadLazyModules, type ShowDialog } from './use-dialog.ts';
import { useSelectedPeople } from './use-selected-people.ts';

const loadPrint = async () => (await loadLazyModules()).PRINT;
const loadDayJump = async () => (await loadLazyModules()).DAY_JUMP;

export type ItineraryTabsProps = Itinerary & {
  title: string;
  /** Attributes that apply the host's fonts to the print layout. */
  appearance: PrintProps['appearance'];
  showDialog: ShowDialog;
  onAddEvent: () => void;
  onAddFaq: () => void;
  onFail: () => void;
  /** Asks the guest for a name; undefined where the page is only a preview. */
  onIdentity?: (() => void) | undefined;
  /** The query parameters with the tab and the selected people. */
  search: ItinerarySearch;
  onSearchChange: (change: ItinerarySearch, replace: boolean) => void;
};

/** List, Calendar and FAQ tabs with the attendee filter. Both are in the URL. */
export function ItineraryTabs({
  title,
  appearance,
  onFail,
  onIdentity,
  search,
  onSearchChange,
  ...itinerary
}: ItineraryTabsProps) {
  const { project, events, showDialog } = itinerary;
  const { people, selected } = useSelectedPeople(events, search.people, project.viewer.person?.name);
  // The checkbox updates at once; hundreds of events may render later.
  const filter = useDeferredValue(selected);
  const shown = useShownEvents(itinerary, people, filter);
  const pageZone = useMemo(() => findPageZone(events, project.timeZone), [events, project.timeZone]);
  const addToCalendar = useAddToCalendar(showDialog);
  const openEvent = useOpenEvent(showDialog, pageZone);
  const Papers = useEventPapers(itinerary, showDialog);

  const select = (names: string[]) => onSearchChange({ people: names.join(',') || undefined }, true);
  const tab = search.tab ?? 'list';
  const DayJump = useLazyComponent(loadDayJump, tab === 'list');
  const showsEvents = tab !== 'faq';
  const lazyView = showsEvents && shown.length === 0 ? 'empty' : tab !== 'list' && tab;
  return (
    <>
      <TabRow
        tabs={listTabs()}
        selected={tab}
        onPrepare={(id) => id !== 'list' && loadView(id).catch(() => undefined)}
        onSelect={(id) => id !== tab && onSearchChange({ tab: id === 'list' ? undefined : id }, false)}
      >
        {DayJump && tab === 'list' && <DayJump events={shown} />}
        {showsEvents && people.length > 0 && (
          <PeopleFilter
            people={people}
            selected={selected}
            onSelect={select}
            onIdentity={mayDo(project, 'choose-name') ? onIdentity : undefined}
            onFail={onFail}
          />
        )}
        {tab === 'list' && (
          <PrintPlace
            project={project}
            title={title}
            pageZone={pageZone}
            events={shown}
            people={filter}
            appearance={appearance}
          />
        )}
      </TabRow>
      <TabPanel id={tab}>
        {lazyView ? (
          <LazyView
            key={lazyView}
            name={lazyView}
            {...itinerary}
            pageZone={pageZone}
            events={shown}
            filtered={filter.length > 0}
            onClearFilter={() => select([])}
            onFail={onFail}
          />
        ) : (
          <ListTab
            project={project}
            pageZone={pageZone}
            events={shown}
            onOpen={openEvent}
            onAddToCalendar={addToCalendar}
            papers={itinerary.papers}
            Papers={Papers}
          />
        )}
      </TabPanel>
    </>
  );
}

const listTabs = () =>
  [
    { id: 'list', label: t('list') },
    { id: 'calendar', label: t('calendar') },
    { id: 'faq', label: t('faq') },
  ] as const;

/** The events of the people in `filter`. Guests read Everyone where at least four names are those of all; hosts edit them. */
function useShownEvents({ project, events }: Itinerary, people: string[], filter: string[]) {
  const count = Math.max(mayDo(project, 'edit-content') ? 1e9 : 4, project.groupSize, people.length);
  return useMemo(() => listShownEvents(events, filter, count), [events, filter, count]);
}

/** The Print button once it has loaded. On phones guests print from the More menu. */
function PrintPlace(props: PrintProps) {
  const Print = useLazyComponent(loadPrint, true);
  return (
    <span className={mayDo(props.project, 'edit-content') ? 'size-11' : 'size-11 wide-only'}>
      {Print && <Print {...props} />}
    </span>
  );
}

function useAddToCalendar(showDialog: ShowDialog) {
  return useCallback(
    (event: Event, anchor: Element) =>
      void showDialog(async () => (await loadLazyModules()).loadAddToCalendar(event, anchor)),
    [showDialog],
  );
}

function useEventPapers({ project: { projectId }, papers }: Itinerary, showDialog: ShowDialog) {
  const load = useCallback(
    async () => (await loadLazyModules()).loadEventPapers(projectId, showDialog),
    [projectId, showDialog],
  );
  return useLazyComponent(load, Boolean(papers?.length));
}

function useOpenEvent(showDialog: ShowDialog, pageZone: string) {
  return useCallback(
    (event: Event) =>
      void showDialog(async () => (await loadLazyModules()).loadEventDialog(event, pageZone, showDialog)),
    [showDialog, pageZone],
  );
}
