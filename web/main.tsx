import { reportFailures } from './lib/report-failures.ts';
import './styles.ts';

// Defined in index.html.
const root = document.getElementById('root') as HTMLElement;

reportFailures();

// An itinerary that the server rendered (worker/pages) needs neither the router nor the other pages.
if (root.dataset.renderedAt)
  void import('./itinerary.tsx').then(({ hydrateItinerary }) => hydrateItinerary(root));
else void import('./app.tsx').then(({ startApp }) => startApp(root));
