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
  const { errors, clear, clearErrors, ...messages } = useMessages();
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  function change(fields: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...fields }));
    clearErrors(Object.keys(fields).map((field) => wireNames?.[field] ?? field));
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
    clear(focus);
  }

  /** Takes other values as the initial ones, and `next` as the draft if given. */
  function rebase(other: Draft, next = latest.current) {
    setInitial(other);
    setDraft(next);
    latest.current = next;
  }

  return {
    initial,
    draft,
    errors,
    ...messages,
    change,
    bind,
    reset,
    rebase,
    /** The draft as it is now, for callbacks of a request. */
    read: () => latest.current,
  };
}

/** The errors and the notice of a form. */
function useMessages() {
  const [errors, setErrors] = useState<FormErrors>({});
  const [notice, setNotice] = useState(NO_NOTICE);

  function clearErrors(names: string[]) {
    setNotice(NO_NOTICE);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))),
    );
  }

  function clear(focus?: FormNotice['focus']) {
    setErrors({});
    setNotice({ text: '', focus });
  }

  function showErrors(next: FormErrors) {
    setErrors(next);
    setNotice({ text: '', focus: 'error' });
  }

  const showText = (text: string) => setNotice({ text });
  return { errors, notice, clear, clearErrors, setErrors, showErrors, showText };
}
