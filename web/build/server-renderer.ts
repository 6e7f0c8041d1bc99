import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = '.wrangler/itinerary-renderer';
/** Where package.json maps `#itinerary-renderer` to. */
export const ITINERARY_RENDERER = `${FOLDER}/index.js`;

/** Builds the components that the Worker renders, as one module in `folder`. */
export async function buildItineraryRenderer(folder = FOLDER): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [omitBrowserModules],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vite would follow NODE_ENV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'web/server/render-itinerary.tsx',
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
}

/** Builds the renderer together with the pages, so that both render the same. */
export function serverRenderer(): Plugin {
  return { name: 'foldout:server-renderer', apply: 'build', writeBundle: () => buildItineraryRenderer() };
}

const NOTHING = '\0nothing';

/** What only browsers need: styles, and modules that are loaded on demand, which rendering to HTML never does. */
const omitBrowserModules: Plugin = {
  name: 'foldout:omit-browser-modules',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? NOTHING : undefined),
  resolveDynamicImport: () => NOTHING,
  load: (id) => (id === NOTHING ? '' : undefined),
};
