import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { TextField } from './field.tsx';
import { shiftEnd } from './shift-end.ts';
import { TimeZoneField } from './time-zone-field.tsx';

// The years the server takes, as wall clocks; a day's slack on both sides is its own to judge.
const EARLIEST = '1990-01-01T00:00';
const LATEST = '2100-12-31T23:59';

/** `startsAt` and `endsAt` are wall clocks (`YYYY-MM-DDTHH:mm`) in `timeZone` (IANA); '' is unset. */
type Times = { startsAt: string; endsAt: string; timeZone: string };

type Props = {
  label: ReactNode;
  required?: boolean;
  value: Times;
  errors: { datetime?: string; endsAt?: string; timeZone?: string };
  change: (times: Partial<Times>) => void;
  /** The field of the beginning. */
  start?: RefObject<HTMLInputElement | null>;
};

/** When something begins, perhaps when it endsAt, and by which clock. */
export function TimeFields({ label, required, value, errors, change, start }: Props) {
  const [wantsEnd, setWantsEnd] = useState(false);
  const hasEnd = wantsEnd || value.endsAt !== '';
  // The link that adds the end is gone with its press; the focus goes on to what it opened, once.
  const added = useRef(false);
  return (
    <div className="grid gap-2">
      <TextField
        ref={start}
        label={label}
        type="datetime-local"
        required={required}
        min={EARLIEST}
        max={LATEST}
        value={value.startsAt}
        error={errors.datetime}
        onChange={({ target }) =>
          change({ startsAt: target.value, endsAt: shiftEnd(value.endsAt, value.startsAt, target.value) })
        }
      />
      {hasEnd && (
        <TextField
          ref={(input) => {
            if (added.current) input?.focus();
            added.current = false;
          }}
          label="Ends (optional)"
          type="datetime-local"
          min={value.startsAt || EARLIEST}
          max={LATEST}
          value={value.endsAt}
          error={errors.endsAt}
          onChange={({ target }) => change({ endsAt: target.value })}
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <TimeZoneField
          value={value.timeZone}
          error={errors.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
        {!hasEnd && (
          <button
            type="button"
            className="link min-h-6 text-sm"
            onClick={() => {
              added.current = true;
              setWantsEnd(true);
              change({ endsAt: value.startsAt });
            }}
          >
            Add an end time
          </button>
        )}
      </div>
    </div>
  );
}
