import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { emulatorAliases, isLocalBuild, rejectDevModules } from './web/build/local-emulators.ts';
import { omitUnusedModules } from './web/build/omit-unused.ts';
import { embedPageAssets } from './web/build/page-assets.ts';
import { prerender } from './web/build/prerender.ts';
import { buildServiceWorker } from './web/build/service-worker.ts';

/** Where `npm run dev` finds the Worker; pages and modules come from Vite, calls go through. */
const worker = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';
const throughTheWorker = ['/api', '/media', '/dev', '/calendar', '/cdn-cgi'];

/**
 * What every page needs, in one file: it compresses better whole than in the ten that splitting makes of it,
 * and stays cached when only our own code changes. Left to the pages that use them: queries that watch, what
 * changes data, and links.
 */
const isFramework = (id: string) =>
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//.test(id) &&
  !/query.*(Observer|useMutation|useBaseQuery|useQuery\.|[sS]uspense|ErrorReset|errorBoundary|IsRestoring)|react-router\/dist\/esm\/link\./.test(
    id,
  );

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    omitUnusedModules(),
    rejectDevModules(),
    react(),
    unocss('uno.config.ts'),
    embedPageAssets(),
    prerender(),
    buildServiceWorker(),
  ],
  resolve: {
    // React has had this hook since 18; the stand-in for older ones is dead weight.
    alias: [
      ...emulatorAliases,
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  build: {
    // Never in one place: what is deployed comes from `dist`.
    outDir: isLocalBuild ? '../.wrangler/pages' : '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'assets/manifest.json',
    modulePreload: {
      polyfill: false,
      // A page that comes later asks for its imports itself: the entry need not list those of every page.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' && hostId.includes('/index-')
          ? needed.filter((file) => file.endsWith('.css'))
          : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'framework', test: isFramework }] },
        // The entry names every chunk that may come later: half a kilobyte of names that nobody reads.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  server: {
    host: 'localhost',
    proxy: Object.fromEntries(
      throughTheWorker.map((path) => [path, { target: worker, changeOrigin: false }]),
    ),
  },
});
