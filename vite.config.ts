import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the Worker; pages and modules come from Vite, calls go through. */
const worker = process.env.WORKER_ORIGIN ?? 'http://localhost:8788';
const throughTheWorker = ['/api', '/media', '/dev', '/calendar', '/cdn-cgi'];

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
    react(),
    unocss('uno.config.ts'),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'assets/manifest.json',
    modulePreload: { polyfill: false },
  },
  server: {
    host: 'localhost',
    proxy: Object.fromEntries(throughTheWorker.map((path) => [path, { target: worker, changeOrigin: false }])),
  },
});
