import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = '.wrangler/itinerary-renderer';
/** Where package.json maps `#itinerary-renderer` to. */
export const ITINERARY_RENDERER = `${FOLDER}/index.js`;

/** Builds the components that the Worker renders, as one module in `folder`. */
export async function buildItineraryRenderer(folder = FOLDER): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [omitBrowserModules, shareMessages(folder)],
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
  // Vite sets it. What this process starts later must not follow it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
}

/** Set for a build of the pages beside which the renderer is built. */
export const SEPARATE_RENDERER = 'SEPARATE_RENDERER';

/** Builds the renderer together with the pages, so that both render the same. */
export function serverRenderer(): Plugin {
  return {
    name: 'foldout:server-renderer',
    apply: (_, { command }) => command === 'build' && !process.env[SEPARATE_RENDERER],
    writeBundle: () => buildItineraryRenderer(),
  };
}

/** The messages are the Worker's own modules: all languages once, and one reader. */
const shareMessages = (folder: string): Plugin => ({
  name: 'foldout:share-messages',
  enforce: 'pre',
  resolveId: (source) => {
    const [, file] = /\/messages\/((?:in-language|t)\.ts)$/.exec(source) ?? [];
    return (
      file && { id: relative(resolve(ROOT, folder), join(ROOT, 'worker/messages', file)), external: true }
    );
  },
});

const NOTHING = '\0nothing';

/** What only browsers need: styles, and modules that are loaded on demand, which rendering to HTML never does. */
const omitBrowserModules: Plugin = {
  name: 'foldout:omit-browser-modules',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? NOTHING : undefined),
  resolveDynamicImport: () => NOTHING,
  load: (id) => (id === NOTHING ? '' : undefined),
};
