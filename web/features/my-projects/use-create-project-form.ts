import { type ChangeEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { CreatedProject } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { readBrowserTimeZone } from '../../lib/time-zone-places.ts';
import { useCreateMyProject } from './queries.ts';

export type Owner = { ownerName: string; ownerEmail: string };

type Callbacks = { onCreated: (project: CreatedProject) => void; onError?: () => void };

/** Form state for creating an itinerary. `submit` returns whether a request was sent. Spread `field`, `place` and `zone` on the fields. */
export function useCreateProjectForm(owner: Owner, callbacks: Callbacks) {
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [timeZone, setTimeZone] = useState(readBrowserTimeZone);
  const [error, setError] = useState<string>();
  // One key per input, so a retry after a lost response does not create a second itinerary.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateMyProject();
  const busy = create.isPending || create.isSuccess;

  function submit(): boolean {
    if (busy) return false;
    if (!name.trim()) {
      setError(t('enterItineraryName'));
      return false;
    }
    const onError = (failure: Error) => {
      setError(Object.values(toFieldErrors(failure))[0]);
      callbacks.onError?.();
    };
    create.mutate(
      { values: { name: name.trim(), place, timeZone, ...owner }, idempotencyKey },
      { onSuccess: callbacks.onCreated, onError },
    );
    return true;
  }

  const field = {
    placeholder: t('itineraryNameExample'),
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
  const placeField = {
    label: t('placeOptional'),
    placeholder: t('placeExample'),
    autoComplete: 'off',
    maxLength: LIMITS.place,
    value: place,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setPlace(target.value);
      setKey(crypto.randomUUID());
    },
  };
  const zone = {
    value: timeZone,
    onChange(next: string) {
      setTimeZone(next);
      setKey(crypto.randomUUID());
    },
  };
  return { busy, submit, field, place: placeField, zone };
}
