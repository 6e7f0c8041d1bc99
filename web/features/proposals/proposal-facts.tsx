import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { EVENT_LABELS } from '../../../worker/domain/event/event-labels.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';
import { formatSummaryTime } from '../../lib/event-summary.ts';
import { translateReason } from '../../lib/review-reasons.ts';
import { ChangeList } from '../../ui/review/change-list.tsx';
import { Facts } from './facts.tsx';
import { listProposedChanges } from './list-proposed-changes.ts';

type Props = {
  proposal: Proposal;
  /** The event that it changes or repeats, if that still exists. */
  event: Event | undefined;
};

/** What a proposal would add or change, and what to check about it. */
export function ProposalFacts({ proposal, event }: Props) {
  const { change, reviewReasons, needsReview } = proposal;
  const remarks = describeState(proposal, event);
  return (
    <>
      {change && !change.cancels && event ? (
        <ChangeList changes={listProposedChanges(event, proposal)} />
      ) : (
        <EventFacts proposal={change?.cancels && event ? { ...proposal, ...event } : proposal} />
      )}
      {reviewReasons.length + remarks.length > 0 && (
        <ul className={`grid gap-1 text-sm ${needsReview ? '' : 'text-muted'}`}>
          {[...remarks, ...reviewReasons.map(translateReason)].map((reason) => (
            <li key={reason} className="flex gap-2">
              <span className="i-lucide-triangle-alert mt-0.5 shrink-0 text-muted" aria-hidden="true" />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Remarks that depend on the events of the itinerary. */
function describeState({ change, duplicateOf }: Proposal, event: Event | undefined): string[] {
  if (change?.current === null) return [t('proposalEventDeleted')];
  if (change && change.current !== change.sequence) return [t('proposalOutdated')];
  if (!change && duplicateOf !== null && event)
    return [t('looksLikeEvent', { title: event.title, time: formatSummaryTime(event) ?? '' })];
  return [];
}

function EventFacts({ proposal }: Pick<Props, 'proposal'>) {
  const { title, location, attendees, vibe, rsvp, change } = proposal;
  // As many are read from a line, which is in the source below.
  const isRepeated = proposal.description.toLowerCase() === title.toLowerCase();
  const audience = describeAudience(proposal);
  const facts = [
    {
      icon: 'i-lucide-clock',
      term: t('dateAndTime'),
      content: formatSummaryTime(proposal) ?? t('noDateYet'),
    },
    { icon: 'i-lucide-map-pin', term: t('location'), content: location },
    {
      icon: 'i-lucide-text',
      term: t('description'),
      content: change || isRepeated ? '' : proposal.description,
    },
    { icon: 'i-lucide-users', term: EVENT_LABELS.attendees, content: audience ? '' : attendees },
    { icon: 'i-lucide-sparkles', term: t('vibeAndStyle'), content: vibe },
    { icon: 'i-lucide-mail-check', term: t('rsvp'), content: rsvp && describeRsvp(rsvp) },
    { icon: 'i-lucide-lock', term: EVENT_LABELS.audience, content: audience },
  ];
  return (
    <Facts
      className="flex flex-wrap gap-x-5 gap-y-1"
      contentClassName="line-clamp-3 whitespace-pre-line"
      facts={facts}
    />
  );
}

const describeRsvp = ({ capacity }: NonNullable<Proposal['rsvp']>): string =>
  capacity === null ? t('asksForRsvp') : t('asksForRsvpUpTo', { capacity });
