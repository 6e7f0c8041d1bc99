import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { CODE_SPLITTING, ROUTE_FILES } from './web/build/code-splitting.ts';
import { emulatorAliases, isLocalBuild, rejectDevModules } from './web/build/local-emulators.ts';
import { compileMessages } from './web/build/messages.ts';
import { omitUnusedModules } from './web/build/omit-unused.ts';
import { embedPageAssets } from './web/build/page-assets.ts';
import { prerender } from './web/build/prerender.ts';
import { serverRenderer } from './web/build/server-renderer.ts';
import { buildServiceWorker } from './web/build/service-worker.ts';

/** With `npm run dev`, Vite serves pages and modules and proxies these paths to the Worker. */
const workerOrigin = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';
const proxiedPaths = ['/api', '/media', '/dev', '/calendar', '/notifications', '/open', '/cdn-cgi'];

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'route-tree.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: ({ routeId }) => ROUTE_FILES[routeId] },
      quoteStyle: 'single',
    }),
    compileMessages(),
    omitUnusedModules(),
    rejectDevModules(),
    react(),
    unocss('uno.config.ts'),
    embedPageAssets(),
    prerender(),
    buildServiceWorker(),
    serverRenderer(),
  ],
  resolve: {
    // React has this hook since version 18; the shim for older versions is not needed.
    alias: [
      ...emulatorAliases,
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  // `:dir()` (4) is kept: the list of languages in its place does not know the direction of a title.
  css: { lightningcss: { exclude: 4 } },
  build: {
    // Separate folders, so a local build is never deployed.
    outDir: isLocalBuild ? '../.wrangler/pages' : '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'assets/manifest.json',
    modulePreload: {
      polyfill: false,
      // Lazy routes preload their own imports, so the app need not list them.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' && /\/(index|app)-/.test(hostId)
          ? needed.filter((file) => file.endsWith('.css'))
          : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: CODE_SPLITTING,
        // Short names: the app lists all chunks and style sheets, which would add half a kilobyte.
        chunkFileNames: ({ name }) => (name === 'app' ? 'assets/app-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    host: 'localhost',
    proxy: Object.fromEntries(
      proxiedPaths.map((path) => [path, { target: workerOrigin, changeOrigin: false }]),
    ),
  },
});
