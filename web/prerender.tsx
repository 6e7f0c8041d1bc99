import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from './lib/query-client.ts';
import { Frame } from './pages/frame.tsx';
import { STATIC_PAGES } from './pages/pages.ts';
import { routeTree } from './route-tree.gen.ts';

// Runs when the pages are built, never in a browser.

/** The pages of words, whole but for their heads. */
export function renderStaticPages(): { path: string; html: string }[] {
  return STATIC_PAGES.map((page) => ({
    path: page.path,
    html: withoutHints(renderToStaticMarkup(<Frame page={page} />)),
  }));
}

/**
 * What the landing page shows before its script has run. Its buttons wait for the script: a press that
 * nobody hears would be worse than one that cannot be made.
 */
export async function renderLanding(): Promise<string> {
  // Toasts, which the root waits for, are nothing a server has.
  routeTree.update({ component: Outlet });
  const queryClient = createQueryClient(() => undefined);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history, context: { queryClient } });
  await router.load();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return withoutHints(html).replaceAll('<button ', '<button disabled="" data-busy="" ');
}

/** React puts a preload before each image; ours is two lines further down. */
const withoutHints = (html: string) => html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
