import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { describeNameError } from './describe-name-error.ts';
import { useAddPerson } from './queries.ts';

/** Adds a guest by name. The focus stays in the field, for the next one. */
export function AddGuest({ projectId }: { projectId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useAddPerson(projectId);

  function change(next: string) {
    setName(next);
    setProblem(undefined);
    setKey(crypto.randomUUID());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    input.current?.focus();
    if (!name.trim()) return setProblem('Please enter a name.');
    add.mutate(
      { name, key },
      {
        onSuccess: (person) => {
          // The next name may be typed already.
          if (input.current?.value === name) change('');
          setAdded(`${person.name} was added.`);
        },
        onError: (error) => setProblem(describeNameError(error)),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label="Add a guest" error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              ref={input}
              dir="auto"
              className="input min-w-0 flex-1 basis-48"
              placeholder="Name"
              autoComplete="off"
              autoCapitalize="words"
              maxLength={LIMITS.name}
              value={name}
              onChange={({ target }) => change(target.value)}
            />
            <Button type="submit" busy={add.isPending}>
              Add
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="visually-hidden">
        {added}
      </p>
    </form>
  );
}
