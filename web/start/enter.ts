import { fetchApp, loadApp } from './app.ts';
import { enterWithLink } from './enter-with-link.ts';

// The only script of a share link's page until the code is refused: the app is a hundred times as large.
void enterWithLink(() => {
  fetchApp();
  return loadApp();
});
