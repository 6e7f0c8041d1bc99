import type { Notice, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { Button } from '../../ui/button.tsx';
import { formatUnclaimedTime, listChanges } from './event-format.ts';
import { useAnswerNotice } from './queries.ts';

/** What a card asks, and its two answers. */
export function NoticeBox({ card, notice }: { card: UnclaimedEvent; notice: Notice }) {
  const answer = useAnswerNotice(card);
  const { text, apply, dismiss } = toWords(notice);
  const changes = listChangesOf(card, notice);
  return (
    <div className="grid gap-3 rounded-2 border border-dashed border-edge px-4 py-3">
      <p>{text}</p>
      {changes.length > 0 && (
        <dl className="grid gap-1 text-sm">
          {changes.map(({ label, was, is }) => (
            <div key={label} className="grid gap-x-3 sm:grid-cols-[4rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className="grid [overflow-wrap:anywhere]">
                <del className="text-muted">
                  <span className="only-read">Was </span>
                  {was}
                </del>
                <ins className="font-semibold no-underline">
                  <span className="only-read">Now </span>
                  {is}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-sm:flex-auto max-sm:px-3"
          busy={answer.isPending && answer.variables === 'apply'}
          onClick={() => answer.mutate('apply')}
        >
          {apply}
        </Button>
        <Button
          variant="quiet"
          className="max-sm:flex-auto max-sm:px-3"
          busy={answer.isPending && answer.variables === 'dismiss'}
          onClick={() => answer.mutate('dismiss')}
        >
          {dismiss}
        </Button>
      </div>
    </div>
  );
}

function listChangesOf(card: UnclaimedEvent, notice: Notice) {
  if (notice.kind === 'changed') return listChanges(notice.was, card);
  if (notice.kind === 'change-of-assigned') return listChanges(notice.event, card);
  return [];
}

function toWords(notice: Notice): { text: string; apply: string; dismiss: string } {
  switch (notice.kind) {
    case 'changed':
      return {
        text: 'A newer email changed this event.',
        apply: 'Keep the change',
        dismiss: 'Undo the change',
      };
    case 'change-of-assigned':
      return {
        text: `A newer email changes “${notice.event.title}” in ${notice.event.projectName}.`,
        apply: 'Update the itinerary',
        dismiss: 'Leave it as it is',
      };
    case 'cancelled':
      return { text: 'A newer email says that this was cancelled.', apply: 'Delete it', dismiss: 'Keep it' };
    case 'cancellation-of-assigned':
      return {
        text: `A newer email says that “${notice.event.title}” in ${notice.event.projectName} was cancelled.`,
        apply: 'Remove it from the itinerary',
        dismiss: 'Keep it',
      };
    case 'duplicate': {
      const when = formatUnclaimedTime(notice.of);
      const where = notice.of.projectName ? ` in ${notice.of.projectName}` : ' in this list';
      return {
        text: `This may be the same as “${notice.of.title}”${where}${when ? `, ${when}` : ''}.`,
        apply: 'Delete this one',
        dismiss: 'Keep both',
      };
    }
  }
}
