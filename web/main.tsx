import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { enableScrollRestoration } from './lib/scroll.ts';
import { queryClient, router } from './router.tsx';
import './ui/page/theme.css';
import './ui/forms/controls.css';
import 'virtual:uno.css';

// index.html has it.
const root = document.getElementById('root') as HTMLElement;

// Here and not beside the router, which the build draws pages with too.
enableScrollRestoration(router);

/** In slices, between which a slow phone answers to fingers. */
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

// What the page came with stays until the same can be drawn; reading the script was long enough for one go.
if (root.firstChild) setTimeout(() => router.load().then(draw));
else draw();
