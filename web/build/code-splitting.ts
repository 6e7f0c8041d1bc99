import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const toPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const ITINERARY = toPath('itinerary.tsx');
/** What other guests load first: the app, and the invitation's route. */
const INVITATION = [toPath('app.tsx'), `${toPath('routes/access.$projectId.tsx')}?tsr-split=component`];

const LATER_QUERY_MODULES = [
  'Observer|/mutation\\.|useMutation|useBaseQuery|useQuer(?:y|ies)\\.',
  '[sS]uspense|ErrorReset|errorBoundary|IsRestoring',
];
/** Query observers and mutations stay in the files that use them. */
const LATER = new RegExp(`query.*(?:${LATER_QUERY_MODULES.join('|')})`);

const ROUTER = /node_modules\/@tanstack\/(react-router|router-core|react-store|store)\//;
const USED_WITHOUT_ROUTER =
  /router-core\/dist\/esm\/(searchParams|qss)|react-router\/dist\/esm\/CatchBoundary/;
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|@tanstack)\/|^\0(late:|vite\/preload-helper)/;

const isRouter = (id: string) => ROUTER.test(id) && !USED_WITHOUT_ROUTER.test(id) && !LATER.test(id);
const isFramework = (id: string) => FRAMEWORK.test(id) && !isRouter(id) && !LATER.test(id);

/**
 * What of a route shares a file outside the entry, by its id; the component alone if omitted. Not options of the routes,
 * which would be in the entry, too. Guests never open the dashboard and the checkout.
 */
export const ROUTE_FILES: Record<string, ('loader' | 'component' | 'pendingComponent')[][]> = {
  '/dashboard': [['loader', 'component', 'pendingComponent']],
  '/checkout/$projectId': [['loader', 'component', 'pendingComponent']],
  '/project/$projectId': [['component', 'pendingComponent']],
};

/** Code that knows no feature. */
const WITHOUT_FEATURES = /\/(?:worker|web\/lib|web\/ui)\//;

/** Which modules share a file. One file compresses better than ten, and libraries stay cached when only the app changes. */
export const CODE_SPLITTING: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'styles', tags: ['$initial'], test: /\.css$/ },
    { name: 'framework', test: isFramework },
    // Dialogs need it, too.
    { name: 'external-store', test: /node_modules\/use-sync-external-store\// },
    { name: 'router', test: isRouter },
    {
      name: (id, context) =>
        isLoadedWith(id, [ITINERARY], context) && isLoadedWith(id, INVITATION, context) ? 'common' : null,
    },
    // Dates, people, looks: other pages need most of it, too.
    {
      name: (id, context) =>
        WITHOUT_FEATURES.test(id) && isLoadedWith(id, [ITINERARY], context) ? 'shared' : null,
    },
    { name: (id, context) => (isLoadedWith(id, [ITINERARY], context) ? 'itinerary' : null) },
  ],
};

const loaded = new Map<string, Set<string>>();

/** Whether one of `roots` imports a module of the project, directly or through others. */
function isLoadedWith(id: string, roots: string[], context: Rolldown.ChunkingContext): boolean {
  return roots.some((root) => {
    const found = loaded.get(root) ?? listImports(root, context);
    loaded.set(root, found);
    return found.has(id);
  });
}

function listImports(root: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      // Packages re-export what no page uses.
      if (found.has(imported) || imported.includes('node_modules')) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(root);
  return found;
}

/** What web/main.tsx starts: the app, or a rendered itinerary, which needs no router. Throws if there is no such chunk. */
export function findStarted(bundle: Rolldown.OutputBundle, name: 'app' | 'itinerary'): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/web/${name}.tsx`),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for ${name}.tsx.`);
  return chunk;
}
