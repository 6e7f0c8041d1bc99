import { type ChangeEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { CreatedProject } from '../../../worker/contract/projects.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { useCreateMyProject } from './queries.ts';

export type Owner = { ownerName: string; ownerEmail: string };

type Callbacks = { onCreated: (project: CreatedProject) => void; onError?: () => void };

/** Form state for creating an itinerary. `submit` returns whether a request was sent. Spread `field` on the input. */
export function useCreateProjectForm(owner: Owner, callbacks: Callbacks) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // One key per name, so a retry after a lost response does not create a second itinerary.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateMyProject();
  const busy = create.isPending || create.isSuccess;

  function submit(): boolean {
    if (busy) return false;
    if (!name.trim()) {
      setError('Please enter an itinerary name.');
      return false;
    }
    const onError = (failure: Error) => {
      setError(Object.values(toFieldErrors(failure))[0]);
      callbacks.onError?.();
    };
    create.mutate(
      { values: { name: name.trim(), ...owner }, idempotencyKey },
      { onSuccess: callbacks.onCreated, onError },
    );
    return true;
  }

  const field = {
    placeholder: 'Paris Wedding Weekend',
    autoComplete: 'off',
    maxLength: LIMITS.name,
    required: true,
    value: name,
    error,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setName(target.value);
      setError(undefined);
      setKey(crypto.randomUUID());
    },
  };
  return { busy, submit, field };
}
