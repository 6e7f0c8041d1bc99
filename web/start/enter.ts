import { afterFirstPaint } from './after-paint.ts';
import { applyStyles, fetchFiles, runFiles } from './app.ts';
import { enterWithLink } from './enter-with-link.ts';
import { takeOver } from './take-over.ts';

// The page carries the styles of its first paint, which is not to wait for anything else.
const painted = afterFirstPaint();
const styles = painted.then(applyStyles);

// A personal link that is opened in the tab of its invitation differs in the fragment only, which loads no page.
addEventListener('hashchange', () => location.hash.startsWith('#p=') && location.reload());

// The only script of a link's page until access is refused: the app is a hundred times as large.
void enterWithLink({
  painted,
  styles,
  loadApp: async () => {
    await painted;
    fetchFiles('app');
    await styles;
    return runFiles('app');
  },
  takeOver,
});
