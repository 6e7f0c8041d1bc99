import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { t } from '../../../worker/messages/t.ts';
import { ComboboxList, ComboboxPopup } from '../../ui/forms/combobox-popup.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { type NamesInputOptions, useNamesInput } from './use-names-input.ts';
import './names-input.css';

type Props = NamesInputOptions & {
  label: string;
  hint?: string;
  error?: string;
  placeholder?: string;
};

/**
 * A list of names as chips. Enter, Tab or a comma adds the typed name; Backspace in the empty input removes the last
 * one. Arrow keys move to the chips and the suggestions.
 */
export function NamesInput({ label, hint, error, placeholder, ...options }: Props) {
  const { names } = options;
  const { root, input, message } = useNamesInput(options);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root {...root}>
            <Combobox.InputGroup className="names-input">
              <Combobox.Chips
                className="flex w-full flex-wrap items-center gap-1.5"
                aria-label={t('selectedNames')}
              >
                {names.map((name) => (
                  <NameChip key={name} name={name} />
                ))}
                <Combobox.Input
                  {...control}
                  {...input}
                  className="min-w-20 flex-1 px-1.5 py-1 outline-none"
                  placeholder={names.length === 0 ? placeholder : undefined}
                  autoComplete="off"
                  autoCapitalize="words"
                  enterKeyHint="enter"
                />
              </Combobox.Chips>
            </Combobox.InputGroup>
            <p className="text-sm text-muted" role="status">
              {message}
            </p>
            <ComboboxPopup>
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

function NameChip({ name }: { name: string }) {
  return (
    <Combobox.Chip className="chip names-chip" aria-label={name}>
      {name}
      <Combobox.ChipRemove className="names-remove" aria-label={t('removeName', { name })}>
        <span className="i-lucide-x" aria-hidden="true" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}
