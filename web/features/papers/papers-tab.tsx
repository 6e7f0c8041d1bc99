import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { toPaperPath } from '../../lib/paper-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { AddPapers } from './add-papers.tsx';
import type { PaperOwners } from './add-papers-form.tsx';
import { EditPaper } from './edit-paper.tsx';
import { papersOptions, useDeletePaper } from './queries.ts';

type Props = PaperOwners & { projectId: string; isPaid: boolean };

/** The tickets of an itinerary, for hosts. */
export function PapersTab({ projectId, isPaid, ...owners }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(papersOptions(projectId));
  const [edited, setEdited] = useState<Paper>();
  const remove = useDeletePaper(projectId);
  if (isError && !data)
    return <LoadError message={t('ticketsFailed')} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <AddPapers projectId={projectId} isPaid={isPaid} {...owners} />
      {!data && <Skeleton className="h-24" />}
      {data && data.length > 0 && (
        <ul className="papers">
          {data.map((paper) => (
            <HostPaper
              key={paper.id}
              projectId={projectId}
              paper={paper}
              {...owners}
              onEdit={() => setEdited(paper)}
              onDelete={() => remove.mutate(paper)}
            />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t('ticketsTabText')}</p>
      {edited && (
        <EditPaper projectId={projectId} paper={edited} {...owners} onClosed={() => setEdited(undefined)} />
      )}
    </div>
  );
}

type RowProps = PaperOwners & { projectId: string; paper: Paper; onEdit: () => void; onDelete: () => void };

function HostPaper({ projectId, paper, events, people, onEdit, onDelete }: RowProps) {
  const { id, title } = paper;
  return (
    <li>
      <a className="paper" href={toPaperPath(projectId, id)} target="_blank" rel="noopener">
        <span className="i-lucide-ticket" aria-hidden="true" />
        <span className="grid min-w-0">
          <span className="font-600" dir="auto">
            {title}
          </span>
          <span className="text-sm text-muted" dir="auto">
            {describeOwners(paper, { events, people })}
          </span>
        </span>
        <span className="visually-hidden"> {t('opensTab')}</span>
      </a>
      <Menu
        trigger={
          <Button size="icon" variant="quiet" aria-label={t('moreFor', { title })}>
            <span className="i-lucide-ellipsis" aria-hidden="true" />
          </Button>
        }
        items={[
          { label: t('edit'), icon: 'i-lucide-pencil', onSelect: onEdit },
          { label: t('deleteLabel'), icon: 'i-lucide-trash-2', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

function describeOwners({ personId, eventId }: Paper, { events, people }: PaperOwners): string {
  const person = people.find(({ id }) => id === personId);
  const event = events.find(({ id }) => id === eventId);
  const hidden = (personId !== null && !person) || (eventId !== null && !event);
  const who =
    personId === null ? t('everyone') : person ? t('onlyFor', { name: person.name }) : t('removedGuest');
  const where = eventId === null ? t('wholeItinerary') : (event?.title ?? t('deletedEvent'));
  return [who, where, hidden && t('hostsOnly')].filter(Boolean).join(' · ');
}
