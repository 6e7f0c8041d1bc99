import type { FormEvent } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDollars } from '../../lib/money.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { type Owner, useCreateProjectForm } from './use-create-project-form.ts';

type Props = {
  /** The form's id, for a submit button outside of it. */
  id: string;
  owner: Owner;
  onBusyChange: (busy: boolean) => void;
  onCreated: (project: { projectId: string; name: string }) => void;
};

/** Form to name a new itinerary that is paid for right away. */
export function PaidProjectForm({ id, owner, onBusyChange, onCreated }: Props) {
  const {
    submit: create,
    field,
    place,
    zone,
  } = useCreateProjectForm(owner, {
    onCreated,
    onError: () => onBusyChange(false),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!owner.ownerEmail) {
      const description = t('signInToCreate');
      return showToast({ title: t('notSignedIn'), description, kind: 'error' });
    }
    if (create()) onBusyChange(true);
  }

  return (
    <form id={id} className="grid gap-4" noValidate onSubmit={submit}>
      <TextField label={t('itineraryNameRequired')} {...field} />
      <TextField {...place} />
      <TimeZoneField {...zone} searchPlaces={searchTimeZonePlaces} />
      <TextField label={t('ownerName')} readOnly value={owner.ownerName} />
      <TextField label={t('ownerEmail')} readOnly value={owner.ownerEmail} />
      <p className="text-sm text-muted">{t('paymentFor', { price: formatDollars(FULL_ACCESS_CENTS) })}</p>
    </form>
  );
}
