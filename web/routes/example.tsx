import { createFileRoute } from '@tanstack/react-router';
import { ExamplePage } from './-project/example-page.tsx';
import { type ItinerarySearch, toItinerarySearch } from './-project/search.ts';

export const Route = createFileRoute('/example')({
  validateSearch: (search): Pick<ItinerarySearch, 'tab' | 'people'> => {
    const { tab, people } = toItinerarySearch(search);
    return { tab, people };
  },
  component: ExamplePage,
});
