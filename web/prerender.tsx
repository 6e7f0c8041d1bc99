import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACES } from '../worker/domain/page/page-html.ts';
import { Invitation } from './features/access/invitation.tsx';
import { AccountRequired } from './features/account/account-required.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { queryKeys } from './lib/query-keys.ts';
import { Frame } from './pages/frame.tsx';
import { STATIC_PAGES } from './pages/pages.ts';
import { routeTree } from './route-tree.gen.ts';
import { DashboardSkeleton } from './routes/-dashboard/dashboard-skeleton.tsx';
import { Page } from './ui/page/page.tsx';

// Runs when the pages are built, never in a browser.

/** The pages of words, whole but for their heads. */
export function renderStaticPages(): { path: string; html: string }[] {
  return STATIC_PAGES.map((page) => ({
    path: page.path,
    html: withoutHints(renderToStaticMarkup(<Frame page={page} />)),
  }));
}

/** What the landing page shows before its script has run. */
export async function renderLanding(): Promise<string> {
  // Toasts, which the root waits for, are nothing a server has.
  routeTree.update({ component: Outlet });
  return render(routeTree, '/');
}

/** What other pages show before theirs has: by file, and the route whose style they wear. */
export async function renderFirstViews(): Promise<{ file: string; route: string; html: string }[]> {
  const invitation = (code?: string) => (
    <Page>
      <Invitation projectId={SOME_ID} code={code} />
    </Page>
  );
  const required = (
    <Page>
      <AccountRequired returnTo="/dashboard" />
    </Page>
  );
  return [
    { file: 'invitation', route: 'access.$projectId', html: await renderAlone(invitation()) },
    { file: 'invitation-opening', route: 'access.$projectId', html: await renderAlone(invitation('A')) },
    { file: 'account-required', route: 'dashboard', html: await renderAlone(required) },
    { file: 'dashboard-opening', route: 'dashboard', html: await renderAlone(<DashboardSkeleton />) },
  ];
}

const SOME_ID = 'AAAAAAAA';

/** On an address that no link of the page leads to. */
function renderAlone(page: ReactElement): Promise<string> {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => page });
  return render(root.addChildren([anywhere]), '/anywhere');
}

/**
 * A tree of routes at a path, as HTML. Its controls wait for the script: a press that nobody hears would be worse
 * than one that cannot be made.
 */
async function render(tree: AnyRoute, path: string): Promise<string> {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(queryKeys.preview(SOME_ID), PLACES);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: tree, history, context: { queryClient } });
  await router.load();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return withoutHints(html).replace(/<(button|input) /g, '<$1 disabled="" data-busy="" ');
}

/** React puts a preload before each image; ours is two lines further down. */
const withoutHints = (html: string) => html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
