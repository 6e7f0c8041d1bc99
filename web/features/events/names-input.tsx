import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ComboboxList, ComboboxPopup } from '../../ui/forms/combobox-popup.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { addNames, suggestNames } from './name-list.ts';
import './names-input.css';

/** Milliseconds the suggestions outlive the focus, so that a tap on one still lands. */
const CLOSE_DELAY = 150;

type Props = {
  label: string;
  hint?: string;
  error?: string;
  placeholder?: string;
  names: string[];
  /** Who may be suggested. */
  people: readonly string[];
  onChange: (names: string[]) => void;
};

/**
 * A list of names as chips. Enter or a comma adds what is typed, so does leaving; Backspace in the empty
 * input removes the last one, and the arrow keys reach the chips and the suggestions.
 */
export function NamesInput({ label, hint, error, placeholder, names, people, onChange }: Props) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const [open, setOpen] = useState(false);
  const highlighted = useRef<string | undefined>(undefined);
  const popup = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggestions = useMemo(() => suggestNames(people, names, text), [people, names, text]);
  useEffect(() => () => clearTimeout(closing.current), []);

  function add(typed: string, rest = '') {
    const added = addNames(names, typed);
    if (added.names.length > names.length) onChange(added.names);
    setRefusal(added.message);
    setText(rest);
    setOpen(false);
  }

  function type(next: string) {
    const comma = Math.max(next.lastIndexOf(','), next.lastIndexOf('\uff0c'));
    if (comma >= 0) return add(next.slice(0, comma), next.slice(comma + 1).trimStart());
    setText(next);
    setRefusal('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler?: () => void }) {
    // The library empties the whole list on Escape in a closed combobox; here Escape is the dialog's.
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler?.();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (open && highlighted.current !== undefined) return;
    // Enter adds a name here; it never sends the form around the list.
    event.preventDefault();
    if (text.trim()) add(text);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return; // commas are seen as typed; line breaks an input would swallow
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    if (!popup.current?.contains(event.relatedTarget) && text.trim()) add(text);
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root
            multiple
            items={suggestions}
            filter={null}
            value={names}
            onValueChange={(next) => {
              onChange(next);
              setRefusal('');
              if (next.length > names.length) setText('');
              // While the list is open the library hides the rest of the dialog from screen readers.
              setOpen(false);
            }}
            inputValue={text}
            onInputValueChange={(next, { reason }) => {
              // What is typed is kept when the list closes: it is a name to add, not a search to drop.
              if (reason === 'input-change') type(next);
            }}
            open={open && suggestions.length > 0}
            onOpenChange={(next, { reason }) => {
              clearTimeout(closing.current);
              if (next || reason !== 'focus-out') setOpen(next);
              else closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY);
            }}
            onItemHighlighted={(name) => {
              highlighted.current = name;
            }}
          >
            <Combobox.InputGroup className="names-input">
              <Combobox.Chips
                className="flex w-full flex-wrap items-center gap-1.5"
                aria-label="Chosen names"
              >
                {names.map((name) => (
                  <Combobox.Chip key={name} className="chip names-chip" aria-label={name}>
                    {name}
                    <Combobox.ChipRemove className="names-remove" aria-label={`Remove ${name}`}>
                      <span className="i-lucide-x" aria-hidden="true" />
                    </Combobox.ChipRemove>
                  </Combobox.Chip>
                ))}
                <Combobox.Input
                  {...control}
                  // Beside the visible label, which is hidden from screen readers while the list is open.
                  aria-label={label}
                  className="min-w-20 flex-1 px-1.5 py-1 outline-none"
                  placeholder={names.length === 0 ? placeholder : undefined}
                  autoComplete="off"
                  autoCapitalize="words"
                  enterKeyHint="enter"
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                  onBlur={onBlur}
                />
              </Combobox.Chips>
            </Combobox.InputGroup>
            <p className="text-sm text-muted" role="status">
              {refusal}
            </p>
            <ComboboxPopup popup={popup}>
              <ComboboxList
                className="max-h-40 overflow-y-auto overscroll-contain p-1"
                keyOf={(name: string) => name}
              >
                {(name) => name}
              </ComboboxList>
            </ComboboxPopup>
          </Combobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
