import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useState } from 'react';
import { ComboboxList, ComboboxPopup } from './combobox-popup.tsx';
import { Field } from './field.tsx';
import {
  findTimeZones,
  formatTimeZoneCity,
  formatTimeZoneName,
  listTimeZones,
  type TimeZoneOption,
} from './time-zones.ts';

type Props = {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  error?: string;
};

const MAX_OPTIONS = 40;

/** A time zone as text with a link that shows the field, since most trips need only one zone. */
export function TimeZoneField({ value, onChange, error }: Props) {
  const [expanded, setExpanded] = useState(false);
  if (!expanded && !error) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {formatTimeZoneCity(value)}, {formatTimeZoneName(value)}
        <button type="button" className="link min-h-6" onClick={() => setExpanded(true)}>
          Change time zone
        </button>
      </p>
    );
  }
  return <TimeZoneCombobox value={value} onChange={onChange} error={error} />;
}

// The pressed link disappears, so the focus moves to the field, with its text selected for typing.
function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

function TimeZoneCombobox({ value, onChange, error }: Props) {
  const [query, setQuery] = useState('');
  const zones = listTimeZones();
  // The browser's list may lack old names that are still valid.
  const listed = zones.find((zone) => zone.value === value);
  const chosen = listed ?? {
    value,
    label: formatTimeZoneCity(value),
    offset: '',
    search: value.toLowerCase(),
  };
  return (
    <Field label="Time zone" className="basis-full" error={error} hint={formatTimeZoneName(value)}>
      {(control) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root
            items={findTimeZones(query, zones)}
            filter={null}
            value={chosen}
            onValueChange={(zone) => zone && onChange(zone.value)}
            isItemEqualToValue={(a, b) => a.value === b.value}
            itemToStringLabel={(zone) => zone.label}
            // Only typed text is a search, not the label of the chosen zone.
            onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
            limit={MAX_OPTIONS}
            autoHighlight
          >
            <Combobox.Input
              {...control}
              aria-label="Time zone"
              className="input"
              placeholder="City or time zone"
              ref={focusAndSelect}
            />
            <ComboboxPopup>
              <Combobox.Empty>
                <p className="px-3 py-2 text-muted">No match. Try a city or time zone.</p>
              </Combobox.Empty>
              <ComboboxList
                className="max-h-60 overflow-y-auto overscroll-contain"
                itemClass="justify-between"
                keyOf={(zone: TimeZoneOption) => zone.value}
              >
                {(zone) => (
                  <>
                    <span>{zone.label}</span>
                    <span className="text-sm text-muted">{zone.offset}</span>
                  </>
                )}
              </ComboboxList>
            </ComboboxPopup>
          </Combobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
