import { fetchFiles, runFiles } from './app.ts';
import { enterWithLink } from './enter-with-link.ts';
import { takeOver } from './take-over.ts';

// The only script of a link's page until access is refused: the app is a hundred times as large.
void enterWithLink({
  loadApp: () => {
    fetchFiles('app');
    return runFiles('app');
  },
  takeOver,
});
