import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { matchesAnyone, parseAttendees } from '../../../worker/domain/attendees.ts';
import { toAppearance } from '../../features/appearance/appearance.ts';
import { PeopleFilter } from '../../features/attendees/people-filter.tsx';
import { Header, TitleBar, toTitle } from '../../features/itinerary/header.tsx';
import { ListTab } from '../../features/itinerary/list-tab.tsx';
import type { Itinerary } from '../../features/itinerary/queries.ts';
import { TabPanel, TabRow } from '../../features/itinerary/tab-row.tsx';
import { toThemeStyle } from '../../features/itinerary/theme.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { Frame } from '../../features/pictures/frame.tsx';
import { Print } from '../../features/print/print.tsx';
import { ApiError } from '../../lib/api.ts';
import { readCreation, storeSelectedPeople } from '../../lib/storage.ts';
import { loadAdminPanel, loadCelebration, loadExit, loadFeedback, loadShare } from './dialogs.ts';
import { PageFooter } from './page-footer.tsx';
import { type ItinerarySearch, TABS } from './search.ts';
import { useAdmin } from './use-admin.ts';
import { useDialog } from './use-dialog.ts';
import { useSelectedPeople } from './use-selected-people.ts';
import '../../features/appearance/appearance.css';

const route = getRouteApi('/project/$projectId');

/** The itinerary, as long as this browser may read it. */
export function ProjectPage() {
  const { projectId } = route.useParams();
  const { data, error } = useItinerary(projectId) ?? {};
  if (error instanceof ApiError && error.status === 401) {
    return <Navigate to="/access/$projectId" params={{ projectId }} replace />;
  }
  return data && <ItineraryPage projectId={projectId} {...data} />;
}

/** The itinerary as a guest lives in it; all that is not reading loads when it is wanted. */
function ItineraryPage({ projectId, project: stored, events }: Itinerary & { projectId: string }) {
  const [preview, setPreview] = useState<Partial<Project>>();
  const project = preview ? { ...stored, ...preview } : stored;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { people, selected } = useSelectedPeople(events, search.people);
  const shown = useMemo(
    () =>
      selected.length === 0
        ? events
        : events.filter(({ attendees }) => matchesAnyone(parseAttendees(attendees), selected)),
    [events, selected],
  );
  const { Dialog, showDialog, closeDialog, failed, noteFailure } = useDialog();
  const { openAdmin, openPanel } = useAdmin(projectId, project.viewer.role, showDialog);

  const rewrite = (change: ItinerarySearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });

  function select(names: string[]) {
    storeSelectedPeople(projectId, names);
    rewrite({ people: names.join(',') || undefined });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const { owned, admin, autoAdmin } = search;
    if (owned || admin || autoAdmin) rewrite({ owned: undefined, admin: undefined, autoAdmin: undefined });
    if (readCreation()?.projectId === projectId) void showDialog(loadCelebration);
    else if (admin || autoAdmin) void openAdmin();
  }, []);

  const title = toTitle(project);
  const tab = search.tab ?? 'list';
  const { style, ...look } = toAppearance(project);
  return (
    <div
      className="itinerary"
      data-voice="itinerary"
      {...look}
      style={{ ...toThemeStyle(project.customColors), ...style }}
    >
      <title>{`${title} · Foldout`}</title>
      <TitleBar title={title} />
      <main className="column">
        <Frame images={project.headerImages} />
        <Header project={project} />
        <TabRow
          tabs={TABS}
          selected={tab}
          onSelect={(id) => rewrite({ tab: id === 'list' ? undefined : id })}
        >
          {people.length > 0 && (
            <PeopleFilter people={people} selected={selected} onSelect={select} onFail={noteFailure} />
          )}
          {tab === 'list' && (
            <Print project={project} title={title} events={shown} people={selected} look={look} />
          )}
        </TabRow>
        <TabPanel id={tab}>
          <ListTab
            project={project}
            events={shown}
            filtered={selected.length > 0}
            onClearFilter={() => select([])}
            onAddEvent={() => void openAdmin()}
          />
        </TabPanel>
      </main>
      <PageFooter
        failed={failed}
        onShare={{ run: () => void showDialog(loadShare), prepare: loadShare }}
        onAdmin={{ run: () => void openAdmin(), prepare: loadAdminPanel }}
        onFeedback={{ run: () => void showDialog(loadFeedback), prepare: loadFeedback }}
        onExit={{ run: () => void showDialog(loadExit), prepare: loadExit }}
      />
      {Dialog && (
        <Dialog
          projectId={projectId}
          project={project}
          onClose={closeDialog}
          onOpen={() => void openPanel()}
          onPreview={setPreview}
        />
      )}
    </div>
  );
}
