import { type ChangeEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { CreatedProject } from '../../../worker/contract/projects.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { useCreateMyProject } from './queries.ts';

export type Owner = { ownerName: string; ownerEmail: string };

type Outcome = { onCreated: (project: CreatedProject) => void; onRefused?: () => void };

/** A name for a new itinerary, and its creation. `send` answers whether it has gone to the server; spread `field`. */
export function useCreateProjectForm(owner: Owner, { onCreated, onRefused }: Outcome) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  // One key for one wording: a second press or a retry is the same creation, another name another.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateMyProject();
  const busy = create.isPending || create.isSuccess;

  function send(): boolean {
    if (busy) return false;
    if (!name.trim()) {
      setError('Please enter an itinerary name.');
      return false;
    }
    const onError = (refusal: Error) => {
      setError(Object.values(toFieldErrors(refusal))[0]);
      onRefused?.();
    };
    create.mutate(
      { values: { name: name.trim(), ...owner }, idempotencyKey },
      { onSuccess: onCreated, onError },
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
  return { busy, send, field };
}
