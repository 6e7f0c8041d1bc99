import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Paper } from '../../../worker/contract/papers.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { isImage, PaperLink, WALLET_PASS } from './paper-link.tsx';
import { PaperViewer } from './paper-viewer.tsx';
import { papersOptions } from './queries.ts';
import './papers.css';

type Props = {
  project: Project;
  /** Shows those of this event only. */
  eventId?: number;
  /** Shows a single image at once. */
  opensSingle?: boolean;
  /** The title of an event, below those of its tickets. */
  toEventTitle?: (eventId: number) => string | undefined;
};

/** The reader's tickets. */
export function PaperList({ project, eventId, opensSingle, toEventTitle }: Props) {
  const { projectId } = project;
  const { data, isError, isFetching, refetch } = useQuery(papersOptions(projectId));
  const [shown, setShown] = useState<Paper>();
  const papers = data?.filter((paper) => eventId === undefined || paper.eventId === eventId);
  const single = papers?.length === 1 ? papers[0] : undefined;
  useEffect(() => {
    if (opensSingle && single && isImage(single)) setShown(single);
  }, [opensSingle, single]);
  if (isError && !papers)
    return <LoadError message={t('ticketsFailed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!papers) return <Skeleton className="h-24" />;
  if (papers.length === 0) return <p className="text-muted">{t('noTickets')}</p>;
  return (
    <div className="grid gap-4">
      <ul className="papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperLink projectId={projectId} paper={paper} className="paper" onShow={setShown}>
              <span className={isImage(paper) ? 'i-lucide-image' : 'i-lucide-ticket'} aria-hidden="true" />
              <span className="grid min-w-0">
                <span className="font-600" dir="auto">
                  {paper.title}
                </span>
                <span className="text-sm text-muted" dir="auto">
                  {describePaper(
                    paper,
                    project,
                    paper.eventId !== null ? toEventTitle?.(paper.eventId) : undefined,
                  )}
                </span>
              </span>
            </PaperLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('ticketsEnd')}</p>
      {shown && <PaperViewer projectId={projectId} paper={shown} onClosed={() => setShown(undefined)} />}
    </div>
  );
}

function describePaper(
  { type, personId }: Paper,
  { viewer }: Project,
  eventTitle: string | undefined,
): string {
  return [
    eventTitle,
    personId !== null && personId === viewer.person?.id && t('onlyForYou'),
    type === 'application/pdf' && t('opensPdf'),
    type === WALLET_PASS && t('addToWallet'),
  ]
    .filter(Boolean)
    .join(' · ');
}
