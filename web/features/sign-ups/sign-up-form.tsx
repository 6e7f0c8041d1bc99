import { useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { useSaveSignUp } from './queries.ts';
import { createSlot, type SignUpDraft, type SlotDraft, toBody, toDraft } from './sign-up-draft.ts';

type Props = {
  projectId: string;
  events: readonly Event[];
  /** The list to edit, or what a new one starts from. */
  edited: { list: SignUp; draft?: never } | { list?: never; draft: SignUpDraft };
  onClosed: () => void;
};

/** The form of a sign-up list. */
export function SignUpForm({ projectId, events, edited: { list, draft: initial }, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(() => initial ?? toDraft(list));
  const key = useRef(crypto.randomUUID());
  const save = useSaveSignUp(projectId, list?.id);
  const errors = toFieldErrors(save.error);
  const change = (fields: Partial<SignUpDraft>) => {
    setDraft({ ...draft, ...fields });
    save.reset();
  };
  const submit = () =>
    save.mutate(
      { key: key.current, json: toBody(draft, list?.sequence) },
      { onSuccess: () => setOpen(false) },
    );
  const hasField = errors.title !== undefined;
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={list ? t('editSignUp') : t('newSignUp')}
      submitLabel={t('saveIt')}
      busy={save.isPending}
      onSubmit={submit}
    >
      <TextField
        label={t('titleLabel')}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <SelectField
        label={t('belongsTo')}
        hint={t('belongsToHint')}
        value={draft.eventId}
        onChange={({ target }) => change({ eventId: target.value })}
      >
        <option value="">{t('theWholeItinerary')}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SlotFields slots={draft.slots} onChange={(slots) => change({ slots })} />
      <Checkbox
        label={t('guestsSeeNames')}
        checked={draft.showNames}
        onChange={({ target }) => change({ showNames: target.checked })}
      />
      {save.error && !hasField && (
        <p role="alert" className="field-error">
          {toServerMessage(save.error) ?? t('saveFailed')}
        </p>
      )}
    </FormDialog>
  );
}

type SlotsProps = { slots: SlotDraft[]; onChange: (slots: SlotDraft[]) => void };

/** The lines of a list, each with a number of places. */
function SlotFields({ slots, onChange }: SlotsProps) {
  const set = (key: string, fields: Partial<SlotDraft>) =>
    onChange(slots.map((slot) => (slot.key === key ? { ...slot, ...fields } : slot)));
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-3">{t('signUpLines')}</legend>
      {slots.map(({ key, label, places }, index) => (
        <div key={key} className="flex flex-wrap items-end gap-2">
          <TextField
            label={t('lineNumber', { number: index + 1 })}
            className="min-w-0 flex-[1_1_min(9rem,100%)]"
            maxLength={LIMITS.title}
            autoComplete="off"
            value={label}
            onChange={({ target }) => set(key, { label: target.value })}
          />
          <TextField
            label={t('places')}
            className="w-20 shrink-0"
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.signUpPlaces}
            value={places}
            onChange={({ target }) => set(key, { places: target.value })}
          />
          <Button
            size="icon"
            variant="quiet"
            aria-label={t('removeLine', { number: index + 1 })}
            disabled={slots.length === 1}
            onClick={() => onChange(slots.filter((slot) => slot.key !== key))}
          >
            <span className="i-lucide-trash-2" aria-hidden="true" />
          </Button>
        </div>
      ))}
      {slots.length < LIMITS.signUpSlots && (
        <Button className="justify-self-start" onClick={() => onChange([...slots, createSlot()])}>
          <span className="i-lucide-plus" aria-hidden="true" />
          {t('addALine')}
        </Button>
      )}
    </fieldset>
  );
}
