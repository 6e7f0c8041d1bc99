import type { RefObject } from 'react';
import { EVENT_TYPES, type EventType } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { SelectField } from '../../ui/forms/field.tsx';
import { ReviewFields } from '../../ui/review/review-fields.tsx';
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
  return (
    <ReviewFields
      form={form}
      dateError={needsDate ? t('dateBeforeAssigning') : undefined}
      searchPlaces={searchTimeZonePlaces}
      title={title}
      start={start}
      guestsLabel={t('attendees')}
    >
      <SelectField
        label={t('eventType')}
        value={form.draft.eventType}
        onChange={({ target }) => form.change({ eventType: target.value as EventType })}
      >
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {EVENT_TYPE_LABELS[type]()}
          </option>
        ))}
      </SelectField>
    </ReviewFields>
  );
}
