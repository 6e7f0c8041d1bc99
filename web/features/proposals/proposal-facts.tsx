import type { Event } from '../../../worker/contract/events.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { EVENT_LABELS } from '../../../worker/domain/event/event-labels.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';
import { formatSummaryTime } from '../../lib/event-summary.ts';
import { translateReason } from '../../lib/review-reasons.ts';
import { ChangeList } from '../../ui/review/change-list.tsx';
import { listProposedChanges } from './list-proposed-changes.ts';

type Props = {
  proposal: Proposal;
  /** The event that it changes or repeats, if that still exists. */
  event: Event | undefined;
};

/** What a proposal would add or change, and what to check about it. */
export function ProposalFacts({ proposal, event }: Props) {
  const { change, description, reviewReasons, needsReview } = proposal;
  const remarks = describeState(proposal, event);
  return (
    <>
      {change && !change.cancels && event ? (
        <ChangeList changes={listProposedChanges(event, proposal)} />
      ) : (
        <EventFacts proposal={change?.cancels && event ? { ...proposal, ...event } : proposal} />
      )}
      {description && !change && (
        <p className="line-clamp-3 text-sm whitespace-pre-line" dir="auto">
          {description}
        </p>
      )}
      {reviewReasons.length + remarks.length > 0 && (
        <ul className={`proposal-reasons ${needsReview ? '' : 'text-muted'}`}>
          {[...remarks, ...reviewReasons.map(translateReason)].map((reason) => (
            <li key={reason}>{reason}</li>
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
  const { location, attendees, vibe, rsvp } = proposal;
  const audience = describeAudience(proposal);
  const facts = [
    { icon: 'i-lucide-clock', term: t('dateAndTime'), text: formatSummaryTime(proposal) ?? t('noDateYet') },
    { icon: 'i-lucide-map-pin', term: t('location'), text: location },
    { icon: 'i-lucide-users', term: EVENT_LABELS.attendees, text: audience ? '' : attendees },
    { icon: 'i-lucide-sparkles', term: t('vibeAndStyle'), text: vibe },
    { icon: 'i-lucide-mail-check', term: t('rsvp'), text: rsvp && describeRsvp(rsvp) },
    { icon: 'i-lucide-lock', term: EVENT_LABELS.audience, text: audience },
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(
        ({ icon, term, text }) =>
          text && (
            <div key={term} className="flex min-w-0 gap-2">
              <dt>
                <span className={`${icon} mt-0.5 text-muted`} aria-hidden="true" />
                <span className="visually-hidden">{term}</span>
              </dt>
              <dd className="min-w-0" dir="auto">
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const describeRsvp = ({ capacity }: NonNullable<Proposal['rsvp']>): string =>
  capacity === null ? t('asksForRsvp') : t('asksForRsvpUpTo', { capacity });
