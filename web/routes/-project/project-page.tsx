import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { HeaderSlider } from '../../features/image-slider/header-slider.tsx';
import { PageTop, toProjectTitle } from '../../features/itinerary/page-top.tsx';
import type { Itinerary } from '../../features/itinerary/queries.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { ApiError } from '../../lib/api.ts';
import { readCreatedProject } from '../../lib/storage.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { ItineraryTabs } from './itinerary-tabs.tsx';
import { PageFooter } from './page-footer.tsx';
import { type DialogName, loadDialog, loadLazyModules, useDialogs } from './use-dialog.ts';
import '../../features/appearance/appearance.css';

const route = getRouteApi('/project/$projectId');
const loadLiveUpdates = async () => (await loadLazyModules()).loadLiveUpdates();

/** The itinerary page. Redirects to the access page if access has ended. */
export function ProjectPage() {
  const { projectId } = route.useParams();
  const { data, error } = useItinerary(projectId) ?? {};
  if (error instanceof ApiError && error.status === 401) {
    return <Navigate to="/access/$projectId" params={{ projectId }} replace />;
  }
  return data && <ItineraryPage projectId={projectId} {...data} />;
}

/** The itinerary itself; everything else loads on demand. */
function ItineraryPage({ projectId, project: stored, events, faqs }: Itinerary & { projectId: string }) {
  const [preview, setPreview] = useState<Partial<Project>>();
  const project = preview ? { ...stored, ...preview } : stored;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { dialogs, showDialog, closeDialog, failed, showFailure } = useDialogs();
  const client = useQueryClient();
  const LiveUpdates = useLazyComponent(loadLiveUpdates, true);
  const openAdmin = (tab?: 'events' | 'faqs') =>
    void showDialog(async () => ({
      ...(await (await loadLazyModules()).ADMIN.open(client, projectId, stored.viewer.role)),
      tab,
    }));
  const act = (name: DialogName) => ({
    run: () => void showDialog(() => loadDialog(name)),
    prepare: () => loadDialog(name),
  });

  const hasToWelcome = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    const { owned, admin, autoAdmin } = search;
    if (owned || admin || autoAdmin) {
      const done = { owned: undefined, admin: undefined, autoAdmin: undefined };
      void navigate({ search: (before) => ({ ...before, ...done }), replace: true, resetScroll: false });
    }
    // No celebration when coming from the dashboard.
    const isNew = !owned && readCreatedProject()?.projectId === projectId;
    if ((admin || autoAdmin) && !isNew) openAdmin();
    else hasToWelcome.current = isNew || (stored.viewer.role !== 'viewer' && events.length === 0);
  }, []);

  // Waits until a dialog that was asked for in the meantime is closed.
  useEffect(() => {
    if (!hasToWelcome.current || dialogs.length > 0) return;
    void showDialog(() => loadDialog('welcome')).then((shown) => {
      hasToWelcome.current = !shown;
    });
  }, [dialogs.length, showDialog]);

  const title = toProjectTitle(project);
  const { style, ...appearance } = toAppearanceProps(project);
  return (
    <div
      className="itinerary"
      data-theme="itinerary"
      {...appearance}
      style={{ ...toThemeStyle(project.customColors), ...style }}
    >
      <title>{`${title} · Foldout`}</title>
      <PageTop project={project} events={events}>
        <HeaderSlider images={project.headerImages} />
      </PageTop>
      <main className="column">
        <ItineraryTabs
          project={project}
          events={events}
          faqs={faqs}
          title={title}
          appearance={appearance}
          showDialog={showDialog}
          onAddEvent={() => openAdmin('events')}
          onAddFaq={() => openAdmin('faqs')}
          onFail={showFailure}
        />
      </main>
      <PageFooter
        failed={failed}
        onShare={act('share')}
        onAdmin={{ ...act('admin'), run: () => openAdmin() }}
        onFeedback={act('feedback')}
        onExit={act('exit')}
      />
      {LiveUpdates && <LiveUpdates projectId={projectId} />}
      {dialogs.map(({ id, request }) => (
        <request.default
          key={id}
          projectId={projectId}
          project={project}
          request={request}
          onClose={() => closeDialog(id)}
          onOpen={() =>
            void showDialog(async () => (await loadLazyModules()).ADMIN.enter(client, projectId), id)
          }
          onPreview={setPreview}
        />
      ))}
    </div>
  );
}
