import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { type Owner, useCreateProjectForm } from './use-create-project-form.ts';

type Props = {
  owner: Owner;
  /** Called after creation; the checkout comes next. */
  onCreated: (projectId: string) => void;
  onClose: () => void;
};

/** Creates an itinerary from a name. */
export function CreateDialog({ owner, onCreated, onClose }: Props) {
  const { busy, submit, field, place, zone } = useCreateProjectForm(owner, {
    onCreated({ projectId }) {
      const description = t('paymentNext');
      showToast({ title: t('itineraryCreated'), description, kind: 'ok', acrossPages: true });
      onCreated(projectId);
    },
  });
  return (
    <FormDialog
      onClosed={onClose}
      size="small"
      title={t('createNewItinerary')}
      submitLabel={t('createAndContinue')}
      busy={busy}
      disabled={!field.value.trim()}
      onSubmit={submit}
    >
      <TextField label={t('itineraryName')} {...field} />
      <TextField {...place} />
      <TimeZoneField {...zone} searchPlaces={searchTimeZonePlaces} />
    </FormDialog>
  );
}
