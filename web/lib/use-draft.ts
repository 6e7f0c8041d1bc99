import { useState } from 'react';

export type FormErrors = Partial<Record<string, string>>;

/** `focusError`: submitting found errors, so the form moves the focus to the first one. */
type FormNotice = { text: string; focusError: boolean };
const NO_NOTICE: FormNotice = { text: '', focusError: false };

/** Names of a draft's text fields. */
type TextField<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string;

type Options<Draft> = {
  /** Initial values; called once. */
  init: () => Draft;
  /** API names of fields that the draft names differently. Errors use API names. */
  wireNames?: FormErrors;
};

/** State of a form: its values, field errors and notice. Changing a field clears its error. */
export function useDraft<Draft extends object>({ init, wireNames }: Options<Draft>) {
  const [initial, setInitial] = useState(init);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [notice, setNotice] = useState(NO_NOTICE);

  function change(fields: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...fields }));
    setNotice(NO_NOTICE);
    const changed = Object.keys(fields).map((field) => wireNames?.[field] ?? field);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !changed.includes(name))),
    );
  }

  /** Props of a text control; spread them. */
  const bind = (name: TextField<Draft>) => ({
    value: draft[name] as string,
    error: errors[wireNames?.[name] ?? name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as Partial<Draft>),
  });

  /** Starts over with other values. */
  function reset(next: Draft) {
    setInitial(next);
    setDraft(next);
    setErrors({});
    setNotice(NO_NOTICE);
  }

  function showErrors(next: FormErrors) {
    setErrors(next);
    setNotice({ text: '', focusError: true });
  }

  const showText = (text: string) => setNotice({ text, focusError: false });

  return { initial, draft, errors, notice, change, bind, reset, setErrors, showErrors, showText };
}
