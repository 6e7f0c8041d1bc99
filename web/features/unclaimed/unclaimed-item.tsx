import { memo, type ReactNode } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Tooltip } from '../../ui/dialogs/tooltip.tsx';
import { passFocusOn } from '../../ui/focus/pass-focus.ts';
import type { AssignTarget } from './assign.ts';
import { AssignMenu } from './assign-menu.tsx';
import { ReviewBadges } from './badges.tsx';
import { EVENT_TYPE_LABELS, formatUnclaimedTime, isAssignable } from './event-format.ts';
import { toEventTypeIcon } from './event-type-icon.ts';
import { MailSource } from './mail-source.tsx';
import { NoticeBox } from './notice-box.tsx';

/** What is done with a card; each stays the same function between renders, so that only changed cards draw anew. */
type UnclaimedActions = {
  onSelect: (card: UnclaimedEvent, selected: boolean) => void;
  onAssign: (card: UnclaimedEvent, target: AssignTarget) => void;
  onCreate: (card: UnclaimedEvent) => void;
  onEdit: (card: UnclaimedEvent) => void;
  onShowMail: (card: UnclaimedEvent) => void;
  onDelete: (card: UnclaimedEvent) => void;
};

type Props = UnclaimedActions & {
  card: UnclaimedEvent;
  selected: boolean;
  busy: boolean;
  targets: readonly AssignTarget[];
};

/** One event that a mail brought, with where it came from and all that can be done with it. */
export const UnclaimedItem = memo(function UnclaimedCard({ card, selected, busy, targets, ...on }: Props) {
  const { kind, title, description, reasons, notice, code, needsReview } = card;
  return (
    <li className="card unclaimed-card" data-selected={selected || undefined}>
      {isAssignable(card) ? (
        <label className="unclaimed-tick">
          <input
            type="checkbox"
            checked={selected}
            onChange={({ target }) => on.onSelect(card, target.checked)}
          />
          <span className="only-read">Select {title}</span>
        </label>
      ) : (
        <span className="unclaimed-tick" aria-hidden="true">
          <span
            className={`text-lg text-muted ${kind === 'notice' ? 'i-lucide-bell' : 'i-lucide-key-round'}`}
          />
        </span>
      )}
      <div className="grid min-w-0 content-start gap-2.5 pt-2">
        <div className="grid gap-1.5">
          <h3 className="title text-lg [overflow-wrap:anywhere]" dir="auto" tabIndex={-1}>
            {title}
          </h3>
          <ReviewBadges card={card} />
        </div>
        {code && (
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-mono text-lg font-semibold tracking-widest">{code}</span>
            <CopyButton text={code} what="the forwarding code" />
          </p>
        )}
        {description && (
          <p className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
            {description}
          </p>
        )}
        {isAssignable(card) && <Facts card={card} />}
        {reasons.length > 0 && (
          <ul className="list-disc pl-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {notice && <NoticeBox card={card} notice={notice} />}
        <MailSource card={card} />
      </div>
      <div className="unclaimed-acts">
        {isAssignable(card) && (
          <AssignMenu
            targets={targets}
            onAssign={(target) => on.onAssign(card, target)}
            onCreate={() => on.onCreate(card)}
            trigger={
              <Button busy={busy} className="sm:mr-1">
                Assign to...
                <span className="i-lucide-chevron-down" aria-hidden="true" />
                <span className="only-read">{title}</span>
              </Button>
            }
          />
        )}
        {isAssignable(card) && (
          <Button variant="quiet" className="px-3" onClick={() => on.onEdit(card)}>
            <span
              className={`${needsReview ? 'i-lucide-check-check' : 'i-lucide-pencil'} max-sm:hidden`}
              aria-hidden="true"
            />
            {needsReview ? 'Check Event' : 'Edit'}
            <span className="only-read">{title}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-3"
          aria-label={`Email of ${title}`}
          onClick={() => on.onShowMail(card)}
        >
          <span className="i-lucide-mail-open" aria-hidden="true" />
          <span className="unclaimed-word">Email</span>
          <span className="only-read"> of {title}</span>
        </Button>
        <Tooltip text="Delete">
          <Button
            variant="quiet"
            size="icon"
            className="sm:ml-auto"
            aria-label={`Delete ${title}`}
            data-deletes
            onClick={(click) => {
              passFocusOn(click.currentTarget);
              on.onDelete(card);
            }}
          >
            <span className="i-lucide-trash-2" aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
    </li>
  );
});

function Facts({ card }: { card: UnclaimedEvent }) {
  const { location, eventType, attendees, createdAt } = card;
  const mapUrl = toMapUrl(location);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <Fact icon="i-lucide-clock" term="Date and time">
        {formatUnclaimedTime(card) ?? <span className="font-semibold">No date yet</span>}
      </Fact>
      {mapUrl && (
        <Fact icon="i-lucide-map-pin" term="Location">
          <a className="link" href={mapUrl} target="_blank" rel="noopener noreferrer" dir="auto">
            {location}
          </a>
        </Fact>
      )}
      <Fact icon={toEventTypeIcon(eventType)} term="Type">
        {EVENT_TYPE_LABELS[eventType]}
      </Fact>
      {attendees && (
        <Fact icon="i-lucide-users" term="Attendees">
          <span dir="auto">{attendees}</span>
        </Fact>
      )}
      <Fact icon="i-lucide-calendar-plus" term="Added">
        Added {formatFullDate(createdAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      </Fact>
    </dl>
  );
}

function Fact({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt>
        <span className={`${icon} mt-0.5 text-muted`} aria-hidden="true" />
        <span className="only-read">{term}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
