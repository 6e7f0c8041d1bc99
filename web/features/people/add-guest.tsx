import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import type { AddedPeople } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { describeNameError } from './describe-name-error.ts';
import { useAddPeople, useAddPerson } from './queries.ts';

/** Enough for the longest list of guests. */
const MAX_LENGTH = 20_000;

/** The names of a list, as cells of a spreadsheet and lines of a chat are pasted. */
const splitNames = (text: string) =>
  text
    .split(/[,;\t\r\n\u3001\uff0c]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** "12 guests added. Already there, or not possible: Ann, Ben." */
function describeAdded({ people, skipped }: AddedPeople): string {
  const added = t('guestsAdded', { count: people.length });
  if (skipped.length === 0) return added;
  const [first] = skipped;
  const names = skipped.map(({ name }) => name).join(', ');
  const isOneReason = skipped.every(({ reason }) => reason === first?.reason);
  return t('guestsNotAdded', { added, names, reason: (isOneReason && first?.reason) || '' }).trim();
}

/** Adds guests by name, one or a list of them. The focus stays in the field, for the next one. */
export function AddGuest({ projectId }: { projectId: string }) {
  const { input, name, change, paste, submit, problem, added, isPending } = useAddGuest(projectId);
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t('addAGuest')} hint={t('addAGuestHint')} error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              ref={input}
              dir="auto"
              className="input min-w-0 flex-1 basis-48"
              placeholder={t('nameLabel')}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={MAX_LENGTH}
              value={name}
              onChange={({ target }) => change(target.value)}
              onPaste={paste}
            />
            <Button type="submit" busy={isPending}>
              {t('addToList')}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="mt-1 text-sm text-muted empty:mt-0">
        {added}
      </p>
    </form>
  );
}

/** State and actions of the field: the typed names, and adding them. */
function useAddGuest(projectId: string) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useAddPerson(projectId);
  const addAll = useAddPeople(projectId);
  const isPending = add.isPending || addAll.isPending;

  function change(next: string) {
    setName(next);
    setProblem(undefined);
    setKey(crypto.randomUUID());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    input.current?.focus();
    const names = splitNames(name);
    const [first] = names;
    if (first === undefined) return setProblem(t('pleaseEnterName'));
    if (names.length > 1) return submitAll(names);
    add.mutate(
      { name: first, key },
      {
        onSuccess: (person) => {
          // The next name may be typed already.
          if (input.current?.value === name) change('');
          setAdded(t('nameAdded', { name: person.name }));
        },
        onError: (error) => setProblem(describeNameError(error)),
      },
    );
  }

  function submitAll(names: string[]) {
    addAll.mutate(names, {
      onSuccess: (result) => {
        if (input.current?.value === name) change('');
        setAdded(describeAdded(result));
      },
      onError: (error) => setProblem(describeNameError(error)),
    });
  }

  /** A field of one line would join the lines of a list. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const names = splitNames(event.clipboardData.getData('text/plain'));
    if (names.length < 2) return;
    event.preventDefault();
    change([name.trim(), ...names].filter(Boolean).join(', '));
  }

  return { input, name, change, paste, submit, problem, added, isPending };
}
