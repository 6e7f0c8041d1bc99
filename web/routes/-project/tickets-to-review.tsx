import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { PersonSelect } from '../../features/papers/paper-fields.tsx';
import { peopleOptions } from '../../features/people/queries.ts';
import {
  listTickets,
  proposalsOptions,
  useAddTicket,
  useDiscardTicket,
} from '../../features/proposals/queries.ts';
import { Button } from '../../ui/button.tsx';

type Props = { projectId: string; isShown: boolean };

/** Tickets that came by email and wait for a host, under a heading; nothing if none does. */
export function TicketsToReview({ projectId, isShown }: Props) {
  const { data: tickets = [] } = useTickets(projectId, isShown);
  const heading = useId();
  if (tickets.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby={heading}>
      <h3 id={heading} className="title text-lg">
        {t('ticketsToReviewCount', { count: tickets.length })}
      </h3>
      <WaitingTickets projectId={projectId} />
    </section>
  );
}

const useTickets = (projectId: string, enabled = true) =>
  useQuery({ ...proposalsOptions(projectId), select: listTickets, enabled });

/** Tickets that came by email and wait for a host. */
export function WaitingTickets({ projectId }: Pick<Props, 'projectId'>) {
  const { data: tickets = [] } = useTickets(projectId);
  const { data: people = [] } = useQuery({ ...peopleOptions(projectId), enabled: tickets.length > 0 });
  if (tickets.length === 0) return <p className="text-muted">{t('allReviewed')}</p>;
  return (
    <>
      <p className="text-sm text-muted">{t('ticketsFromEmails')}</p>
      <ul className="grid gap-4">
        {tickets.map((ticket) => (
          <Ticket key={ticket.id} projectId={projectId} ticket={ticket} people={people} />
        ))}
      </ul>
    </>
  );
}

type TicketProps = { projectId: string; ticket: Proposal; people: readonly Person[] };

function Ticket({ projectId, ticket, people }: TicketProps) {
  const [personId, setPersonId] = useState(ticket.personId);
  const add = useAddTicket(projectId);
  const discard = useDiscardTicket(projectId);
  const name = people.find(({ id }) => id === personId)?.name;
  return (
    <li className="grid gap-2 border-t pt-3">
      <p className="font-600" dir="auto">
        {ticket.title}
      </p>
      <p className="text-muted" dir="auto">
        {name === undefined ? t('ticketForAll') : t('ticketFor', { name })}
      </p>
      <PersonSelect people={people} value={personId} onChange={setPersonId} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={add.isPending}
          onClick={() => add.mutate({ id: ticket.id, personId })}
          aria-label={t('addTitle', { title: ticket.title })}
        >
          {t('addToList')}
        </Button>
        <Button
          busy={discard.isPending}
          onClick={() => discard.mutate(ticket.id)}
          aria-label={t('discardTitle', { title: ticket.title })}
        >
          {t('discard')}
        </Button>
      </div>
    </li>
  );
}
