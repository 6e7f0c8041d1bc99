import { SelectField } from '../../ui/forms/field.tsx';
import type { HistoryFilter } from './queries.ts';

type Props = {
  filter: HistoryFilter;
  events: readonly { id: number; title: string }[];
  people: readonly { id: number; name: string }[];
  onChange: (filter: HistoryFilter) => void;
};

const KINDS: [kind: HistoryFilter['kind'], label: string][] = [
  ['', 'Everything'],
  ['event', 'Events'],
  ['faq', 'FAQs'],
  ['project', 'Itinerary and design'],
  ['person', 'Guests'],
  ['rsvp', 'RSVPs'],
];

/** Narrows the history to an event, a person or a kind of change. */
export function HistoryFilters({ filter, events, people, onChange }: Props) {
  return (
    <div className="history-filters">
      <SelectField
        label="Kind"
        value={filter.kind}
        onChange={({ target }) => onChange({ ...filter, kind: target.value as HistoryFilter['kind'] })}
      >
        {KINDS.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Person"
        value={filter.person}
        onChange={({ target }) => onChange({ ...filter, person: target.value })}
      >
        <option value="">Everyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Event"
        value={filter.event}
        onChange={({ target }) => onChange({ ...filter, event: target.value })}
      >
        <option value="">All events</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
