import { useState } from 'react';
import type { PersonDialogProps } from './cohost-dialogs.tsx';
import { describeNameError } from './describe-name-error.ts';
import { type PersonChange, useChangePerson } from './queries.ts';

/** Saves a change of a person from a dialog, which closes once it is saved. `problem` says why it was refused. */
export function useSavePerson(
  projectId: string,
  person: PersonDialogProps['person'],
  { onOpenChange }: Pick<PersonDialogProps, 'onOpenChange'>,
) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChangePerson(projectId);
  const save = (change: Omit<PersonChange, 'person'>) =>
    mutate(
      { person, ...change },
      {
        onSuccess: () => onOpenChange(false),
        onError: (error) => setProblem(describeNameError(error)),
      },
    );
  return { problem, setProblem, isSaving: isPending, save };
}
