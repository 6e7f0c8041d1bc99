import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyPress } from './lib/early-press.ts';
import { RenderTime } from './lib/render-time.ts';
import { enableScrollRestoration } from './lib/scroll.ts';
import { queryClient, router } from './router.tsx';
import './ui/theme.css';
import './ui/controls.css';
import './ui/forced-colors.css';
import 'virtual:uno.css';

// Defined in index.html.
const root = document.getElementById('root') as HTMLElement;

// Not in router.tsx, which the prerender build also imports.
enableScrollRestoration(router);

/** Set if the server rendered the page (worker/pages): the time of that render, in epoch milliseconds. */
const { renderedAt } = root.dataset;

const renderApp = (renderTime?: number) => (
  <StrictMode>
    <RenderTime value={renderTime}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RenderTime>
  </StrictMode>
);

// A transition renders in slices, so slow phones stay responsive.
const show = () => startTransition(() => createRoot(root).render(renderApp()));
function hydrate(renderTime: number) {
  startTransition(() => void hydrateRoot(root, renderApp(renderTime)));
  repeatEarlyPress();
}

async function takeOver() {
  const { href } = location;
  if (renderedAt) {
    // Renders the boundaries that the server rendered; see web/server.
    router.ssr = { manifest: undefined };
  }
  await router.load();
  // A redirect, as to the people selected before, shows something else than the server did.
  if (renderedAt && location.href === href) hydrate(Number(renderedAt));
  else show();
}

// Keep the server-rendered content until the router can replace it, in a separate task after script evaluation.
if (root.firstChild) setTimeout(takeOver);
else show();
