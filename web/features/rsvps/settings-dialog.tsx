import { useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { ChangeRsvpSettings, RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useChangeRsvpSettings } from './queries.ts';

type Props = { project: Pick<Project, 'projectId' | 'rsvp' | 'timeZone'>; onClosed: () => void };

/** `day` is the last day on which guests answer (`YYYY-MM-DD`), '' for no deadline. */
type Draft = Pick<RsvpSettings, 'enabled' | 'showList'> & {
  day: string;
  maxPartySize: string;
  question: string;
};

/** What guests are asked. While RSVP is off, it opens switched on. */
export function RsvpSettingsDialog({ project: { projectId, rsvp, timeZone }, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [stored] = useState(() => toDraft(rsvp, timeZone));
  const [draft, setDraft] = useState({ ...stored, enabled: true });
  const save = useChangeRsvpSettings(projectId);
  const errors = toFieldErrors(save.error);
  const change = (fields: Partial<Draft>) => {
    setDraft({ ...draft, ...fields });
    save.reset();
  };
  const submit = () => save.mutate(listChanged(stored, draft), { onSuccess: () => setOpen(false) });
  const hasField = Object.keys(errors).length > 0;
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      size="small"
      title={t('rsvpSettings')}
      submitLabel={t('saveIt')}
      busy={save.isPending}
      onSubmit={submit}
    >
      <Checkbox
        label={t('askWhetherComing')}
        checked={draft.enabled}
        onChange={({ target }) => change({ enabled: target.checked })}
      />
      <TextField
        label={t('answerByField')}
        type="date"
        hint={t('answerByHint')}
        value={draft.day}
        error={errors.deadline}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextField
        label={t('peoplePerAnswer')}
        type="number"
        inputMode="numeric"
        min={1}
        max={LIMITS.partySize}
        hint={t('peoplePerAnswerHint')}
        value={draft.maxPartySize}
        error={errors.maxPartySize}
        onChange={({ target }) => change({ maxPartySize: target.value })}
      />
      <TextField
        label={t('questionOptional')}
        placeholder={t('anyAllergies')}
        hint={t('hostsReadReplies')}
        maxLength={LIMITS.question}
        autoComplete="off"
        value={draft.question}
        error={errors.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <Checkbox
        label={t('showAnswerList')}
        checked={draft.showList}
        onChange={({ target }) => change({ showList: target.checked })}
      />
      {save.error && !hasField && (
        <p role="alert" className="field-error">
          {toServerMessage(save.error) ?? t('saveFailed')}
        </p>
      )}
    </FormDialog>
  );
}

const toDraft = (rsvp: RsvpSettings, timeZone: string): Draft => ({
  enabled: rsvp.enabled,
  day: rsvp.deadline === null ? '' : toLocalDay(Date.parse(rsvp.deadline) - 1, timeZone),
  maxPartySize: String(rsvp.maxPartySize),
  question: rsvp.question ?? '',
  showList: rsvp.showList,
});

/** Only what changed: a deadline with a time, and what another host has changed since, stay as they are. */
function listChanged(stored: Draft, draft: Draft): ChangeRsvpSettings {
  return {
    ...(draft.enabled !== stored.enabled && { enabled: draft.enabled }),
    ...(draft.showList !== stored.showList && { showList: draft.showList }),
    ...(draft.question !== stored.question && { question: draft.question }),
    ...(draft.day !== stored.day && { deadline: draft.day || null }),
    ...(draft.maxPartySize !== stored.maxPartySize && { maxPartySize: Number(draft.maxPartySize) }),
  };
}
