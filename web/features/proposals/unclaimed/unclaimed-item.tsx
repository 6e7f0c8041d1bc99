import { memo } from 'react';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { translateReason } from '../../../lib/review-reasons.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Check } from '../../../ui/review/check.tsx';
import type { AssignTarget } from './assign.ts';
import { ReviewBadges } from './badges.tsx';
import { EmailChangeBox } from './email-change-box.tsx';
import { isAssignable, isUnreadable } from './event-format.ts';
import { MailSource } from './mail-source.tsx';
import { UnclaimedActions, type UnclaimedHandlers } from './unclaimed-actions.tsx';
import { UnclaimedFacts } from './unclaimed-facts.tsx';

/** Handlers must keep their identity between renders, or every item re-renders. */
type Props = UnclaimedHandlers & {
  event: UnclaimedEvent;
  selected: boolean;
  busy: boolean;
  targets: readonly AssignTarget[];
  onSelect: (id: number, selected: boolean) => void;
};

/** An unclaimed event of the list, with its source email and actions. */
export const UnclaimedItem = memo(function UnclaimedItem({ event, selected, onSelect, ...actions }: Props) {
  const { title, reasons, emailChange, code } = event;
  if (isUnreadable(event)) return <UnreadableEmail event={event} {...actions} />;
  const description = toDescription(event);
  return (
    <li className="card unclaimed-item" data-selected={selected || undefined}>
      <Selection event={event} selected={selected} onSelect={onSelect} />
      <div className="grid min-w-0 content-start gap-2.5 pt-2">
        <div className="grid gap-1.5">
          <h3 className="title text-lg [overflow-wrap:anywhere]" dir="auto" tabIndex={-1}>
            {title}
          </h3>
          <ReviewBadges event={event} />
        </div>
        {code && (
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-mono text-lg font-semibold tracking-widest">{code}</span>
            <CopyButton text={code} what={t('forwardingCode')} />
          </p>
        )}
        {isAssignable(event) && <UnclaimedFacts event={event} />}
        {description && (
          <p
            className={`line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere] ${isAssignable(event) ? 'text-sm' : ''}`}
            dir="auto"
          >
            {description}
          </p>
        )}
        {reasons.length > 0 && (
          <ul className="list-disc ps-5 text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{translateReason(reason)}</li>
            ))}
          </ul>
        )}
        {emailChange && <EmailChangeBox event={event} emailChange={emailChange} />}
        <MailSource event={event} />
      </div>
      <UnclaimedActions event={event} {...actions} />
    </li>
  );
});

/** One line that an email could not be read, and what to do. */
function UnreadableEmail({ event, ...actions }: Omit<Props, 'selected' | 'onSelect'>) {
  return (
    <li className="unclaimed-item unclaimed-problem">
      <span className="review-check" aria-hidden="true">
        <span className="i-lucide-mail-warning text-lg text-muted" />
      </span>
      <div className="grid min-w-0 content-start gap-0.5 pt-2">
        <h3 className="font-600 [overflow-wrap:anywhere]" dir="auto" tabIndex={-1}>
          {event.title}
        </h3>
        <p className="text-sm text-muted">{toDescription(event)}</p>
        {!event.mail.senderIsKnown && <MailSource event={event} />}
      </div>
      <UnclaimedActions event={event} {...actions} />
    </li>
  );
}

/** What the server says of an email without events is in English. */
function toDescription({ kind, code, description }: UnclaimedEvent): string {
  if (code) return t('gmailCodeText', { code });
  return kind === 'problem' ? translateReason(description) : description;
}

/** The checkbox, or an icon for an item that cannot be assigned. */
function Selection({ event, selected, onSelect }: Pick<Props, 'event' | 'selected' | 'onSelect'>) {
  if (!isAssignable(event)) {
    const icon = event.kind === 'cancellation' ? 'i-lucide-bell' : 'i-lucide-key-round';
    return (
      <span className="review-check" aria-hidden="true">
        <span className={`text-lg text-muted ${icon}`} />
      </span>
    );
  }
  return (
    <Check name={event.title} selected={selected} onSelect={(isSelected) => onSelect(event.id, isSelected)} />
  );
}
