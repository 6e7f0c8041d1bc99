import { fetchFiles, runFiles } from './app.ts';
import { enterWithLink } from './enter-with-link.ts';
import { takeOver } from './take-over.ts';

/** The style sheets of the first paint have the bandwidth for themselves. A hidden page has no frames. */
const waitForStyles = () =>
  new Promise<unknown>((resolve) => (document.hidden ? resolve(undefined) : requestAnimationFrame(resolve)));

// A personal link that is opened in the tab of its invitation differs in the fragment only, which loads no page.
addEventListener('hashchange', () => location.hash.startsWith('#p=') && location.reload());

// The only script of a link's page until access is refused: the app is a hundred times as large.
void enterWithLink({
  loadApp: async () => {
    await waitForStyles();
    fetchFiles('app');
    return runFiles('app');
  },
  takeOver,
});
