import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { countAnswers, describeCounts } from '../../lib/rsvps/count-answers.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';

type Props = {
  projectId: string;
  events: readonly Event[];
  /** Called with the numbers of each event that asks for answers, as text. */
  onCount: (headcounts: ReadonlyMap<number, string>) => void;
};

/** Loads and counts the answers for a host's print. Renders nothing. */
export default function Headcounts({ projectId, events, onCount }: Props) {
  const { data } = useQuery(rsvpsOptions(projectId));
  useEffect(() => {
    const { rows } = data ?? {};
    if (!rows) return;
    const asked = events.filter(({ rsvp }) => rsvp !== null);
    onCount(
      new Map(asked.map(({ id, rsvp }) => [id, describeCounts(countAnswers(rows, id), rsvp?.capacity)])),
    );
  }, [data, events, onCount]);
  return null;
}
