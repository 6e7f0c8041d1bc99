import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ChangeCodeForm } from './change-code-form.tsx';

type Props = {
  /** "Share Access Code" or "Admin Code". */
  title: string;
  /** Empty if it cannot be read anymore. */
  code: string;
  length: number;
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
export function CodeSection(props: Props) {
  const { title, code, length, children, isPaid, noun, generate, consequence, save } = props;
  // Without a code nobody could enter, so a trial may set a new one.
  const canChange = isPaid || code === '';
  const [changing, setChanging] = useState(false);
  // Set when the form closes, to return the focus to the button.
  const wasChanging = useRef(false);
  return (
    <section className="grid content-start gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
      {code === '' ? <LostCode title={title} /> : <ShownCode title={title} code={code} noun={noun} />}
      <div className="grid gap-2 text-muted">{children}</div>
      {changing ? (
        <ChangeCodeForm
          length={length}
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
            onClick={() => (canChange ? setChanging(true) : openUpgradePrompt(t('toChangeCode', { noun })))}
          >
            {!canChange && <span className="i-lucide-lock" aria-hidden="true" />}
            {code === '' ? t('setNewCode', { noun }) : t('changeCode', { noun })}
          </Button>
        </div>
      )}
    </section>
  );
}

function ShownCode({ title, code, noun }: Pick<Props, 'title' | 'code' | 'noun'>) {
  return (
    <Field label={title}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            className="input input-code min-w-[min(100%,12.5rem)] flex-1"
            readOnly
            value={code}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={code} what={noun} />
        </div>
      )}
    </Field>
  );
}

function LostCode({ title }: Pick<Props, 'title'>) {
  return (
    <div className="grid gap-1">
      <h3 className="font-600">{title}</h3>
      <p className="text-danger">{t('lostCode')}</p>
    </div>
  );
}
