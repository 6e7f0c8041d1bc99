import type { KnipConfig } from 'knip';

/** Started by path, not imported. */
const STARTED_BY_PATH = [
  'dev/*.mjs',
  'dev/**/main.ts',
  // Worker entries.
  '{dev,bench}/*/**/index.ts',
  'dev/chaos/{server,run-seed}.ts',
  'dev/start/worker-process.ts',
  'dev/stripe/page/stripe-js.ts',
  'bench/**/main.ts',
  'tools/*.mjs',
  'tools/samples/main.ts',
  'tools/{print-event-triggers,backgrounds/draw-backgrounds,covers/render-previews,fonts/font-faces,icons/draw-icons}.ts',
];

export default {
  entry: [
    'email-worker/index.ts',
    'web/index.html',
    'web/prerender.tsx',
    'web/server/render-itinerary.tsx',
    'web/routes/*.tsx',
    'web/offline/service-worker.ts',
    'web/start/{enter,hydrate,open}.ts',
    'web/pages/pages.css',
    // Type-checked only.
    'web/**/*.types.ts',
    // Read by drizzle-kit.
    'worker/db/schema/*/shared-tables.ts',
    ...STARTED_BY_PATH,
  ],
  project: ['*.ts', '{worker,email-worker,web,dev,bench,tools}/**/*.{ts,tsx,mjs,css}'],
  // The icons of UnoCSS's preset.
  ignoreBinaries: ['ffmpeg'],
  compilers: {
    // `@import './a.css'` and fonts of packages, `url('@fontsource/...')`.
    css: (text) =>
      [...text.matchAll(/@import ['"]([^'"]+)|url\(['"]?(@[^'")]+)/g)]
        .map(([, sheet, file]) => `import '${sheet ?? file}';`)
        .join('\n'),
  },
} satisfies KnipConfig;
