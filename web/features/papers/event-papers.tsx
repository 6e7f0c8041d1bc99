import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { PaperLink } from './paper-link.tsx';
import { PaperViewer } from './paper-viewer.tsx';
import { papersOptions } from './queries.ts';

/** The row reserves the room for as many lines (day.css). */
const MAX_LINES = 3;

type Props = { projectId: string; event: Event; onAll: (event: Event) => void };

/** The reader's tickets for an event, each opened by one tap; of many the first ones, and a way to the others. */
export function EventPapers({ projectId, event, onAll }: Props) {
  const { data, isPending } = useQuery(papersOptions(projectId));
  const [shown, setShown] = useState<Paper>();
  if (isPending) return null;
  const papers = data?.filter(({ eventId }) => eventId === event.id) ?? [];
  const hasMore = papers.length === 0 || papers.length > MAX_LINES;
  return (
    <>
      {papers.slice(0, hasMore ? MAX_LINES - 1 : MAX_LINES).map((paper) => (
        <PaperLink
          key={paper.id}
          projectId={projectId}
          paper={paper}
          className="place font-600"
          onShow={setShown}
        >
          <span className="i-lucide-ticket mt-1" aria-hidden="true" />
          <span className="min-w-0" dir="auto">
            {paper.title}
          </span>
        </PaperLink>
      ))}
      {hasMore && (
        <button type="button" className="place font-600" aria-haspopup="dialog" onClick={() => onAll(event)}>
          <span className="i-lucide-ticket mt-1" aria-hidden="true" />
          {papers.length === 0 ? t('tickets') : t('allTickets', { count: papers.length })}
        </button>
      )}
      {shown && <PaperViewer projectId={projectId} paper={shown} onClosed={() => setShown(undefined)} />}
    </>
  );
}
