import { enterWithLink } from './enter-with-link.ts';

// The only script of a share link's page until the code is refused: the app is fifty times as large.
void enterWithLink(async () => {
  // Set by web/build/prerender.ts.
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  await import(/* @vite-ignore */ app);
});
