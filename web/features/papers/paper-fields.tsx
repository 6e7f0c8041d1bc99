import type { Event } from '../../../worker/contract/events.ts';
import type { PaperKind } from '../../../worker/contract/papers.ts';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { SelectField } from '../../ui/forms/field.tsx';

const listKinds = (): Record<PaperKind, string> => ({
  ticket: t('aTicket'),
  'boarding-pass': t('boardingPass'),
  voucher: t('voucher'),
  reservation: t('reservation'),
  other: t('otherKind'),
});

type SelectProps<Value> = { value: Value; onChange: (value: Value) => void };

const toId = (value: string) => (value === '' ? null : Number(value));

/** The kind of a ticket. */
export const KindSelect = ({ value, onChange }: SelectProps<PaperKind>) => (
  <SelectField
    label={t('kindLabel')}
    value={value}
    onChange={({ target }) => onChange(target.value as PaperKind)}
  >
    {Object.entries(listKinds()).map(([kind, name]) => (
      <option key={kind} value={kind}>
        {name}
      </option>
    ))}
  </SelectField>
);

type EventProps = SelectProps<number | null> & { events: readonly Event[] };

/** The event of a ticket. One that was deleted since is kept until another is chosen. */
export const EventSelect = ({ events, value, onChange }: EventProps) => (
  <SelectField
    label={t('eventLabel')}
    value={value ?? ''}
    onChange={({ target }) => onChange(toId(target.value))}
  >
    <option value="">{t('theWholeItinerary')}</option>
    {events.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
    {value !== null && !events.some(({ id }) => id === value) && (
      <option value={value}>{t('aDeletedEvent')}</option>
    )}
  </SelectField>
);

type PersonProps = SelectProps<number | null> & { people: readonly Person[] };

/** Whose ticket it is; see `EventSelect`. */
export const PersonSelect = ({ people, value, onChange }: PersonProps) => (
  <SelectField
    label={t('ticketOwner')}
    value={value ?? ''}
    onChange={({ target }) => onChange(toId(target.value))}
  >
    <option value="">{t('everyone')}</option>
    {people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
    {value !== null && !people.some(({ id }) => id === value) && (
      <option value={value}>{t('aRemovedGuest')}</option>
    )}
  </SelectField>
);
