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
  /** IANA. */
  value: string;
  onChange: (timeZone: string) => void;
  error?: string;
};

/** Enough to choose from; more typing finds the rest. */
const SHOWN = 40;

/** The zone a clock is read in. Folded away, as most trips stay in one. */
export function TimeZoneField({ value, onChange, error }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  if (!unfolded && !error) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {formatTimeZoneCity(value)}, {formatTimeZoneName(value)}
        <button type="button" className="link min-h-6" onClick={() => setUnfolded(true)}>
          Change time zone
        </button>
      </p>
    );
  }
  return <ZoneCombobox value={value} onChange={onChange} error={error} />;
}

// The link that unfolded the field is gone with its press; the focus goes on to what it opened, where typing looks
// for another place.
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

function ZoneCombobox({ value, onChange, error }: Props) {
  const [query, setQuery] = useState('');
  const zones = listTimeZones();
  // A zone under an old name is a zone all the same, though the browser's list may lack it.
  const known = zones.find((zone) => zone.value === value);
  const chosen = known ?? {
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
            // What stands there when nobody types is the zone that is chosen, and no search.
            onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
            limit={SHOWN}
            autoHighlight
          >
            <Combobox.Input
              {...control}
              aria-label="Time zone"
              className="input"
              placeholder="City or zone"
              ref={takeFocus}
            />
            <ComboboxPopup>
              <Combobox.Empty>
                <p className="px-3 py-2 text-muted">No such place. Try a larger city nearby.</p>
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
