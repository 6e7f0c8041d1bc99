import { type ReactNode, useRef, useState } from 'react';
import { openUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ChangeCodeForm } from './change-code-form.tsx';

type Props = {
  /** "Share Access Code" or "Admin Code". */
  title: string;
  code: string;
  /** What the code opens and how to pass it on. */
  children: ReactNode;
  isPaid: boolean;
  /** The code's name inside a sentence, as in "change the access code". */
  noun: string;
  /** Makes a code that the server will not call weak. */
  propose: () => string;
  /** Who has to enter again after a change. */
  consequence: string;
  save: (code: string) => Promise<unknown>;
};

/** One code: to read, to copy and, with Full Access, to replace. */
export function CodeSection({ title, code, children, isPaid, noun, propose, consequence, save }: Props) {
  const [changing, setChanging] = useState(false);
  // Set when the form closes, so that the focus returns to the button that opened it.
  const wasChanging = useRef(false);
  return (
    <section className="grid content-start gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
      <Field label={title}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              className="input input-code min-w-[min(100%,15.5rem)] flex-1"
              readOnly
              value={code}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton text={code} what={noun} />
          </div>
        )}
      </Field>
      <div className="grid gap-2 text-muted">{children}</div>
      {changing ? (
        <ChangeCodeForm
          length={code.length}
          noun={noun}
          propose={propose}
          consequence={consequence}
          save={save}
          onDone={() => {
            wasChanging.current = true;
            setChanging(false);
          }}
        />
      ) : (
        <div>
          <Button
            ref={(button) => {
              if (wasChanging.current) button?.focus();
              wasChanging.current = false;
            }}
            onClick={() => (isPaid ? setChanging(true) : openUpgradePrompt(`change the ${noun}`))}
          >
            {!isPaid && <span className="i-lucide-lock" aria-hidden="true" />}
            Change {noun}
          </Button>
        </div>
      )}
    </section>
  );
}
