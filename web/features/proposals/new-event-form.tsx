import { type FormEvent, useEffect, useRef } from 'react';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { type RowMutations, useRowForm } from '../../lib/use-row-form.ts';
import { Button } from '../../ui/button.tsx';
import {
  findReviewErrors,
  isSameReviewDraft,
  type ReviewDraft,
  type ReviewErrors,
  toReviewBody,
  toReviewDraft,
} from '../../ui/review/review-draft.ts';
import { ReviewFields } from '../../ui/review/review-fields.tsx';

export type NewEventFormProps = {
  /** Becomes the title and the description. */
  text: string;
  /** IANA; time zone of the event. */
  timeZone: string;
  saving: RowMutations<Event, CreateEvent>;
  onDirtyChange: (dirty: boolean) => void;
  guard: (action: () => void) => void;
  onAdded: (event: Event) => void;
  /** Called when the form closes, saved or canceled. */
  onDone: () => void;
};

/** Adds an event made from text that could not be read. */
export function NewEventForm({ text, timeZone, saving, onAdded, onDone, ...form }: NewEventFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const { notice, busy, ...fields } = useRowForm<Event, ReviewDraft, CreateEvent, ReviewErrors>({
    empty: () => toFirstDraft(text, timeZone),
    toDraft: toReviewDraft,
    toBody: (draft) => ({ ...toReviewBody(draft), datetime: draft.startsAt }),
    isSame: isSameReviewDraft,
    findMissing: findNewEventErrors,
    wireNames: { startsAt: 'datetime' },
    ...saving,
    gone: '',
    onMissing: () => undefined,
    onAdded: (event) => {
      onAdded(event);
      onDone();
    },
    onUpdated: () => undefined,
    ...form,
    onDone,
  });

  useEffect(() => start.current?.focus(), []);
  useEffect(() => {
    if (notice.focus === 'error')
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);

  function submit(event: FormEvent) {
    event.preventDefault();
    fields.submit();
  }

  return (
    <form
      ref={element}
      className="proposal-new grid gap-4"
      noValidate
      aria-label="New event"
      onSubmit={submit}
    >
      <ReviewFields form={fields} searchPlaces={searchTimeZonePlaces} start={start} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Add 1 event
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => form.guard(onDone)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The first line is the title. All of the text is the description, which an event needs. */
function toFirstDraft(text: string, timeZone: string): ReviewDraft {
  const title = (text.split('\n')[0] ?? '').slice(0, LIMITS.title);
  const times = { datetime: null, endsAt: null, timeZone, endTimeZone: null };
  const description = text.slice(0, LIMITS.description);
  return toReviewDraft({ title, description, ...times, location: '', attendees: '', audience: 'everyone' });
}

function findNewEventErrors(draft: ReviewDraft): ReviewErrors {
  const errors = findReviewErrors(draft);
  if (!draft.startsAt) errors.datetime = 'Please enter a date and time.';
  if (!draft.description.trim()) errors.description = 'Please enter a description.';
  return errors;
}
