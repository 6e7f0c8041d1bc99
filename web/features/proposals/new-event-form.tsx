import { useEffect, useRef } from 'react';
import { type CreateEvent, EVENT_DEFAULTS, type Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { type RowMutations, useRowForm } from '../../lib/use-row-form.ts';
import { useErrorFocus } from '../../ui/focus/use-error-focus.ts';
import { InlineForm } from '../../ui/forms/inline-form.tsx';
import {
  findReviewErrors,
  REVIEW_FORM,
  type ReviewDraft,
  type ReviewErrors,
  toReviewBody,
  toReviewDraft,
} from '../../ui/review/review-draft.ts';
import { ReviewFields } from '../../ui/review/review-fields.tsx';

export type NewEventFormProps = {
  /** The id of the form, which the buttons of the dialog name. */
  formId: string;
  /** Its first line becomes the title, the others the description. */
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
export function NewEventForm({
  formId,
  text,
  timeZone,
  saving,
  onAdded,
  onDone,
  ...props
}: NewEventFormProps) {
  const start = useRef<HTMLInputElement>(null);
  const form = useRowForm<Event, ReviewDraft, CreateEvent, ReviewErrors>({
    ...REVIEW_FORM,
    empty: () => toFirstDraft(text, timeZone),
    toBody: (draft) => ({ ...toReviewBody(draft), datetime: draft.startsAt }),
    findMissing: findNewEventErrors,
    ...saving,
    gone: '',
    onAdded: (event) => {
      onAdded(event);
      onDone();
    },
    ...props,
    onDone,
  });

  const element = useErrorFocus(form.notice);

  useEffect(() => {
    // With the text that it is made from, as far as the field for the time is in view, too.
    start.current?.closest('section')?.scrollIntoView();
    start.current?.focus();
  }, []);

  return (
    <InlineForm
      ref={element}
      id={formId}
      className="proposal-new grid gap-4"
      aria-label={t('newEventOfText')}
      onSubmit={form.submit}
      onCancel={() => props.guard(onDone)}
    >
      <ReviewFields form={form} isNew searchPlaces={searchTimeZonePlaces} start={start} />
    </InlineForm>
  );
}

/** The first line is the title, the other lines are the description. */
function toFirstDraft(text: string, timeZone: string): ReviewDraft {
  const [first = '', ...others] = text.split('\n');
  const title = first.slice(0, LIMITS.title);
  const description = others.join('\n').trim().slice(0, LIMITS.description);
  return toReviewDraft({ ...EVENT_DEFAULTS, title, description, datetime: null, timeZone, attendees: '' });
}

function findNewEventErrors(draft: ReviewDraft): ReviewErrors {
  const errors = findReviewErrors(draft);
  if (!draft.startsAt) errors.datetime = t('eventTimeMissing');
  if (!draft.description.trim()) errors.description = t('enterDescription');
  return errors;
}
