import { useQueryClient } from '@tanstack/react-query';
import { usePageHistory } from '../../ui/page-history.ts';

/**
 * Returns a function that opens another page after this browser's access has ended, and removes what is known of the project
 * once the itinerary's page has closed: it would be empty.
 */
export function useLeave(projectId: string) {
  const history = usePageHistory();
  const client = useQueryClient();
  return (path: string, replace = false) => {
    const page = document.querySelector('.itinerary');
    const observer = new MutationObserver(() => {
      if (page?.isConnected) return;
      observer.disconnect();
      client.removeQueries({ queryKey: ['projects', projectId] });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    if (replace) history.replace(path);
    else history.push(path);
  };
}
