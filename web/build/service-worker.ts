import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const SOURCE = 'web/offline/service-worker.ts';
/** The page without anything in it comes from the Worker, whose headers are kept with it. */
const SHELL = '/shell';
const SHELL_MAKERS = [
  'worker/http/security-headers.ts',
  'worker/pages/pages.ts',
  'worker/pages/page-data.ts',
  'worker/domain/page/page-head.ts',
];

/** Where a guest's page begins: what loads at once, and what it opens later. */
const LATER = /\/web\/routes\/-project\/later\.ts$/;
/** What only hosts open, or what needs the network anyway. */
const NOT_OFFLINE =
  /\/(admin-panel|admin-door|welcome|share|feedback-dialog|exit-dialog|print|add-to-calendar)\.tsx?$|features\/print\//;

/** Builds the service worker beside the pages, with the list of files that an itinerary needs without a network. */
export function buildServiceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'foldout:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
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

/** The entry and what a guest's page opens later, with all they import and all that these open in turn. */
function listGuestFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const visit = (name: string, opens: boolean) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) visit(imported, opens);
    if (opens)
      for (const opened of chunk.dynamicImports) if (isForGuests(bundle[opened])) visit(opened, true);
  };
  // The entry opens every other page of ours too: of these, nothing.
  for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) visit(fileName, false);
  const later = chunks.find(({ facadeModuleId }) => LATER.test(facadeModuleId ?? ''));
  if (!later) throw new Error('The build has no chunk of what an itinerary opens later.');
  visit(later.fileName, true);
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
    for (const opened of chunk.dynamicImports) {
      const one = bundle[opened];
      if (one?.type !== 'chunk' || /tsr-split|\/web\/routes\//.test(one.facadeModuleId ?? '')) continue;
      if (isForGuests(one)) visit(opened, true);
    }
  }
  return files;
}

const isForGuests = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  chunk?.type === 'chunk' && !NOT_OFFLINE.test(chunk.facadeModuleId ?? '');

/** Changes with whatever makes the page or its headers. */
function hashShell(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'index.html')));
  for (const file of SHELL_MAKERS) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
