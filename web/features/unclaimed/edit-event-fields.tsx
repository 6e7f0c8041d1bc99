import type { RefObject } from 'react';
import { EVENT_TYPES, type EventType } from '../../../worker/contract/choices.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { AudienceField } from '../../ui/forms/audience-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx';
import { TimeFields } from '../../ui/forms/time-fields.tsx';
import { EVENT_TYPE_LABELS } from './event-format.ts';
import type { useUnclaimedForm } from './use-unclaimed-form.ts';

type Props = {
  form: Pick<ReturnType<typeof useUnclaimedForm>, 'draft' | 'errors' | 'change' | 'bind'>;
  needsDate: boolean;
  title: RefObject<HTMLInputElement | null>;
  start: RefObject<HTMLInputElement | null>;
};

/** The fields of the edit dialog. */
export function EditEventFields({ form, needsDate, title, start }: Props) {
  const { draft, errors, change, bind } = form;
  const dateError = needsDate && !draft.startsAt ? 'Add a date before assigning.' : undefined;
  return (
    <>
      <TextField
        ref={title}
        label="Title *"
        required
        maxLength={LIMITS.title}
        autoComplete="off"
        {...bind('title')}
      />
      <TextArea label="Description" rows={3} maxLength={LIMITS.description} {...bind('description')} />
      <TimeFields
        label="Date & Time"
        value={draft}
        errors={{ ...errors, datetime: errors.datetime ?? dateError }}
        onChange={change}
        searchPlaces={searchTimeZonePlaces}
        startRef={start}
      />
      <SelectField
        label="Event Type"
        value={draft.eventType}
        error={errors.eventType}
        onChange={({ target }) => change({ eventType: target.value as EventType })}
      >
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {EVENT_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <TextField label="Location" maxLength={LIMITS.location} autoComplete="off" {...bind('location')} />
      <TextField
        label="Attendees"
        hint="Separate names with commas. Leave blank for everyone."
        maxLength={LIMITS.attendees}
        autoComplete="off"
        {...bind('attendees')}
      />
      <AudienceField
        value={draft.audience}
        isForEveryone={parseAttendees(draft.attendees).mode === 'everyone'}
        error={errors.audience}
        onChange={(audience) => change({ audience })}
      />
    </>
  );
}
