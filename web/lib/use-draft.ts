import { useEffect, useRef, useState } from 'react';

export type FormErrors = Partial<Record<string, string>>;

/** `focus`: where the form moves the focus, to the first error, its first field or its heading. */
export type FormNotice = { text: string; focus?: 'error' | 'start' | 'heading' };
const NO_NOTICE: FormNotice = { text: '' };

/** Names of a draft's text fields. */
type TextField<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string;

type Options<Draft> = {
  /** Initial values; called once. */
  init: () => Draft;
  /** Values to start with that are unsaved changes of the initial ones. */
  prefilled?: Draft;
  /** API names of fields that the draft names differently. Errors use API names. */
  wireNames?: FormErrors;
};

/** State of a form: its values, field errors and notice. Changing a field clears its error. */
export function useDraft<Draft extends object>({ init, prefilled, wireNames }: Options<Draft>) {
  const [initial, setInitial] = useState(init);
  const [draft, setDraft] = useState(prefilled ?? initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [notice, setNotice] = useState(NO_NOTICE);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

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
  function reset(next: Draft, focus?: FormNotice['focus']) {
    setInitial(next);
    setDraft(next);
    setErrors({});
    setNotice({ text: '', focus });
  }

  function showErrors(next: FormErrors) {
    setErrors(next);
    setNotice({ text: '', focus: 'error' });
  }

  const showText = (text: string) => setNotice({ text });

  return {
    initial,
    draft,
    errors,
    notice,
    change,
    bind,
    reset,
    /** Takes other values as the initial ones; keeps the draft. */
    rebase: setInitial,
    /** The draft as it is now, for callbacks of a request. */
    read: () => latest.current,
    setErrors,
    showErrors,
    showText,
  };
}
