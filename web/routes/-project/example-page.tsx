import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { createExampleItinerary } from '../../features/showcase/example-itinerary.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ItineraryView } from './itinerary-view.tsx';
import { useDialogs } from './use-dialog.ts';
import '../../features/appearance/appearance.css';
import '../../ui/later-icons.ts';

const route = getRouteApi('/example');
const doNothing = () => undefined;

/** An itinerary that everybody may see, as a guest sees it. Its data is part of the page. */
export function ExamplePage() {
  const [{ project, events, faqs }] = useState(() => createExampleItinerary(Date.now()));
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { dialogs, showDialog, closeDialog, failed, showFailure } = useDialogs();
  return (
    <ItineraryView
      project={project}
      events={events}
      faqs={faqs}
      showDialog={showDialog}
      onAddEvent={doNothing}
      onAddFaq={doNothing}
      onFail={showFailure}
      search={search}
      onSearchChange={(change, replace) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
      }
      footer={() => <ExampleFooter failed={failed} />}
    >
      <title>{t('exampleTitle', { name: project.name })}</title>
      {dialogs.map(({ id, request }) => (
        <request.default
          key={id}
          projectId={project.projectId}
          project={project}
          request={request}
          onClose={() => closeDialog(id)}
          onOpen={doNothing}
          onPreview={doNothing}
        />
      ))}
    </ItineraryView>
  );
}

function ExampleFooter({ failed }: { failed: boolean }) {
  return (
    <footer className="page-foot">
      <div className="column flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <p className="flex-[1_1_7rem] text-sm" role={failed ? 'alert' : undefined}>
          {failed ? (
            <button type="button" className="more" onClick={() => location.reload()}>
              {navigator.onLine ? t('newVersion') : t('loadFailed')}
            </button>
          ) : (
            t('exampleFooter')
          )}
        </p>
        <LinkButton to="/" hash="create" variant="primary">
          {t('createYourOwn')}
        </LinkButton>
      </div>
    </footer>
  );
}
