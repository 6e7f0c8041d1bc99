import { useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { SignUp, SignUpSlot } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { useTakeFor } from './queries.ts';
import { describePlaces } from './sign-up-list.tsx';

type Props = {
  projectId: string;
  list: SignUp;
  slot: SignUpSlot;
  people: readonly Person[];
  onClosed: () => void;
};

/** A host puts guests into a line, and takes them out. */
export function TakenByDialog({ projectId, list, slot, people, onClosed }: Props) {
  const [personId, setPersonId] = useState('');
  const [count, setCount] = useState('1');
  const take = useTakeFor(projectId);
  const set = (id: number, places: number) =>
    take.mutate({ signUpId: list.id, slotId: slot.id, personId: id, count: places });
  const taken = slot.people ?? [];
  const others = people.filter(({ id }) => !taken.some((one) => one.personId === id));
  return (
    <Dialog
      onClosed={onClosed}
      size="small"
      title={<bdi>{slot.label}</bdi>}
      description={describePlaces(slot)}
    >
      <div className="grid gap-5">
        {taken.length > 0 && (
          <ul className="sign-up-slots">
            {taken.map(({ personId: id, name, count: places }) => (
              <li key={id} className="sign-up-slot">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" dir="auto">
                  {name}
                  {places > 1 && <span className="text-muted"> · {places}</span>}
                </span>
                <Button
                  size="icon"
                  variant="quiet"
                  aria-label={t('removeName', { name })}
                  disabled={take.isPending}
                  onClick={() => set(id, 0)}
                >
                  <span className="i-lucide-x" aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={t('guestRole')}
            className="min-w-0 flex-[2_1_9rem]"
            value={personId}
            onChange={({ target }) => setPersonId(target.value)}
          >
            <option value="">{t('chooseAGuest')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('places')}
            className="flex-[1_1_5rem]"
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.takenPlaces}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
          <Button
            variant="primary"
            busy={take.isPending}
            disabled={personId === ''}
            onClick={() => {
              set(Number(personId), Number(count));
              setPersonId('');
            }}
          >
            {t('addToList')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
