import { useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { VISIBILITIES, VISIBILITY_LABELS, type Visibility } from '../../../worker/domain/event/visibility.ts';
import { t } from '../../../worker/messages/t.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { TextField } from '../forms/field.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import type { SearchPlaces } from '../forms/time-zone-combobox.tsx';
import { TimeZoneField } from '../forms/time-zone-field.tsx';
import '../forms/audience-field.css';
import { type BulkChange, isNoChange, NO_BULK_CHANGE } from './bulk-change.ts';

type Props = {
  /** "8 events". */
  what: string;
  /** IANA; the zone of the first of them. */
  timeZone: string;
  searchPlaces: SearchPlaces;
  busy: boolean;
  onSubmit: (change: BulkChange) => void;
  onClose: () => void;
};

const listVisibilities = (): { value: Visibility | ''; label: string }[] => [
  { value: '', label: t('changeAsIs') },
  ...VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value]() })),
];

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2100;

/** Changes several events at once. What is left empty stays as it is. */
export function BulkChangeDialog({ what, timeZone, searchPlaces, busy, onSubmit, onClose }: Props) {
  const [draft, setDraft] = useState(NO_BULK_CHANGE);
  const [errors, setErrors] = useState<Partial<Record<keyof BulkChange, string>>>({});
  const change = (fields: Partial<BulkChange>) => {
    setDraft((before) => ({ ...before, ...fields }));
    setErrors({});
  };

  function submit() {
    const found = findErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (isNoChange(draft)) onClose();
    else onSubmit(draft);
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('changeEvents', { events: what })}
      description={t('emptyStays')}
      submitLabel={t('changeChosen')}
      busy={busy}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-4 max-[20rem]:grid-cols-1">
        <TextField
          label={t('moveByDays')}
          placeholder={t('moveByDaysExample')}
          autoComplete="off"
          value={draft.days}
          error={errors.days}
          onChange={({ target }) => change({ days: target.value.trim().replace(/^[−–]/, '-') })}
        />
        <TextField
          label={t('yearOfEvents')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={draft.year}
          error={errors.year}
          onChange={({ target }) => change({ year: target.value.trim() })}
        />
      </div>
      <TimeZoneField
        value={draft.timeZone || timeZone}
        searchPlaces={searchPlaces}
        onChange={(next) => change({ timeZone: next })}
      />
      <TextField
        label={t('guestsLabel')}
        hint={t('guestsOfEventsHint')}
        maxLength={LIMITS.attendees}
        autoComplete="off"
        value={draft.attendees}
        error={errors.attendees}
        onChange={({ target }) => change({ attendees: target.value })}
      />
      <div className="field">
        <span className="field-label" aria-hidden="true">
          {t('whoSeesThem')}
        </span>
        <RadioGroup
          label={t('whoSeesThem')}
          value={draft.visibility}
          onChange={(visibility) => change({ visibility })}
          options={listVisibilities()}
          className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1"
          optionClassName="audience-option"
        />
      </div>
    </FormDialog>
  );
}

function findErrors({
  days,
  year,
  visibility,
  attendees,
}: BulkChange): Partial<Record<keyof BulkChange, string>> {
  const isYear = /^\d{4}$/.test(year) && Number(year) >= EARLIEST_YEAR && Number(year) <= LATEST_YEAR;
  return {
    ...(days && !/^-?\d{1,4}$/.test(days) && { days: t('daysInvalid') }),
    ...(year && !isYear && { year: t('yearInvalid') }),
    ...(visibility === 'except' && !attendees.trim() && { attendees: t('exceptMissing') }),
  };
}
