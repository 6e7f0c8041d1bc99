import { showToast } from '../../ui/toasts/toast.ts';

/** Welcomes a guest; stays while the itinerary opens. */
export function showAccessGranted(): void {
  showToast({
    title: 'Access granted!',
    description: 'Welcome to the itinerary.',
    kind: 'ok',
    acrossPages: true,
    isSmall: true,
  });
}
