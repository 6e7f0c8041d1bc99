import type { Project } from '../../../worker/contract/projects.ts';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { SignUpList, TakePlaces } from './sign-up-list.tsx';
import { useSignUps } from './use-sign-ups.ts';

type Props = {
  project: Project;
  /** Shows those of this event; null: of the whole itinerary. */
  eventId: number | null;
  /** Asks the guest for a name, which taking a place needs. */
  onIdentity: () => void;
};

/** The lists of an event or of the itinerary, in which the reader takes places. */
export function SignUpLists({ project, eventId, onIdentity }: Props) {
  const { projectId, viewer } = project;
  const { lists, waiting, isFailed, refetch, take } = useSignUps(projectId, viewer.person?.id);
  if (isFailed) return <LoadError message={t('signUpsFailed')} onRetry={() => void refetch()} />;
  if (!lists) return <Skeleton className="h-24" />;
  const shown = lists.filter((list) => list.eventId === eventId);
  if (shown.length === 0) return eventId === null ? <p className="text-muted">{t('noSignUps')}</p> : null;
  return (
    <div className="grid gap-5">
      {!viewer.person && mayDo(project, 'choose-name') && shown.some(({ isOpen }) => isOpen) && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t('tellWhoFirst')}
          <Button onClick={onIdentity}>{t('chooseYourName')}</Button>
        </p>
      )}
      {shown.map((list) => (
        <SignUpList
          key={list.id}
          list={list}
          isWaiting={(slot) => isWaiting(waiting, list, slot.id)}
          renderActions={(slot) =>
            viewer.person && (
              <TakePlaces
                slot={slot}
                isOpen={list.isOpen}
                onTake={(count) => void take(list.id, slot.id, count)}
              />
            )
          }
        />
      ))}
    </div>
  );
}

const isWaiting = (
  waiting: readonly { signUpId: number; slotId: number }[],
  list: SignUp,
  slotId: number,
): boolean => waiting.some((wish) => wish.signUpId === list.id && wish.slotId === slotId);
