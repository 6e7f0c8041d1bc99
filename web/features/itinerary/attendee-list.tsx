import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeAudience } from '../../lib/audience.ts';

/** Names shown before "+n more"; about three lines on a phone. */
const SHOWN = 8;

/** The attendees as chips; of a private event, who sees it. */
export function AttendeeList({ event }: { event: Event }) {
  const [open, setOpen] = useState(false);
  const { mode, names } = parseAttendees(event.attendees);
  const audience = describeAudience(event);
  if (audience) {
    return (
      <p className="private">
        <span className="i-lucide-lock" aria-hidden="true" />
        <span dir="auto">{audience}</span>
      </p>
    );
  }
  const collapsed = !open && names.length > SHOWN + 1;
  return (
    <ul className="people" aria-label={t('people')}>
      {mode !== 'only' && <li className="chip">{t('everyone')}</li>}
      {mode === 'except' && <li className="text-sm text-muted">{t('except')}</li>}
      {names.map((name, index) => (
        <li key={name} className={collapsed && index >= SHOWN ? 'chip chip-hidden' : 'chip'} dir="auto">
          {name}
        </li>
      ))}
      {collapsed && (
        <li className="no-print">
          <button type="button" className="more" onClick={() => setOpen(true)}>
            {t('morePeople', { count: names.length - SHOWN })}
          </button>
        </li>
      )}
    </ul>
  );
}
