import type { Event } from '../../../worker/contract/events.ts';
import { formatAttendees } from '../../../worker/domain/attendees.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type EventDraft, toDraft } from './event-draft.ts';

type Props = {
  mine: EventDraft;
  theirs: Event;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Neither for now: back to the form. */
  onClose: () => void;
};

/** Two people changed one event; shows both versions side by side and lets this one choose. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: Props) {
  const their = listFields(toDraft(theirs));
  const savedAt = formatDateTime(theirs.updatedAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title="Somebody else changed this event"
      description={`Their version was saved on ${savedAt}. Choose the one to keep.`}
      actions={
        <>
          <Button onClick={onTakeTheirs}>Use Theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep Mine
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, and by the keyboard too */}
      <section tabIndex={0} aria-label="Both versions">
        <table className="w-full table-fixed border-collapse text-left align-top">
          <thead>
            <tr className="border-b border-line text-sm">
              <td className="w-24 sm:w-28" />
              <th scope="col" className="py-2 pr-4">
                Yours
              </th>
              <th scope="col" className="py-2">
                Theirs
              </th>
            </tr>
          </thead>
          <tbody>
            {listFields(mine).map(([label, my], row) => {
              const other = their[row]?.[1] ?? '';
              const look = my === other ? 'text-muted' : 'font-semibold';
              return (
                <tr key={label} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pr-3 text-sm text-muted font-normal">
                    {label}
                    {my !== other && <span className="block text-[var(--accent-ink)]">differs</span>}
                  </th>
                  <td className={`whitespace-pre-wrap break-words py-2 pr-4 ${look}`}>{my || '–'}</td>
                  <td className={`whitespace-pre-wrap break-words py-2 ${look}`}>{other || '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

function listFields(draft: EventDraft): [label: string, value: string][] {
  return [
    ['Title', draft.title.trim()],
    ['Description', draft.description.trim()],
    ['Starts', toWords(draft.starts)],
    ['Ends', toWords(draft.ends)],
    ['Time zone', draft.timeZone],
    ['Location', draft.location.trim()],
    ['Attendees', formatAttendees(draft.attendees)],
    ['Vibe', draft.vibe.trim()],
  ];
}

/** A wall clock in words; it is already the place's own, so it is read as if it were UTC. */
function toWords(wallClock: string): string {
  return wallClock && formatDateTime(`${wallClock}Z`, 'UTC');
}
