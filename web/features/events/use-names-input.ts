import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addNames, suggestNames } from './name-list.ts';

/** The list stays open this long after blur, so that a tap on a suggestion still works. */
const CLOSE_DELAY_MS = 150;

export type NamesInputOptions = {
  names: string[];
  /** Suggestions. */
  people: readonly string[];
  onChange: (names: string[]) => void;
  /** Text in the input that was not added as a name yet. */
  typed: string;
  onTyped: (text: string) => void;
};

/** State and event handlers of a NamesInput: props for the combobox and its input, and the message below. */
export function useNamesInput({ names, people, onChange, typed: text, onTyped }: NamesInputOptions) {
  const [message, setMessage] = useState('');
  const list = useSuggestionList();
  const suggestions = useMemo(() => suggestNames(people, names, text), [people, names, text]);

  function add(typed: string, rest = '') {
    const added = addNames(names, typed);
    if (added.names.length > names.length) onChange(added.names);
    setMessage(added.message);
    onTyped(rest);
    list.setOpen(false);
  }

  function changeText(next: string) {
    const comma = Math.max(next.lastIndexOf(','), next.lastIndexOf('\uff0c'));
    if (comma >= 0) return add(next.slice(0, comma), next.slice(comma + 1).trimStart());
    onTyped(next);
    setMessage('');
  }

  function changeNames(next: string[]) {
    onChange(next);
    setMessage('');
    if (next.length > names.length) onTyped('');
    list.setOpen(false);
  }

  return {
    message,
    root: {
      multiple: true,
      items: suggestions,
      filter: null,
      value: names,
      onValueChange: changeNames,
      inputValue: text,
      onInputValueChange: (next: string, { reason }: { reason: string }) => {
        // Closing the list also clears the input; the text is kept, since it is a name to add.
        if (reason === 'input-change') changeText(next);
      },
      open: list.open && suggestions.length > 0,
      onOpenChange: list.onOpenChange,
      onItemHighlighted: list.onItemHighlighted,
    } as const,
    input: toInputHandlers({ text, add, list }),
  };
}

/** Whether the list of suggestions is open, and which one is highlighted. */
function useSuggestionList() {
  const [open, setOpen] = useState(false);
  const highlighted = useRef<string | undefined>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  return {
    open,
    setOpen,
    hasHighlight: () => open && highlighted.current !== undefined,
    onItemHighlighted: (name: string | undefined) => {
      highlighted.current = name;
    },
    onOpenChange: (next: boolean, { reason }: { reason: string }) => {
      clearTimeout(closing.current);
      if (next || reason !== 'focus-out') setOpen(next);
      else closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
  };
}

type InputHandlers = {
  text: string;
  add: (typed: string) => void;
  list: ReturnType<typeof useSuggestionList>;
};

function toInputHandlers({ text, add, list }: InputHandlers) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler?: () => void }) {
      // In a closed combobox, Base UI clears all names on Escape; here Escape closes the dialog.
      if (event.key === 'Escape' && !list.open) event.preventBaseUIHandler?.();
      if (event.nativeEvent.isComposing || list.hasHighlight()) return;
      // A tap elsewhere leaves the text: a new chip could move the tapped button away. It is added on saving.
      if ((event.key === 'Enter' || event.key === 'Tab') && text.trim()) add(text);
      // Keeps Enter from submitting the form.
      if (event.key === 'Enter') event.preventDefault();
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text');
      // Commas arrive as typed text, but an input drops line breaks.
      if (!pasted.includes('\n')) return;
      event.preventDefault();
      add(`${text}${pasted}`);
    },
  };
}
