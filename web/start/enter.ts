import { enterWithLink } from './enter-with-link.ts';
import { startPage } from './start-page.ts';
import { takeOver } from './take-over.ts';

// A personal link that is opened in the tab of its invitation differs in the fragment only, which loads no page.
addEventListener('hashchange', () => location.hash.startsWith('#p=') && location.reload());

// The only script of a link's page until access is refused: the app is a hundred times as large.
void enterWithLink({ ...startPage(), takeOver });
