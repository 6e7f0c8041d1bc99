import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { foldText } from '../../../worker/domain/text/fold-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FindField } from '../../ui/forms/find-field.tsx';
import { describeNameError } from './describe-name-error.ts';
import { useSetIdentity } from './set-identity.ts';
import './identity.css';

type Props = {
  projectId: string;
  /** Who the guest is so far. */
  person: Identity | null;
  /** Names to choose from. */
  names: readonly string[];
  theme: DialogTheme;
  /** Called after a change; `name` is undefined when forgotten. */
  onChanged: (change: { name: string | undefined; hasAccess: boolean }) => void;
  onClosed: () => void;
};

/** Who the guest is: a choice of names on the shared link, the way out of a personal link. */
export function IdentityDialog(props: Props) {
  return props.person?.linked ? (
    <LeaveLinkDialog {...props} person={props.person} />
  ) : (
    <NameDialog {...props} />
  );
}

function LeaveLinkDialog({ projectId, person, theme, onChanged, onClosed }: Props & { person: Identity }) {
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const identity = useSetIdentity(projectId);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={theme}
      title={`Not ${person.name}?`}
      description={
        <>
          This page was opened with the personal link of {person.name}. Leaving removes it and the offline
          copy from this device. To come back, open the personal link again.
          {problem && (
            <span role="alert" className="field-error mt-2">
              {problem}
            </span>
          )}
        </>
      }
      confirm="Leave"
      busy={identity.isPending}
      onConfirm={() =>
        identity.mutate(null, {
          onSuccess: (change) => {
            setOpen(false);
            onChanged(change);
          },
          onError: (error) => setProblem(describeNameError(error)),
        })
      }
    />
  );
}

function NameDialog({ projectId, person, names, theme, onChanged, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const identity = useSetIdentity(projectId);
  const chosen = identity.isPending ? identity.variables : undefined;
  const [opener] = useState(() => document.activeElement);

  function choose(name: string | null) {
    if (identity.isPending) return;
    setProblem(undefined);
    identity.mutate(name, {
      onSuccess: (change) => {
        setOpen(false);
        onChanged(change);
      },
      onError: (error) => setProblem(describeNameError(error)),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={theme}
      size="small"
      // The question for the name is gone once it is answered.
      finalFocus={() =>
        opener?.isConnected ? null : document.querySelector<HTMLElement>('.page-identity button')
      }
      title={person ? `Not ${person.name}?` : 'Who are you?'}
      description="Choose your name to see your own events. Everyone else's stay one tap away."
    >
      <div className="grid gap-5">
        <NameButtons names={names} current={person?.name} chosen={chosen} onChoose={choose} />
        <NameForm
          label={names.length > 0 ? 'Not in the list?' : 'Your name'}
          problem={problem}
          chosen={chosen}
          onProblem={setProblem}
          onChoose={choose}
        />
        {person && (
          <Button
            variant="quiet"
            className="justify-self-start -ml-4"
            busy={chosen === null}
            onClick={() => choose(null)}
          >
            Forget my name
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  /** What is being sent. */
  chosen: string | null | undefined;
  onChoose: (name: string) => void;
};

/** Number of names from which on the find field is shown. */
const FIND_MIN_NAMES = 13;

function NameButtons({
  names,
  current,
  chosen,
  onChoose,
}: ChoiceProps & { names: readonly string[]; current: string | undefined }) {
  const [text, setText] = useState('');
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const shown = names.filter((name) => words.every((word) => foldText(name).includes(word)));
  if (names.length === 0) return null;
  return (
    <div className="grid gap-3">
      {names.length >= FIND_MIN_NAMES && (
        <FindField
          label="Find your name"
          value={text}
          onChange={setText}
          found={shown.length}
          all={names.length}
        />
      )}
      {shown.length === 0 && <p className="text-muted">No names match “{text.trim()}”.</p>}
      <NameList names={shown} current={current} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

function NameList({
  names,
  current,
  chosen,
  onChoose,
}: ChoiceProps & { names: readonly string[]; current: string | undefined }) {
  return (
    <ul className="identity-names">
      {names.map((name) => (
        <li key={name}>
          <Button
            className="h-full w-full justify-start px-[min(0.75rem,3vw)] text-start"
            busy={chosen === name}
            aria-pressed={current === name}
            onClick={() => onChoose(name)}
          >
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type NameFormProps = ChoiceProps & {
  label: string;
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
};

/** For a name that is not in the list. */
function NameForm({ label, problem, chosen, onProblem, onChoose }: NameFormProps) {
  const [typed, setTyped] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim()) return onChoose(typed);
    onProblem('Please enter a name.');
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={label} error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              dir="auto"
              className="input min-w-0 flex-1 basis-40"
              placeholder="Your name"
              autoComplete="given-name"
              autoCapitalize="words"
              maxLength={LIMITS.name}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                onProblem(undefined);
              }}
            />
            <Button type="submit" variant="primary" busy={chosen === typed && typed !== ''}>
              Continue
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
