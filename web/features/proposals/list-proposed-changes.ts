import type { Event } from '../../../worker/contract/events.ts';
import type { ChangeableField, Proposal } from '../../../worker/contract/proposals.ts';
import { formatSummaryTime } from '../../lib/event-summary.ts';
import { AUDIENCE_LABELS } from '../../ui/forms/audience-field.tsx';

type Fields = Pick<Event, ChangeableField>;
type Row = { label: string; was: string; is: string };

const ROWS: [label: string, format: (event: Fields) => string][] = [
  ['Title', ({ title }) => title],
  ['When', (event) => formatSummaryTime(event) ?? ''],
  ['Where', ({ location }) => location || 'No location'],
  ['Details', ({ description }) => description],
  ['Who', ({ attendees }) => attendees || 'Everyone'],
  ['Visible to', ({ audience }) => AUDIENCE_LABELS[audience]],
];

/** Returns what a proposed change would change of the event as it is now. */
export function listProposedChanges(event: Event, proposal: Proposal): Row[] {
  const fields = proposal.change?.fields ?? [];
  const after = { ...event, ...Object.fromEntries(fields.map((field) => [field, proposal[field]])) };
  return ROWS.map(([label, format]) => ({ label, was: format(event), is: format(after) })).filter(
    ({ was, is }) => was !== is,
  );
}
