import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { TextField } from './field.tsx';
import { shiftEnd } from './shift-end.ts';
import type { SearchPlaces } from './time-zone-combobox.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

// Roughly the range that the server accepts.
const EARLIEST = '1990-01-01T00:00';
const LATEST = '2100-12-31T23:59';

/**
 * `startsAt` and `endsAt` are local times (`YYYY-MM-DDTHH:mm`) in `timeZone` and `endTimeZone` (IANA). '' is unset; no
 * `endTimeZone` is the same as `timeZone`.
 */
type Times = { startsAt: string; endsAt: string; timeZone: string; endTimeZone: string };

type Props = {
  label: ReactNode;
  required?: boolean;
  value: Times;
  errors: { datetime?: string; endsAt?: string; timeZone?: string; endTimeZone?: string };
  onChange: (times: Partial<Times>) => void;
  searchPlaces: SearchPlaces;
  /** The start input. */
  startRef?: RefObject<HTMLInputElement | null>;
};

/** Fields for the start, an optional end and the time zone, or both zones of a journey. */
export function TimeFields({ label, required, value, errors, onChange, searchPlaces, startRef }: Props) {
  const [showsEnd, setShowsEnd] = useState(false);
  const hasEnd = showsEnd || value.endsAt !== '';
  // The pressed link disappears, so the focus moves to the new field.
  const focusEnd = useRef(false);
  return (
    <div className="grid gap-2">
      <TextField
        ref={startRef}
        label={label}
        type="datetime-local"
        required={required}
        min={EARLIEST}
        max={LATEST}
        value={value.startsAt}
        error={errors.datetime}
        onChange={({ target }) =>
          onChange({ startsAt: target.value, endsAt: shiftEnd(value.endsAt, value.startsAt, target.value) })
        }
      />
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <TimeZoneField
          value={value.timeZone}
          error={errors.timeZone}
          searchPlaces={searchPlaces}
          onChange={(timeZone) => onChange({ timeZone })}
        />
        {!hasEnd && (
          <button
            type="button"
            className="link min-h-6 text-sm"
            onClick={() => {
              focusEnd.current = true;
              setShowsEnd(true);
              onChange({ endsAt: value.startsAt });
            }}
          >
            {t('addEndTime')}
          </button>
        )}
      </div>
      {hasEnd && (
        <>
          <TextField
            ref={(input) => {
              if (focusEnd.current) input?.focus();
              focusEnd.current = false;
            }}
            label={t('endsOptional')}
            type="datetime-local"
            // The wall clock of an arrival may be earlier than that of the departure.
            min={value.endTimeZone ? EARLIEST : value.startsAt || EARLIEST}
            max={LATEST}
            value={value.endsAt}
            error={errors.endsAt}
            onChange={({ target }) => onChange({ endsAt: target.value })}
          />
          <ArrivalZone
            value={value}
            error={errors.endTimeZone}
            searchPlaces={searchPlaces}
            onChange={(endTimeZone) => onChange({ endTimeZone })}
          />
        </>
      )}
    </div>
  );
}

type ArrivalZoneProps = Pick<Props, 'value' | 'searchPlaces'> & {
  error?: string;
  onChange: (endTimeZone: string) => void;
};

/** The time zone of the end, for a journey that ends in another one. */
function ArrivalZone({ value: { timeZone, endTimeZone }, error, searchPlaces, onChange }: ArrivalZoneProps) {
  const [opened, setOpened] = useState(false);
  if (!opened && !endTimeZone) {
    return (
      <button
        type="button"
        className="link min-h-6 justify-self-start text-sm"
        onClick={() => setOpened(true)}
      >
        {t('arrivesInAnotherZone')}
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <TimeZoneField
        label={t('arrivalZone')}
        expanded={opened}
        value={endTimeZone || timeZone}
        error={error}
        searchPlaces={searchPlaces}
        onChange={onChange}
      />
      <button
        type="button"
        className="link min-h-6 text-sm"
        onClick={() => {
          setOpened(false);
          onChange('');
        }}
      >
        {t('arrivesInSameZone')}
      </button>
    </div>
  );
}
