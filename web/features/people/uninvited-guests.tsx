import { useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { useRemoveUninvited } from './queries.ts';

/** Says how many guests added themselves on the shared link, and removes them all. Nothing if there are none. */
export function UninvitedGuests({ projectId, people }: { projectId: string; people: Person[] }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveUninvited(projectId);
  const [first, ...others] = people.filter(({ isUninvited }) => isUninvited);
  if (!first) return null;
  const count = 1 + others.length;

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-[var(--sunk)] p-4">
      <p className="min-w-0 flex-[1_1_14rem]">
        {count === 1
          ? tNodes('uninvitedOne', { name: <bdi>{first.name}</bdi> })
          : t('uninvitedMany', { count })}
      </p>
      <Button onClick={() => setAsking(true)}>
        {count === 1 ? t('removeGuest') : t('removeAllCount', { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={count === 1 ? t('removeNameAsk', { name: first.name }) : t('removeGuestsAsk', { count })}
        description={t('removeUninvitedText')}
        confirm={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
