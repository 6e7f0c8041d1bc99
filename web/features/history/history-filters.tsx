import { t } from '../../../worker/messages/t.ts';
import { SelectField } from '../../ui/forms/field.tsx';
import type { HistoryFilter } from './queries.ts';

type Props = {
  filter: HistoryFilter;
  events: readonly { id: number; title: string }[];
  people: readonly { id: number; name: string }[];
  onChange: (filter: HistoryFilter) => void;
};

const KINDS: [kind: HistoryFilter['kind'], toLabel: () => string][] = [
  ['', () => t('everything')],
  ['event', () => t('eventsLabel')],
  ['faq', () => t('faqsLabel')],
  ['project', () => t('itineraryAndDesign')],
  ['person', () => t('guestsLabel')],
  ['rsvp', () => t('rsvpsLabel')],
];

/** Narrows the history to an event, a person or a kind of change. */
export function HistoryFilters({ filter, events, people, onChange }: Props) {
  return (
    <div className="history-filters">
      <SelectField
        label={t('kindLabel')}
        value={filter.kind}
        onChange={({ target }) => onChange({ ...filter, kind: target.value as HistoryFilter['kind'] })}
      >
        {KINDS.map(([kind, toLabel]) => (
          <option key={kind} value={kind}>
            {toLabel()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('personLabel')}
        value={filter.person}
        onChange={({ target }) => onChange({ ...filter, person: target.value })}
      >
        <option value="">{t('everyone')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('eventLabel')}
        value={filter.event}
        onChange={({ target }) => onChange({ ...filter, event: target.value })}
      >
        <option value="">{t('allEvents')}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
