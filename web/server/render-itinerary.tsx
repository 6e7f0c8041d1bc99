import { renderToString } from 'react-dom/server';
import { mayDo } from '../../worker/domain/access/capabilities.ts';
import type { RenderItinerary } from '../../worker/domain/page/render-itinerary.ts';
import { inLanguage } from '../../worker/messages/in-language.ts';
import { RenderTime } from '../lib/render-time.ts';
import { ItineraryView } from '../routes/-project/itinerary-view.tsx';
import { type FooterActs, PageFooter } from '../routes/-project/page-footer.tsx';
import { parseItinerarySearch } from '../routes/-project/search.ts';

// web/build/server-renderer.ts builds this for the Worker.

const doNothing = () => undefined;
const DO_NOTHING = { run: doNothing, prepare: async () => undefined };
const NO_ACTS: FooterActs = {
  share: DO_NOTHING,
  admin: DO_NOTHING,
  feedback: DO_NOTHING,
  exit: DO_NOTHING,
  notify: DO_NOTHING,
  subscribe: DO_NOTHING,
  more: DO_NOTHING,
};

const renderItinerary: RenderItinerary = (itinerary, query, now, reader) =>
  removePreloads(
    inLanguage(reader, () =>
      renderToString(
        <RenderTime value={now}>
          <ItineraryView
            {...itinerary}
            search={parseItinerarySearch(query.toString())}
            showDialog={async () => false}
            onAddEvent={doNothing}
            onAddFaq={doNothing}
            onFail={doNothing}
            onIdentity={doNothing}
            onSearchChange={doNothing}
            footer={(hasEnded) => (
              <PageFooter
                isHost={mayDo(itinerary.project, 'edit-content')}
                hasEnded={hasEnded}
                failed={false}
                acts={NO_ACTS}
              />
            )}
          />
        </RenderTime>,
      ),
    ),
  );

export default renderItinerary;

/** Removes the preloads that React puts before everything else. The images follow at once. */
const removePreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
