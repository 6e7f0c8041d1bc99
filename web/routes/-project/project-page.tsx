import { useEffect, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { ApiError } from '../../lib/api.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { storeSelectedPeople } from '../../lib/storage.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { usePageHistory } from '../../ui/page-history.ts';
import { ItineraryView } from './itinerary-view.tsx';
import { PageFooter } from './page-footer.tsx';
import type { ItinerarySearch } from './search.ts';
import { loadLazyModules, type PageOverride } from './use-dialog.ts';
import { useItinerarySearch } from './use-itinerary-search.ts';
import { usePageDialogs } from './use-page-dialogs.ts';
import '../../features/appearance/appearance.css';

const loadLiveUpdates = async () => (await loadLazyModules()).loadLiveUpdates();
const loadHostNotices = async () => (await loadLazyModules()).loadHostNotices();
const loadRsvp = async () => (await loadLazyModules()).loadRsvp();
const loadLinkEnded = async () => (await loadLazyModules()).loadLinkEnded();
const loadIdentityQuestion = async () => (await loadLazyModules()).loadIdentityQuestion();

/** The itinerary page. Opens the access page if access has ended. Needs no router, only the history. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const { data, error } = useItinerary(projectId) ?? {};
  const hasEnded = error instanceof ApiError && error.status === 401;
  if (data) return <ItineraryPage projectId={projectId} hasEnded={hasEnded} {...data} />;
  return hasEnded && <AccessEnded projectId={projectId} project={undefined} />;
}

/** Leads to the access page, except from a personal link, which cannot be entered again. */
function AccessEnded({ projectId, project }: { projectId: string; project: Project | undefined }) {
  const history = usePageHistory();
  const hadLink = project?.viewer.person?.linked === true;
  const LinkEnded = useLazyComponent(loadLinkEnded, hadLink);
  useEffect(() => {
    if (!hadLink) history.replace(`/access/${projectId}`);
  }, [history, projectId, hadLink]);
  return project && LinkEnded && <LinkEnded project={project} />;
}

/** `hasEnded`: access has ended. */
type PageProps = Itinerary & { projectId: string; hasEnded: boolean };

/** The itinerary itself; everything else loads on demand. */
function ItineraryPage({ projectId, hasEnded, project: stored, events, faqs, signUps, papers }: PageProps) {
  const [preview, setPreview] = useState<PageOverride>();
  const project = { ...stored, ...preview?.project };
  const { search, changeSearch } = useItinerarySearch();
  const {
    dialogs,
    showDialog,
    closeDialog,
    failed,
    showFailure,
    openAdmin,
    enterAdmin,
    identity,
    footerActs,
  } = usePageDialogs({ project: stored, events, search, changeSearch });
  const LiveUpdates = useLazyComponent(loadLiveUpdates, true);
  const Rsvp = useLazyComponent(loadRsvp, stored.rsvp?.enabled);
  // Whoever has chosen names to show is not asked for one.
  const asksName = mayDo(stored, 'choose-name') && !search.people;
  const IdentityQuestion = useLazyComponent(loadIdentityQuestion, asksName);
  const isHost = mayDo(stored, 'edit-content');
  const HostNotices = useLazyComponent(loadHostNotices, isHost);

  function changeView(change: ItinerarySearch, replace: boolean) {
    if ('people' in change) {
      if (preview?.people !== undefined) return setPreview({ ...preview, people: change.people ?? '' });
      storeSelectedPeople(projectId, change.people?.split(',') ?? []);
    }
    changeSearch(change, replace);
  }

  const hasDialog = dialogs.length > 0;
  if (hasEnded && !dialogs.some(({ request }) => request.keepsPage))
    return <AccessEnded projectId={projectId} project={stored} />;
  return (
    <ItineraryView
      project={project}
      events={preview?.events ?? events}
      faqs={faqs}
      signUps={signUps}
      papers={papers}
      showDialog={showDialog}
      onAddEvent={() => openAdmin('events')}
      onAddFaq={() => openAdmin('faqs')}
      onFail={showFailure}
      onIdentity={preview?.events ? undefined : identity}
      Rsvp={Rsvp}
      notices={
        HostNotices &&
        !preview && (
          <HostNotices project={stored} events={events} hasDialog={hasDialog} showDialog={showDialog} />
        )
      }
      search={preview?.people === undefined ? search : { ...search, people: preview.people }}
      onSearchChange={changeView}
      footer={(isOver) => <PageFooter isHost={isHost} hasEnded={isOver} failed={failed} acts={footerActs} />}
    >
      <title>{`${toProjectTitle(project)} · Foldout`}</title>
      {LiveUpdates && <LiveUpdates projectId={projectId} hasDialog={hasDialog} />}
      {IdentityQuestion && asksName && (
        <IdentityQuestion project={stored} events={events} onAnswer={identity} />
      )}
      {dialogs.map(({ id, request }) => (
        <request.default
          key={id}
          projectId={projectId}
          project={project}
          request={request}
          onClose={() => closeDialog(id)}
          onOpen={() => enterAdmin(id)}
          onPreview={setPreview}
        />
      ))}
    </ItineraryView>
  );
}
