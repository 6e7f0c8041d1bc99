import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { chooseVisibility, toVisibility } from '../../../worker/domain/event/visibility.ts';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { AudienceField } from '../../ui/forms/audience-field.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { RowForm } from '../../ui/forms/row-form.tsx';
import { TimeFields } from '../../ui/forms/time-fields.tsx';
import { AttendeeInput } from './attendee-input.tsx';
import { EventConflictDialog } from './event-conflict-dialog.tsx';
import { toAttendees } from './event-draft.ts';
import { EventRsvpField } from './event-rsvp-field.tsx';
import { FarDateDialog } from './far-date-dialog.tsx';
import { NamesInput } from './names-input.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { type EventFormOptions, useEventForm } from './use-event-form.ts';
import { ZoneOffer } from './zone-offer.tsx';

type Props = EventFormOptions & {
  people: readonly string[];
  /** The project has the maximum number of events. */
  full: boolean;
  /** How many guests get notifications; undefined until that is known. */
  notified?: number | undefined;
  /** Shown beside the heading. */
  aside?: ReactNode;
  /** Something above has the main button, until the form is filled in. */
  isSecond?: boolean | undefined;
};

/** Adds or edits an event. Keeps the input until the server has stored it. */
export function EventForm({ people, full, notified, aside, isSecond, ...options }: Props) {
  const form = useEventForm(options);
  const { draft, errors, change, bind } = form;
  const start = useRef<HTMLInputElement>(null);

  return (
    <>
      <RowForm
        title={form.isNew ? t('addNewEvent') : t('editEventTitle')}
        submitLabel={form.isNew ? t('addEvent') : t('updateEvent')}
        isNew={form.isNew}
        dirty={form.dirty}
        isSecond={isSecond}
        busy={form.busy}
        notice={form.notice}
        aside={aside}
        full={full ? t('eventLimitReached', { number: LIMITS.events }) : undefined}
        onSubmit={form.submit}
        onCancel={form.cancel}
      >
        <TitleFields bind={bind} isNew={form.isNew} />
        <TimeFields
          label={t('dateAndTimeRequired')}
          required
          value={draft}
          errors={errors}
          onChange={change}
          searchPlaces={searchTimeZonePlaces}
          startRef={start}
        />
        <div>
          <TextField
            label={form.isNew ? t('locationRequired') : t('location')}
            required={form.isNew}
            maxLength={LIMITS.location}
            autoComplete="off"
            {...bind('location')}
          />
          <ZoneOffer
            enabled={form.mayOfferZone}
            draft={draft}
            onAccept={(timeZone) => change({ timeZone })}
          />
        </div>
        <PeopleFields form={form} people={people} stored={options.event} />
        <VibeField {...bind('vibe')} />
        <Checkbox
          label={t('fixedTimeStays')}
          checked={draft.pinned}
          onChange={({ target }) => change({ pinned: target.checked })}
        />
        <EventRsvpField
          projectId={options.projectId}
          isEnabled={options.isRsvpEnabled}
          stored={options.event}
          value={draft}
          error={errors['rsvp.capacity']}
          onChange={change}
        />
        <NoticeFields form={form} notified={notified} />
      </RowForm>
      <FarDateDialog
        open={form.isDoubted}
        others={options.others}
        confirm={form.isNew ? t('addEvent') : t('updateEvent')}
        onClose={form.settleDoubt}
        onConfirm={form.sendAnyway}
        onChangeDate={() => start.current?.focus()}
      />
      {form.conflict && (
        <EventConflictDialog
          {...form.conflict}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}

const VibeField = (control: ComponentProps<'input'> & { error?: string | undefined }) => (
  <TextField
    label={t('vibeOptional')}
    hint={t('vibeHint')}
    maxLength={LIMITS.vibe}
    autoComplete="off"
    {...control}
  />
);

/** What the event is. */
function TitleFields({ bind, isNew }: Pick<ReturnType<typeof useEventForm>, 'bind' | 'isNew'>) {
  return (
    <>
      <TextField
        label={t('titleRequired')}
        required
        maxLength={LIMITS.title}
        autoComplete="off"
        {...bind('title')}
      />
      <TextArea
        label={isNew ? t('descriptionRequired') : t('description')}
        required={isNew}
        rows={2}
        maxLength={LIMITS.description}
        {...bind('description')}
      />
    </>
  );
}

type PeopleFieldsProps = {
  form: Pick<ReturnType<typeof useEventForm>, 'draft' | 'errors' | 'change'>;
  people: readonly string[];
  stored: Event | undefined;
};

/** Who sees the event, and who is coming: those who see it, or any of them. */
function PeopleFields({ form: { draft, errors, change }, people, stored }: PeopleFieldsProps) {
  const attendees = toAttendees(draft);
  const visibility = toVisibility(draft.audience, draft.attendees);
  const names = {
    people,
    typed: draft.typedName,
    error: errors.attendees,
    onTyped: (typedName: string) => change({ typedName }),
  };
  return (
    <>
      <AudienceField
        value={visibility}
        stored={stored?.audience}
        hasNames={attendees.names.length > 0}
        error={errors.audience}
        onChange={(next) => change(chooseVisibility(next, attendees))}
      />
      {visibility === 'everyone' ? (
        <AttendeeInput {...names} value={draft.attendees} onChange={(next) => change({ attendees: next })} />
      ) : (
        <NamesInput
          {...names}
          key={visibility}
          label={visibility === 'only' ? t('theseGuestsRequired') : t('notTheseGuests')}
          placeholder={t('addNames')}
          names={draft.attendees.names}
          onChange={(chosen) => change({ attendees: { mode: visibility, names: chosen } })}
        />
      )}
    </>
  );
}
