import { useState } from 'react';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';

/** Names shown before "+n more"; about three lines on a phone. */
const SHOWN = 8;

/** The attendees as chips. */
export function AttendeeList({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const { mode, names } = parseAttendees(text);
  const collapsed = !open && names.length > SHOWN + 1;
  return (
    <ul className="people" aria-label="People">
      {mode !== 'only' && <li className="chip">Everyone</li>}
      {mode === 'except' && <li className="text-sm text-muted">except</li>}
      {names.map((name, index) => (
        <li key={name} className={collapsed && index >= SHOWN ? 'chip chip-hidden' : 'chip'} dir="auto">
          {name}
        </li>
      ))}
      {collapsed && (
        <li className="no-print">
          <button type="button" className="more" onClick={() => setOpen(true)}>
            +{names.length - SHOWN} more
          </button>
        </li>
      )}
    </ul>
  );
}
