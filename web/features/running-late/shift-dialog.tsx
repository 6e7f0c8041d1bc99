import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatTime } from '../../lib/dates.ts';
import { formatWeekdayTime } from '../../lib/later-dates.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import {
  listStartChoices,
  previewChoice,
  type ShiftChoice,
  type ShiftPurpose,
  toFirstChoice,
  toShiftBody,
} from './shift-choice.ts';
import { ShiftPreviewList } from './shift-preview.tsx';
import { useShift } from './use-shift.ts';
import './running-late.css';

const MINUTES = ['10', '15', '20', '30', '45', '60', '90', '-10'];

type Props = {
  projectId: string;
  /** All events of the itinerary. */
  events: readonly Event[];
  pageZone: string;
  purpose: ShiftPurpose;
  theme?: DialogTheme;
  onClosed: () => void;
};

/** Moves an event and those after it: on a day that runs late with two taps, or a whole plan before the trip. */
export default function ShiftDialog({ projectId, events, pageZone, purpose, theme, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [now] = useState(Date.now);
  const [choice, setChoice] = useState(() => toFirstChoice(purpose, events, now));
  const [refused, setRefused] = useState<string>();
  const shift = useShift(projectId);
  const preview = previewChoice(choice, events);
  const count = preview?.moved.length ?? 0;
  const change = (fields: Partial<ShiftChoice>) => {
    setRefused(undefined);
    setChoice((old) => ({ ...old, ...fields }));
  };

  async function submit() {
    if (!preview) return;
    const reason = await shift.run(toShiftBody(choice, preview));
    if (reason === undefined) setOpen(false);
    else setRefused(reason);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      {...(theme && { theme })}
      title={purpose === 'late' ? t('runningLate') : t('moveEventsTitle')}
      submitLabel={preview ? t('moveEvents', { count }) : t('moveEventsTitle')}
      busy={shift.isBusy}
      disabled={!preview}
      onSubmit={() => void submit()}
    >
      <StartField purpose={purpose} events={events} now={now} choice={choice} change={change} />
      {purpose === 'late' ? (
        <MinutesField choice={choice} change={change} />
      ) : (
        <AmountFields choice={choice} change={change} />
      )}
      {preview && (
        <ShiftPreviewList
          preview={preview}
          events={events}
          pageZone={pageZone}
          skip={choice.skip}
          onSkip={(skip) => change({ skip })}
        />
      )}
      <TextField
        label={t('noteToGuests')}
        hint={t('noteToGuestsHint')}
        maxLength={LIMITS.changeNote}
        autoComplete="off"
        placeholder={purpose === 'late' ? t('noteToGuestsExample') : ''}
        value={choice.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {refused && (
        <p role="alert" className="field-error">
          {refused}
        </p>
      )}
    </FormDialog>
  );
}

type FieldProps = { choice: ShiftChoice; change: (fields: Partial<ShiftChoice>) => void };

type StartProps = FieldProps & Pick<Props, 'purpose' | 'events'> & { now: number };

/** Which event is the first to move. */
function StartField({ purpose, events, now, choice, change }: StartProps) {
  // Those of a day that runs late are all of today.
  const format = purpose === 'late' ? formatTime : formatWeekdayTime;
  return (
    <SelectField
      label={t('moveFrom')}
      value={String(choice.fromEventId)}
      onChange={({ target }) => change({ fromEventId: Number(target.value), skip: [] })}
    >
      {listStartChoices(purpose, events, now).map(({ id, title, datetime, timeZone }) => (
        <option key={id} value={id}>
          {`${format(datetime, timeZone)} · ${title}`}
        </option>
      ))}
    </SelectField>
  );
}

function MinutesField({ choice, change }: FieldProps) {
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t('minutesLater')}
        className="shift-minutes"
        optionClassName="shift-minute"
        value={MINUTES.includes(choice.amount) ? choice.amount : undefined}
        onChange={(amount) => change({ amount })}
        options={MINUTES.map((value) => ({
          value,
          label: t('minutesNumber', { number: value }),
          content: value.startsWith('-') ? value.replace('-', '−') : `+${value}`,
        }))}
      />
      <TextField
        label={t('otherMinutes')}
        hint={t('negativeIsEarlier')}
        type="number"
        inputMode="numeric"
        min={-LIMITS.shiftMinutes}
        max={LIMITS.shiftMinutes}
        value={MINUTES.includes(choice.amount) ? '' : choice.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
    </div>
  );
}

function AmountFields({ choice, change }: FieldProps) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <TextField
          className="w-28"
          label={t('moveBy')}
          hint={t('negativeIsEarlier')}
          type="number"
          inputMode="numeric"
          value={choice.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <SelectField
          label={t('unitLabel')}
          value={choice.unit}
          onChange={({ target }) => change({ unit: target.value === 'days' ? 'days' : 'minutes' })}
        >
          <option value="days">{t('daysLabel')}</option>
          <option value="minutes">{t('minutes')}</option>
        </SelectField>
      </div>
      <RadioGroup
        label={t('whichEvents')}
        value={choice.until}
        onChange={(until) => change({ until, skip: [] })}
        options={[
          { value: 'end', label: t('allAfterIt') },
          { value: 'day', label: t('restOfThatDay') },
        ]}
      />
    </>
  );
}
