import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderItinerary } from '../../worker/domain/page/render-itinerary.ts';
import { RenderTime } from '../lib/render-time.ts';
import { ItineraryView } from '../routes/-project/itinerary-view.tsx';
import { PageFooter } from '../routes/-project/page-footer.tsx';
import { toItinerarySearch } from '../routes/-project/search.ts';

// web/build/server-renderer.ts builds this for the Worker.

const doNothing = () => undefined;
const DO_NOTHING = { run: doNothing, prepare: async () => undefined };

const renderItinerary: RenderItinerary = (itinerary, query, now) =>
  removePreloads(
    renderToString(
      <RenderTime value={now}>
        {/* The router's: one around all routes, and one around this route because it has a pending component. */}
        <Suspense>
          <Suspense>
            <ItineraryView
              {...itinerary}
              search={toItinerarySearch(parseQuery(query))}
              showDialog={async () => false}
              onAddEvent={doNothing}
              onAddFaq={doNothing}
              onFail={doNothing}
              onIdentity={doNothing}
              onSearchChange={doNothing}
              footer={
                <PageFooter
                  failed={false}
                  onShare={DO_NOTHING}
                  onAdmin={DO_NOTHING}
                  onFeedback={DO_NOTHING}
                  onExit={DO_NOTHING}
                />
              }
            />
          </Suspense>
        </Suspense>
      </RenderTime>,
    ),
  );

export default renderItinerary;

/** Like the router: a value that is JSON is parsed. */
function parseQuery(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...query].map(([name, value]) => [name, parseValue(value)]));
}

function parseValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Removes the preloads that React puts before everything else. The images follow at once. */
const removePreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
