import type { ReactNode } from 'react';
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
  const plan = useUnsavedGuard("We haven't read your plan yet.");
  const event = useUnsavedGuard("Your changes to this event won't be saved.");
  const faq = useUnsavedGuard("Your changes to this FAQ won't be saved.");
  const design = useUnsavedGuard("Your design changes won't be saved.");
  const images = useUnsavedGuard("Your image hasn't finished uploading and won't be saved.");
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
