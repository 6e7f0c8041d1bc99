import { t } from '../../worker/messages/t.ts';
import { showToast } from './toasts/toast.ts';

/** Whether the device has a share sheet. */
export const hasShareSheet = () => typeof navigator.share === 'function';

/** Opens the share sheet of the device. Resolves to whether something was shared. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closed without sharing, or opened already.
    const { name } = error as Error;
    if (name !== 'AbortError' && name !== 'InvalidStateError')
      showToast({ title: t('sharingFailed'), description: t('copyInstead'), kind: 'error' });
    return false;
  }
}
