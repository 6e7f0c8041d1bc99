import type { Notice, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { formatSummaryTime, listSummaryChanges } from '../../lib/event-summary.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeList } from '../../ui/review/change-list.tsx';
import { useAnswerNotice } from './queries.ts';

/** An update, cancellation or possible duplicate, with buttons to apply or dismiss it. */
export function NoticeBox({ event, notice }: { event: UnclaimedEvent; notice: Notice }) {
  const answer = useAnswerNotice(event);
  const { text, apply, dismiss } = toTexts(notice);
  const changes = listNoticeChanges(event, notice);
  return (
    <div className="grid gap-3 rounded-2 border border-dashed border-edge px-4 py-3">
      <p>{text}</p>
      <ChangeList changes={changes} />
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

function listNoticeChanges(event: UnclaimedEvent, notice: Notice) {
  if (notice.kind === 'changed') return listSummaryChanges(notice.was, event);
  if (notice.kind === 'change-of-assigned') return listSummaryChanges(notice.event, event);
  return [];
}

function toTexts(notice: Notice): { text: string; apply: string; dismiss: string } {
  switch (notice.kind) {
    case 'changed':
      return {
        text: 'Updated by a newer email.',
        apply: 'Keep change',
        dismiss: 'Undo change',
      };
    case 'change-of-assigned':
      return {
        text: `A newer email changes “${notice.event.title}” in ${notice.event.projectName}.`,
        apply: 'Update itinerary',
        dismiss: 'Ignore',
      };
    case 'cancelled':
      return { text: 'A newer email says this was canceled.', apply: 'Delete event', dismiss: 'Keep event' };
    case 'cancellation-of-assigned':
      return {
        text: `A newer email says “${notice.event.title}” in ${notice.event.projectName} was canceled.`,
        apply: 'Remove from itinerary',
        dismiss: 'Keep event',
      };
    case 'duplicate': {
      const when = formatSummaryTime(notice.of);
      const where = notice.of.projectName ? ` in ${notice.of.projectName}` : ' in this list';
      return {
        text: `This may be a duplicate of “${notice.of.title}”${where}${when ? `, ${when}` : ''}.`,
        apply: 'Delete this one',
        dismiss: 'Keep both',
      };
    }
  }
}
