import { t } from '../../../worker/messages/t.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/** Welcomes a guest; stays while the itinerary opens. */
export function showAccessGranted(): void {
  showToast({
    title: t('accessGranted'),
    description: t('welcome'),
    kind: 'ok',
    acrossPages: true,
    isSmall: true,
  });
}
