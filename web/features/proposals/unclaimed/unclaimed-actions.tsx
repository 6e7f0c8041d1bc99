import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/dialogs/tooltip.tsx';
import { focusNextRow } from '../../../ui/focus/focus-next-row.ts';
import type { AssignTarget } from './assign.ts';
import { AssignMenu } from './assign-menu.tsx';
import { isAssignable, isUnreadable } from './event-format.ts';

export type UnclaimedHandlers = {
  onAssign: (event: UnclaimedEvent, target: AssignTarget) => void;
  /** Assigns to a new itinerary. */
  onCreate: (event: UnclaimedEvent) => void;
  onEdit: (event: UnclaimedEvent) => void;
  onShowMail: (event: UnclaimedEvent) => void;
  onDelete: (event: UnclaimedEvent) => void;
};

type Props = UnclaimedHandlers & { event: UnclaimedEvent; busy: boolean; targets: readonly AssignTarget[] };

/** Assign, edit, show email and delete. */
export function UnclaimedActions({ event, busy, targets, ...on }: Props) {
  const { title, needsReview } = event;
  return (
    <div className="unclaimed-actions">
      {isAssignable(event) && (
        <AssignMenu
          targets={targets}
          onAssign={(target) => on.onAssign(event, target)}
          onCreate={() => on.onCreate(event)}
          trigger={
            <Button busy={busy} className="sm:me-1">
              {t('assignTo')}
              <span className="i-lucide-chevron-down" aria-hidden="true" />
              <span className="visually-hidden">{title}</span>
            </Button>
          }
        />
      )}
      {(isAssignable(event) || isUnreadable(event)) && (
        <Button variant="quiet" className="px-3" onClick={() => on.onEdit(event)}>
          <span
            className={`${needsReview ? 'i-lucide-check-check' : 'i-lucide-pencil'} max-sm:hidden`}
            aria-hidden="true"
          />
          {needsReview ? t('checkEvent') : t('edit')}
          <span className="visually-hidden">{title}</span>
        </Button>
      )}
      <Button
        variant="quiet"
        className="px-3"
        aria-label={t('emailOf', { title })}
        onClick={() => on.onShowMail(event)}
      >
        <span className="i-lucide-mail-open" aria-hidden="true" />
        <span className="unclaimed-label">{t('email')}</span>
      </Button>
      <Tooltip text={t('deleteLabel')}>
        <Button
          variant="quiet"
          size="icon"
          className="sm:ms-auto"
          aria-label={t('deleteUnclaimedOf', { title })}
          data-deletes
          onClick={(click) => {
            focusNextRow(click.currentTarget);
            on.onDelete(event);
          }}
        >
          <span className="i-lucide-trash-2" aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}
