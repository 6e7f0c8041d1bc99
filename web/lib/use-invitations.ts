import { useQueries } from '@tanstack/react-query';
import type { LanguageCode } from '../../worker/messages/languages.ts';
import { loadInvitations, type WriteIn } from './messages-in.ts';

/** Loads what hosts send to guests, in these languages. Returns how to write in one of them; null is that of the page. */
export function useInvitations(
  languages: readonly (LanguageCode | null)[],
): (language: LanguageCode | null) => WriteIn {
  const wanted = [...new Set(languages)];
  const loaded = useQueries({
    queries: wanted.map((language) => ({
      queryKey: ['invitations', language],
      queryFn: () => loadInvitations(language),
    })),
  });
  return (language) => loaded[wanted.indexOf(language)]?.data ?? ((write) => write());
}
