import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { TextField } from './field.tsx';
import { shiftEnd } from './shift-end.ts';
import { TimeZoneField } from './time-zone-field.tsx';

// Roughly the range that the server accepts.
const EARLIEST = '1990-01-01T00:00';
const LATEST = '2100-12-31T23:59';

/** `startsAt` and `endsAt` are local times (`YYYY-MM-DDTHH:mm`) in `timeZone` (IANA); '' is unset. */
type Times = { startsAt: string; endsAt: string; timeZone: string };

type Props = {
  label: ReactNode;
  required?: boolean;
  value: Times;
  errors: { datetime?: string; endsAt?: string; timeZone?: string };
  onChange: (times: Partial<Times>) => void;
  /** The start input. */
  startRef?: RefObject<HTMLInputElement | null>;
};

/** Fields for the start, an optional end and the time zone. */
export function TimeFields({ label, required, value, errors, onChange, startRef }: Props) {
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
      {hasEnd && (
        <TextField
          ref={(input) => {
            if (focusEnd.current) input?.focus();
            focusEnd.current = false;
          }}
          label="Ends (optional)"
          type="datetime-local"
          min={value.startsAt || EARLIEST}
          max={LATEST}
          value={value.endsAt}
          error={errors.endsAt}
          onChange={({ target }) => onChange({ endsAt: target.value })}
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <TimeZoneField
          value={value.timeZone}
          error={errors.timeZone}
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
            Add end time
          </button>
        )}
      </div>
    </div>
  );
}
