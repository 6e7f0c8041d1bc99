import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFirstEventHint } from '../../lib/first-event-hint.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

type Props = {
  /** Whether the list is filtered by attendee. */
  filtered: boolean;
  project: Project;
  onClearFilter: () => void;
  onAddEvent: () => void;
  onPastePlan: () => void;
  /** How many events wait for the host's review, whose buttons are then the main ones. */
  toReview?: number | undefined;
};

/** Empty state of the List and Calendar tabs. */
export function NoEvents({ filtered, project, onClearFilter, onAddEvent, onPastePlan, toReview }: Props) {
  const empty = filtered
    ? {
        icon: 'i-lucide-user-search',
        title: t('noEventsForPeople'),
        text: t('noEventsForPeopleText'),
        action: <Button onClick={onClearFilter}>{t('showEveryone')}</Button>,
      }
    : {
        // Below what waits for review, which is the next step, it takes less room.
        ...(toReview ? {} : { icon: 'i-lucide-calendar-clock' }),
        title: t('noEventsYet'),
        ...(mayDo(project, 'edit-content')
          ? {
              text: toReview ? t('waitForReview', { count: toReview }) : toFirstEventHint(),
              action: (
                <div className="flex flex-wrap justify-center gap-3">
                  <Button {...(toReview ? {} : { variant: 'primary', size: 'big' })} onClick={onPastePlan}>
                    <span className="i-lucide-clipboard-paste" aria-hidden="true" />
                    {t('pasteYourPlan')}
                  </Button>
                  <Button size={toReview ? undefined : 'big'} onClick={onAddEvent}>
                    {t('createFirstEvent')}
                  </Button>
                </div>
              ),
            }
          : { text: t('hostIsPlanning') }),
      };
  return <EmptyState level={2} {...empty} />;
}
