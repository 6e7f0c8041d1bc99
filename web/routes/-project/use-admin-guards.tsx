import type { ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';

/** One guard against losing unsaved changes per form of the admin panel. */
export type AdminGuards = Record<
  'plan' | 'event' | 'faq' | 'design' | 'images',
  ReturnType<typeof useUnsavedGuard>
>;

/** Returns the guards, a function that runs an action after all agree, and their dialogs to render. */
export function useAdminGuards(): {
  guards: AdminGuards;
  guardAll: (action: () => void) => void;
  dialogs: ReactNode;
} {
  const plan = useUnsavedGuard(t('planNotRead'));
  const event = useUnsavedGuard(t('eventChangesUnsaved'));
  const faq = useUnsavedGuard(t('faqUnsaved'));
  const design = useUnsavedGuard(t('designUnsaved'));
  const images = useUnsavedGuard(t('imageUnsaved'));
  return {
    guards: { plan, event, faq, design, images },
    guardAll: (action) =>
      plan.guard(() => event.guard(() => faq.guard(() => design.guard(() => images.guard(action))))),
    dialogs: (
      <>
        {plan.dialog}
        {event.dialog}
        {faq.dialog}
        {design.dialog}
        {images.dialog}
      </>
    ),
  };
}
