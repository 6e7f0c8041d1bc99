import type { Event } from '../../../worker/contract/events.ts';
import type { ChangeableField, Proposal } from '../../../worker/contract/proposals.ts';
import { EVENT_FIELD_NAMES } from '../../../worker/domain/event/event-fields.ts';
import { EVENT_LABELS } from '../../../worker/domain/event/event-labels.ts';
import { t } from '../../../worker/messages/t.ts';
import { EVENT_FIELD_TEXTS } from '../../lib/event-field-texts.ts';
import { formatSummaryTime } from '../../lib/event-summary.ts';

type Row = { label: string; was: string; is: string };
type Format = readonly [label: () => string, format: (event: Event) => string];

const WHEN: Format = [() => t('when'), (event) => formatSummaryTime(event) ?? ''];

/** Other words than those of the history. */
const OWN_FORMATS: Partial<Record<ChangeableField, Format>> = {
  datetime: WHEN,
  endsAt: WHEN,
  timeZone: WHEN,
  endTimeZone: WHEN,
  location: [() => t('whereLabel'), ({ location }) => location || t('noPlace')],
  description: [() => t('changeDetailsLabel'), ({ description }) => description],
  attendees: [() => t('changeWho'), ({ attendees }) => attendees || t('everyone')],
  audience: [() => t('changeVisibleTo'), EVENT_FIELD_TEXTS.audience],
};

const ORDER: ChangeableField[] = ['title', 'datetime', 'location', ...EVENT_FIELD_NAMES];

const FORMATS = new Set(
  [...new Set(ORDER)].map(
    (name) => OWN_FORMATS[name] ?? ([() => EVENT_LABELS[name], EVENT_FIELD_TEXTS[name]] as const),
  ),
);

/** Returns what a proposed change would change of the event as it is now. */
export function listProposedChanges(event: Event, proposal: Proposal): Row[] {
  const fields = proposal.change?.fields ?? [];
  const after = { ...event, ...Object.fromEntries(fields.map((field) => [field, proposal[field]])) };
  return [...FORMATS]
    .map(([label, format]) => ({ label: label(), was: format(event), is: format(after) }))
    .filter(({ was, is }) => was !== is);
}
