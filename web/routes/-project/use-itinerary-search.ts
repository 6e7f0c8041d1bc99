import { defaultStringifySearch } from '@tanstack/react-router';
import { useRef, useSyncExternalStore } from 'react';
import { usePageHistory } from '../../ui/page-history.ts';
import { type ItinerarySearch, parseItinerarySearch } from './search.ts';

/** Changes parameters of the URL, in a new entry of the history unless `replace`. */
export type ChangeSearch = (change: ItinerarySearch, replace: boolean) => void;

/**
 * The query of the itinerary's URL, and how to change it. Reads the history instead of a route, because a rendered
 * itinerary has no router.
 */
export function useItinerarySearch(): { search: ItinerarySearch; changeSearch: ChangeSearch } {
  const history = usePageHistory();
  const last = useRef('');
  // While another page loads, its address is not this page's.
  const readQuery = () => {
    if (history.location.pathname.startsWith('/project/')) last.current = history.location.search;
    return last.current;
  };
  const query = useSyncExternalStore(history.subscribe, readQuery, readQuery);
  const changeSearch: ChangeSearch = (change, replace) => {
    const { pathname, search } = history.location;
    const path = pathname + defaultStringifySearch({ ...parseItinerarySearch(search), ...change });
    if (replace) history.replace(path);
    else history.push(path);
  };
  return { search: parseItinerarySearch(query), changeSearch };
}
