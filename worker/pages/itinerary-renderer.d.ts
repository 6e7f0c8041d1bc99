import type { RenderItinerary } from '../domain/page/render-itinerary.ts';

/** The browser's components, built for the Worker by web/build/server-renderer.ts. */
declare const renderItinerary: RenderItinerary;
export default renderItinerary;
