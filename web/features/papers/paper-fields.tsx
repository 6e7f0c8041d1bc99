import type { Event } from '../../../worker/contract/events.ts';
import type { PaperKind } from '../../../worker/contract/papers.ts';
import type { Person } from '../../../worker/contract/people.ts';
import { SelectField } from '../../ui/forms/field.tsx';

const KINDS: Record<PaperKind, string> = {
  ticket: 'Ticket',
  'boarding-pass': 'Boarding pass',
  voucher: 'Voucher',
  reservation: 'Reservation',
  other: 'Other',
};

type SelectProps<Value> = { value: Value; onChange: (value: Value) => void };

const toId = (value: string) => (value === '' ? null : Number(value));

/** What a ticket is. */
export const KindSelect = ({ value, onChange }: SelectProps<PaperKind>) => (
  <SelectField label="Kind" value={value} onChange={({ target }) => onChange(target.value as PaperKind)}>
    {Object.entries(KINDS).map(([kind, name]) => (
      <option key={kind} value={kind}>
        {name}
      </option>
    ))}
  </SelectField>
);

type EventProps = SelectProps<number | null> & { events: readonly Event[] };

/** The event of a ticket. One that was deleted since is kept until another is chosen. */
export const EventSelect = ({ events, value, onChange }: EventProps) => (
  <SelectField label="Event" value={value ?? ''} onChange={({ target }) => onChange(toId(target.value))}>
    <option value="">The whole itinerary</option>
    {events.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
    {value !== null && !events.some(({ id }) => id === value) && (
      <option value={value}>A deleted event</option>
    )}
  </SelectField>
);

type PersonProps = SelectProps<number | null> & { people: readonly Person[] };

/** Whose ticket it is; see `EventSelect`. */
export const PersonSelect = ({ people, value, onChange }: PersonProps) => (
  <SelectField label="For" value={value ?? ''} onChange={({ target }) => onChange(toId(target.value))}>
    <option value="">Everyone</option>
    {people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
    {value !== null && !people.some(({ id }) => id === value) && (
      <option value={value}>A removed guest</option>
    )}
  </SelectField>
);
