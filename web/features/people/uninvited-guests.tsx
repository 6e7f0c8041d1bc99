import { useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveUninvited } from './queries.ts';

/** Says how many guests added themselves on the shared link, and removes them all. Nothing if there are none. */
export function UninvitedGuests({ projectId, people }: { projectId: string; people: Person[] }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveUninvited(projectId);
  const [first, ...others] = people.filter(({ isUninvited }) => isUninvited);
  if (!first) return null;
  const count = 1 + others.length;
  const who = count === 1 ? first.name : `${count} guests`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-[var(--sunk)] p-4">
      <p className="min-w-0 flex-[1_1_14rem]">
        {count === 1 ? <bdi>{who}</bdi> : who} added their {count === 1 ? 'name' : 'names'} through the shared
        link.
      </p>
      <Button onClick={() => setAsking(true)}>Remove {count === 1 ? 'this guest' : `all ${count}`}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${who}?`}
        description="Removes everyone who isn't in an event, wasn't added by a host, and has no opened personal link. Their answers are removed too. You can undo this."
        confirm="Remove"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
