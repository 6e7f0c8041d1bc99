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
  });

/** So many names fit a phone, where they are all to see and need no search. */
const FEW_NAMES = 8;

/** Whether names are few enough to see all of them. */
export const areFew = (names: readonly string[]) => names.length > 0 && names.length <= FEW_NAMES;

/**
 * The names that match what was typed: of `names` unless they are few, and after a pause of the whole guest list. `status`
 * says what was found, empty without a search. Without a network only `names` are searched.
 */
export function useFindNames(projectId: string, names: readonly string[], typed: string) {
  const text = typed.trim();
  const paused = usePaused(text);
  const { data = [], isFetching } = useQuery(matchesOptions(projectId, text === '' ? '' : paused));
  const known = toMatches(names);
  const isShown = areFew(names);
  if (text === '') return { names: isShown ? [] : known, status: '' };
  const byKey = new Map([...known, ...data].map((match) => [toNameKey(match.name), match]));
  const found = findMatchingNames([...byKey.values()], text);
  const others = isShown ? found.filter(({ name }) => !names.includes(name)) : found;
  const isSearching = isFetching || paused !== text;
  const isKnown = found.length > others.length;
  return { names: others, status: isKnown && !others[0] ? '' : describeFound(others.length, isSearching) };
}

/** The names on events, which everybody may take. */
export const toMatches = (names: readonly string[]) =>
  names.map((name): NameMatch => ({ name, claimable: true }));

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
