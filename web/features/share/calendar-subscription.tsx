import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CopyableText } from './copyable-text.tsx';
import { calendarFeedOptions } from './queries.ts';

type Props = { projectId: string; people: readonly string[] };

/** The itinerary in one's own calendar program, whole or as one person has it, kept up to date there. */
export function CalendarSubscription({ projectId, people }: Props) {
  const { data, isError, refetch } = useQuery(calendarFeedOptions(projectId));
  const [person, setPerson] = useState('');
  const of = (address: string) => (person ? `${address}?person=${encodeURIComponent(person)}` : address);
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        A calendar app shows the plan beside everything else and follows changes by itself. Whoever has this
        address can read the events, until the access code changes.
      </p>
      {people.length > 0 && (
        <SelectField label="Whose events" value={person} onChange={(event) => setPerson(event.target.value)}>
          <option value="">Everyone's</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          The address did not load. <Button onClick={() => refetch()}>Try again</Button>
        </p>
      ) : data ? (
        <>
          <CopyableText text={of(data.feedUrl)} what="calendar address" />
          <a className={buttonClass({}, 'justify-self-start')} href={of(data.webcalUrl)}>
            <span className="i-lucide-calendar-sync" aria-hidden="true" />
            Open in calendar app
          </a>
        </>
      ) : (
        <Skeleton className="h-28" />
      )}
    </div>
  );
}
