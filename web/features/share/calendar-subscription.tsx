import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identity } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CopyableText } from './copyable-text.tsx';
import { calendarFeedOptions } from './queries.ts';

type Props = {
  projectId: string;
  people: readonly string[];
  /** Whose events the page shows; chosen at first if it is one person. */
  selected?: readonly string[];
  /** Who the reader is. By a personal link the calendar is that person's; a name on the shared link is chosen at first if
   * the page shows everyone's events. */
  reader: Identity | null;
};

/** Calendar feed links for everyone's or one attendee's events. */
export function CalendarSubscription({ projectId, people, selected = [], reader }: Props) {
  const { data, isError, refetch } = useQuery(calendarFeedOptions(projectId));
  const isPersonal = reader?.linked ?? false;
  const [person, setPerson] = useState(() => {
    if (isPersonal || selected.length > 1) return '';
    return people.find((name) => name === (selected[0] ?? reader?.name)) ?? '';
  });
  const withPerson = (url: string) => (person ? `${url}?person=${encodeURIComponent(person)}` : url);
  return (
    <div className="grid gap-3">
      <p className="text-muted">{isPersonal ? t('calendarOwn') : t('calendarAll')}</p>
      {people.length > 0 && !isPersonal && (
        <SelectField
          label={t('eventsFor')}
          value={person}
          onChange={(event) => setPerson(event.target.value)}
        >
          <option value="">{t('everyone')}</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {t('calendarLinkFailed')} <Button onClick={() => refetch()}>{t('tryAgain')}</Button>
        </p>
      ) : data ? (
        <>
          <a className={buttonClass({ variant: 'primary', size: 'big' })} href={withPerson(data.webcalUrl)}>
            <span className="i-lucide-calendar-sync" aria-hidden="true" />
            {t('openInCalendar')}
          </a>
          <p className="text-sm text-muted">{t('googleHint')}</p>
          <CopyableText text={withPerson(data.feedUrl)} what={t('calendarLink')} />
        </>
      ) : (
        <Skeleton className="h-28" />
      )}
    </div>
  );
}
