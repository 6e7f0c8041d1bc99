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
  /** What the code is for and how to share it. */
  children: ReactNode;
  isPaid: boolean;
  /** The code's name within a sentence: "access code". */
  noun: string;
  /** Returns a new code that passes the server's strength check. */
  generate: () => string;
  /** What happens after a change. */
  consequence: string;
  save: (code: string) => Promise<unknown>;
};

/** A code with a Copy button and, with Full Access, a form to change it. */
export function CodeSection({ title, code, children, isPaid, noun, generate, consequence, save }: Props) {
  const [changing, setChanging] = useState(false);
  // Set when the form closes, to return the focus to the button.
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
          generate={generate}
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
