import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useMemo, useState } from 'react';
import type { TimeZonePlace } from '../../../worker/contract/time-zones.ts';
import { foldText } from '../../../worker/domain/text/fold-text.ts';
import { t } from '../../../worker/messages/t.ts';
import { ComboboxList, ComboboxPopup } from './combobox-popup.tsx';
import { Field } from './field.tsx';
import {
  addPlaces,
  findTimeZones,
  formatTimeZoneName,
  listTimeZones,
  type TimeZoneOption,
  toTimeZoneOption,
} from './time-zones.ts';

/** Finds places by a part of their name. Rejects without a connection or when aborted. */
export type SearchPlaces = (text: string, signal: AbortSignal) => Promise<TimeZonePlace[]>;

type Props = {
  label: string;
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  error?: string;
  searchPlaces: SearchPlaces;
};

const MAX_OPTIONS = 40;
/** Places are searched after this pause in typing. */
const PAUSE_MS = 200;
const MIN_QUERY = 2;

/** A time zone, searched by city, country, region or name of the zone. Takes the focus when it appears. */
export default function TimeZoneCombobox({ label, value, onChange, error, searchPlaces }: Props) {
  const [query, setQuery] = useState('');
  // The place that was chosen, since its zone is named after another city.
  const [picked, setPicked] = useState<TimeZoneOption>();
  const places = usePlaces(query, searchPlaces);
  const zones = listTimeZones();
  // Another object would reset the input. The browser's list lacks UTC and old names that are still valid.
  const listed = useMemo(
    () => zones.find((zone) => zone.value === value) ?? toTimeZoneOption(value),
    [zones, value],
  );
  const chosen = picked?.value === value ? picked : listed;
  const options = addPlaces(findTimeZones(query, zones), places.found).slice(0, MAX_OPTIONS);
  return (
    <Field label={label} className="basis-full" error={error} hint={formatTimeZoneName(value)}>
      {(control) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root
            items={options}
            filter={null}
            value={chosen}
            onValueChange={(zone) => {
              if (!zone) return;
              setPicked(zone);
              onChange(zone.value);
            }}
            isItemEqualToValue={(a, b) => a.value === b.value && a.label === b.label}
            itemToStringLabel={(zone) => zone.label}
            // Only typed text is a search, not the label of the chosen zone.
            onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
            autoHighlight
          >
            <Combobox.Input
              {...control}
              className="input"
              placeholder={t('cityOrZone')}
              ref={focusAndSelect}
            />
            <ComboboxPopup>
              <Combobox.Status className="text-sm text-muted">
                {places.state === 'failed' && <p className="px-3 py-2">{t('citySearchFailed')}</p>}
                {places.state === 'searching' && options.length === 0 && (
                  <p className="px-3 py-2">{t('searchingCities')}</p>
                )}
              </Combobox.Status>
              <Combobox.Empty>
                {places.state === 'done' && <p className="px-3 py-2 text-muted">{t('noZoneFound')}</p>}
              </Combobox.Empty>
              <ComboboxList
                className="max-h-60 overflow-y-auto overscroll-contain"
                itemClass="flex-wrap justify-between gap-y-0"
                keyOf={({ value, label }: TimeZoneOption) => `${value} ${label}`}
              >
                {(zone) => (
                  <>
                    <span>{zone.label}</span>
                    <span className="text-sm text-muted">{zone.detail}</span>
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

// The pressed link disappears, so the focus moves to the field, with its text selected for typing.
function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

type Places = { found: TimeZonePlace[]; state: 'searching' | 'done' | 'failed' };

/** Places for the text; while searching, those of the last search that still match. */
function usePlaces(typed: string, search: SearchPlaces): Places {
  const query = foldText(typed).trim();
  const [result, setResult] = useState<Places & { query: string }>();
  const isWanted = query.length >= MIN_QUERY;
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    const pause = setTimeout(() => {
      search(query, request.signal).then(
        (found) => setResult({ query, found, state: 'done' }),
        () => request.signal.aborted || setResult({ query, found: [], state: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [isWanted, query, search]);
  if (!isWanted) return { found: [], state: 'done' };
  if (result?.query === query) return result;
  const stillFound = result?.found.filter(({ name }) => foldText(name).includes(query)) ?? [];
  return { found: stillFound, state: 'searching' };
}
