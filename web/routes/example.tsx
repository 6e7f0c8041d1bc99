import { createFileRoute } from '@tanstack/react-router';
import { ExamplePage } from './-project/example-page.tsx';
import { type ItinerarySearch, toItinerarySearch } from './-project/search.ts';

export const Route = createFileRoute('/example')({
  validateSearch: ({ tab, people }): Pick<ItinerarySearch, 'tab' | 'people'> =>
    toItinerarySearch({ tab, people }),
  component: ExamplePage,
});
