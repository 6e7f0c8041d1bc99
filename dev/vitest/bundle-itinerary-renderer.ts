import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildItineraryRenderer } from '../../web/build/server-renderer.ts';

/** Builds the components that the Worker renders into `folder`, so that tests need no build before them. */
export function bundleItineraryRenderer(folder: string): Plugin {
  return {
    name: 'bundle-itinerary-renderer',
    enforce: 'pre',
    configResolved: () => buildItineraryRenderer(folder),
    resolveId: (source) => (source === '#itinerary-renderer' ? resolve(folder, 'index.js') : undefined),
  };
}
