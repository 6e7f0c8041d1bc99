import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MIN_NAME_QUERY, type NameMatch } from '../../../worker/contract/people.ts';
import { findMatchingNames } from '../../../worker/domain/people/match-names.ts';
import { toNameKey } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';

const TYPING_PAUSE_MS = 300;

const matchesOptions = (projectId: string, query: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'people-matches', query],
    queryFn: () =>
      unwrap(api.projects[':projectId'].people.matches.$get({ param: { projectId }, query: { q: query } })),
    enabled: [...query.replace(/\s/g, '')].length >= MIN_NAME_QUERY,
    placeholderData: query === '' ? undefined : keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/**
 * The names that match what was typed: of `names`, and after a pause of the whole guest list. `status` says what was
 * found, empty without a search. Without a network only `names` are searched.
 */
export function useFindNames(projectId: string, names: readonly string[], typed: string) {
  const text = typed.trim();
  const paused = usePaused(text);
  const { data = [], isFetching } = useQuery(matchesOptions(projectId, text === '' ? '' : paused));
  const known = names.map((name): NameMatch => ({ name, claimable: true }));
  if (text === '') return { names: known, status: '' };
  const byKey = new Map([...known, ...data].map((match) => [toNameKey(match.name), match]));
  const found = findMatchingNames([...byKey.values()], text);
  const isSearching = isFetching || paused !== text;
  return { names: found, status: describeFound(found.length, isSearching) };
}

function describeFound(count: number, isSearching: boolean): string {
  if (count > 0) return t('namesFound', { count });
  return isSearching ? '' : t('nameIsFree');
}

/** The text once nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
