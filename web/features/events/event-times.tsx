import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { TimeZoneField } from '../../ui/time-zone-field.tsx';
import type { EventDraft, EventErrors } from './event-draft.ts';

// The years the server takes, as wall clocks; a day's slack on both sides is its own to judge.
const EARLIEST = '1990-01-01T00:00';
const LATEST = '2100-12-31T23:59';

type Props = { draft: EventDraft; errors: EventErrors; change: (fields: Partial<EventDraft>) => void };

/** When an event begins, perhaps when it ends, and by which clock. */
export function EventTimes({ draft, errors, change }: Props) {
  const [wantsEnd, setWantsEnd] = useState(false);
  const hasEnd = wantsEnd || draft.ends !== '';
  return (
    <div className="grid gap-2">
      <TextField
        label="Date & Time *"
        type="datetime-local"
        required
        min={EARLIEST}
        max={LATEST}
        value={draft.starts}
        error={errors.datetime}
        onChange={({ target }) => change({ starts: target.value })}
      />
      {hasEnd && (
        <TextField
          label="Ends (optional)"
          type="datetime-local"
          min={draft.starts || EARLIEST}
          max={LATEST}
          value={draft.ends}
          error={errors.endsAt}
          onChange={({ target }) => change({ ends: target.value })}
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <TimeZoneField
          value={draft.timeZone}
          error={errors.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
        {!hasEnd && (
          <button
            type="button"
            className="link min-h-6 text-sm"
            onClick={() => {
              setWantsEnd(true);
              change({ ends: draft.starts });
            }}
          >
            Add an end time
          </button>
        )}
      </div>
    </div>
  );
}
