import type { ReactNode, RefObject } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { AudienceField } from '../forms/audience-field.tsx';
import { TextArea, TextField } from '../forms/field.tsx';
import { TimeFields } from '../forms/time-fields.tsx';
import type { SearchPlaces } from '../forms/time-zone-combobox.tsx';
import type { ReviewDraft, ReviewErrors } from './review-draft.ts';

type TextName = 'title' | 'description' | 'location' | 'attendees';
type TextProps = {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** The parts of a form (`useRowForm`) that the fields use. */
type ReviewForm = {
  draft: ReviewDraft;
  errors: ReviewErrors;
  change: (fields: Partial<ReviewDraft>) => void;
  bind: (name: TextName) => TextProps;
  notice: { text: string };
  /** Set if the event was changed meanwhile. */
  conflict: object | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
};

type Props = {
  form: ReviewForm;
  /** Says that the event was changed meanwhile, and by what. Omitted for a new event. */
  conflictText?: string;
  /** A new event needs a description and a date. */
  isNew?: boolean;
  /** Shown at an empty start; why a date is needed. */
  dateError?: string | undefined;
  searchPlaces: SearchPlaces;
  title?: RefObject<HTMLInputElement | null>;
  start?: RefObject<HTMLInputElement | null>;
  attendees?: RefObject<HTMLInputElement | null>;
  /** Label of the field for who is coming. */
  guestsLabel?: string;
  /** More fields, after the time. */
  children?: ReactNode;
};

const NAMES_LABELS = { only: () => t('theseGuestsRequired'), except: () => t('notTheseGuests') };

/** The fields of an event that is reviewed before it is added to an itinerary, below the form's error. */
export function ReviewFields({ form, dateError, searchPlaces, title, start, attendees, ...props }: Props) {
  const { guestsLabel = t('guestsLabel'), isNew = false, conflictText = '', children } = props;
  const { draft, errors, change, bind } = form;
  const datetime = errors.datetime ?? (draft.startsAt ? undefined : dateError);
  return (
    <>
      {form.notice.text && (
        <p role="alert" className="field-error">
          {form.notice.text}
        </p>
      )}
      {form.conflict && (
        <div role="alert" className="grid gap-2 rounded-2 border border-dashed border-edge px-4 py-3">
          <p>{conflictText}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={form.keepMine}>{t('keepMyEvent')}</Button>
            <Button variant="quiet" onClick={form.takeTheirs}>
              {t('showNewerVersion')}
            </Button>
          </div>
        </div>
      )}
      <TextField
        ref={title}
        label={t('titleRequired')}
        required
        maxLength={LIMITS.title}
        autoComplete="off"
        {...bind('title')}
      />
      <TextArea
        label={isNew ? t('descriptionRequired') : t('description')}
        required={isNew}
        rows={3}
        maxLength={LIMITS.description}
        {...bind('description')}
      />
      <TimeFields
        label={isNew ? t('dateAndTimeRequired') : t('dateTime')}
        required={isNew}
        value={draft}
        errors={{ ...errors, datetime }}
        onChange={change}
        searchPlaces={searchPlaces}
        startRef={start}
      />
      {children}
      <TextField label={t('location')} maxLength={LIMITS.location} autoComplete="off" {...bind('location')} />
      <AudienceField
        value={draft.visibility}
        hasNames={parseAttendees(draft.attendees).names.length > 0}
        error={errors.audience}
        onChange={(visibility) => change({ visibility })}
      />
      <TextField
        ref={attendees}
        label={draft.visibility === 'everyone' ? guestsLabel : NAMES_LABELS[draft.visibility]()}
        hint={draft.visibility === 'everyone' ? t('namesOrEveryone') : t('namesWithCommas')}
        maxLength={LIMITS.attendees}
        autoComplete="off"
        {...bind('attendees')}
      />
    </>
  );
}
