import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { findStarted } from './code-splitting.ts';
import { ROUTE_CHUNK } from './page-assets.ts';

const SOURCE = 'web/offline/service-worker.ts';
/** The app without data. Cached with the headers that the Worker sends. */
const SHELL = '/shell';
const SHELL_SOURCES = [
  'worker/http/security-headers.ts',
  'worker/pages/pages.ts',
  'worker/pages/page-data.ts',
  'worker/domain/page/page-head.ts',
];

/** The route of the page that works offline. */
const PAGE = 'project.$projectId';
/** Lists the modules that a guest's page loads lazily. */
const LAZY_MODULES = 'web/routes/-project/lazy-modules.ts';
/** For hosts only, or useless offline. */
const ONLINE_ONLY = [
  'web/features/event-details/add-to-calendar.tsx',
  'web/features/feedback/feedback-dialog.tsx',
  'web/routes/-project/add-to-calendar.tsx',
  'web/routes/-project/admin-access.ts',
  'web/routes/-project/admin-panel.tsx',
  'web/routes/-project/exit-dialog.tsx',
  'web/routes/-project/plan.tsx',
  'web/routes/-project/share.tsx',
  'web/routes/-project/welcome.tsx',
];

/** Builds the service worker with the list of files that an itinerary needs offline. */
export function buildServiceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'foldout:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      const missing = [LAZY_MODULES, ...ONLINE_ONLY].filter((path) => !existsSync(path));
      if (missing.length > 0)
        throw new Error(`web/build/service-worker.ts: not found: ${missing.join(', ')}`);
    },
    async writeBundle({ dir }, bundle) {
      const folder = resolve(config.root, dir ?? config.build.outDir);
      const files = [...listGuestFiles(bundle)].sort().map((file) => ({ url: `/${file}`, revision: null }));
      const entries = [...files, { url: SHELL, revision: hashShell(folder) }];
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { PRECACHE: JSON.stringify(entries) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/** The entry, what it starts, the itinerary's route, the modules that a guest's page loads lazily, and all their imports. */
function listGuestFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const addWithImports = (name: string, followDynamic: boolean) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(file);
    for (const imported of chunk.imports) addWithImports(imported, followDynamic);
    if (!followDynamic) return;
    for (const opened of chunk.dynamicImports.filter((file) => isForGuests(bundle[file])))
      addWithImports(opened, true);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const route = chunks.filter((chunk) => ROUTE_CHUNK.exec(chunk.facadeModuleId ?? '')?.[1] === PAGE);
  if (route.length === 0) throw new Error(`The build has no chunk for ${PAGE}.`);
  const started = [findStarted(bundle, 'app'), findStarted(bundle, 'itinerary'), ...route];
  for (const { fileName } of [...chunks.filter(({ isEntry }) => isEntry), ...started])
    addWithImports(fileName, false);
  const lazy = chunks.find((chunk) => isOf(chunk, LAZY_MODULES));
  if (!lazy) throw new Error(`The build has no chunk for ${LAZY_MODULES}.`);
  addWithImports(lazy.fileName, true);
  // The app can also load all other routes; guests do not need them offline.
  const opened = chunks
    .filter(({ fileName }) => files.has(fileName))
    .flatMap((chunk) => chunk.dynamicImports);
  for (const name of opened) {
    const chunk = bundle[name];
    if (isForGuests(chunk) && !/tsr-split|\/web\/routes\//.test(chunk.facadeModuleId ?? ''))
      addWithImports(name, true);
  }
  return files;
}

const isForGuests = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputChunk => file?.type === 'chunk' && !ONLINE_ONLY.some((path) => isOf(file, path));

const isOf = ({ facadeModuleId }: Rolldown.OutputChunk, path: string) => facadeModuleId?.endsWith(`/${path}`);

/** A revision that changes with the shell or its headers. */
function hashShell(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'index.html')));
  for (const file of SHELL_SOURCES) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
