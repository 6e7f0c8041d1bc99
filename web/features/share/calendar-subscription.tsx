import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CopyableText } from './copyable-text.tsx';
import { calendarFeedOptions } from './queries.ts';

type Props = {
  projectId: string;
  people: readonly string[];
  /** Whether the reader came by a personal link: the calendar is then that person's. */
  isPersonal: boolean;
};

/** Calendar feed links for everyone's or one attendee's events. */
export function CalendarSubscription({ projectId, people, isPersonal }: Props) {
  const { data, isError, refetch } = useQuery(calendarFeedOptions(projectId));
  const [person, setPerson] = useState('');
  const withPerson = (url: string) => (person ? `${url}?person=${encodeURIComponent(person)}` : url);
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {isPersonal
          ? 'Your own events, always up to date. Keep this link to yourself: it works as long as your personal link.'
          : 'Stays up to date automatically. Anyone with this link can see the events until the access code changes.'}
      </p>
      {people.length > 0 && !isPersonal && (
        <SelectField label="Events for" value={person} onChange={(event) => setPerson(event.target.value)}>
          <option value="">Everyone</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          Couldn't load the calendar link. <Button onClick={() => refetch()}>Try again</Button>
        </p>
      ) : data ? (
        <>
          <a className={buttonClass({ variant: 'primary', size: 'big' })} href={withPerson(data.webcalUrl)}>
            <span className="i-lucide-calendar-sync" aria-hidden="true" />
            Open in calendar app
          </a>
          <p className="text-sm text-muted">
            For Google Calendar, copy the link and add it there under "Other calendars", "From URL".
          </p>
          <CopyableText text={withPerson(data.feedUrl)} what="calendar link" />
        </>
      ) : (
        <Skeleton className="h-28" />
      )}
    </div>
  );
}
