import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { type StoredRsvps, storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';

/** A reader whose name is not known yet has not answered, also while offline. */
const NOTHING: readonly Rsvp[] = [];

type Options = Pick<Project, 'projectId' | 'viewer'> & {
  eventId: number | null;
  /** A host sees the page as this person. */
  isPreview: boolean;
};

/** The reader's answer for the itinerary (`eventId` null) or an event: the one that waits to be sent, else the stored one. */
export function useMyRsvp({ projectId, viewer, eventId, isPreview }: Options) {
  const personId = viewer.person?.id;
  const { data, isError, refetch } = useQuery(rsvpsOptions(projectId));
  const stored = useStoredRsvps(projectId, isPreview ? undefined : personId);
  const rows = isPreview
    ? data?.rows?.filter((row) => row.personId === personId && row.isCounted !== false)
    : (data?.mine ?? (personId === undefined ? NOTHING : stored?.mine));
  const isOfEvent = (row: { eventId: number | null }) => row.eventId === eventId;
  const waiting = stored?.waiting.find(isOfEvent);
  return {
    // The server's reply is stored a moment before it is in the query.
    answer: toAnswer(waiting ?? rows?.find(isOfEvent) ?? stored?.mine.find(isOfEvent)),
    isWaiting: waiting !== undefined,
    refused: stored?.refused.find(isOfEvent)?.message,
    /** Undefined until it is known whether there is an answer. */
    isLoaded: rows !== undefined || waiting !== undefined,
    isFailed: isError,
    retry: refetch,
  };
}

type MyAnswer = Pick<Rsvp, 'answer' | 'partySize' | 'reply' | 'note' | 'byHost'>;

const toAnswer = (
  row: (Omit<Partial<Rsvp>, 'answer'> & Pick<Rsvp, 'answer'>) | undefined,
): MyAnswer | undefined =>
  row && {
    answer: row.answer,
    partySize: row.partySize ?? 1,
    reply: row.reply ?? null,
    note: row.note ?? null,
    byHost: row.byHost ?? false,
  };

function useStoredRsvps(projectId: string, personId: number | undefined): StoredRsvps | undefined {
  const stored = useSyncExternalStore(storedRsvps.subscribe, () => storedRsvps.read(projectId));
  return stored !== undefined && stored.personId === personId ? stored : undefined;
}

/** Keeps the answers that the server has in this browser, for offline use. */
export function useKeepRsvps(projectId: string, personId: number | undefined): void {
  const { data } = useQuery({ ...rsvpsOptions(projectId), enabled: false });
  useEffect(() => {
    if (data && personId !== undefined) storedRsvps.change(projectId, personId, () => ({ mine: data.mine }));
  }, [data, projectId, personId]);
}
