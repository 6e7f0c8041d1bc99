import type { Event } from '../../contract/events.ts';
import type { Faq } from '../../contract/faqs.ts';
import type { Project } from '../../contract/projects.ts';
import type { TextReader } from '../../messages/t.ts';

/** An itinerary as the API answers it. */
type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/**
 * Renders the page of an itinerary as HTML that the browser's script hydrates: what is on the first screens. `query` is
 * that of the page, `now` is in epoch milliseconds; the browser must know both. Implemented in web/server.
 */
export type RenderItinerary = (
  itinerary: Itinerary,
  query: URLSearchParams,
  now: number,
  reader: TextReader,
) => string;
