import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
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

// A transition renders in slices, so slow phones stay responsive.
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

// Keep the server-rendered content until the router can replace it, in a separate task after script evaluation.
if (root.firstChild) setTimeout(() => router.load().then(render));
else render();
