import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';
import { CopyableText } from './copyable-text.tsx';

type Props = {
  project: Project;
  /** Whose events alone a calendar program may be given. */
  people: readonly string[];
  onClose: () => void;
};

/**
 * Two ways to let somebody in: one link that carries the code, or a bare link and the code beside it. And one to
 * have the plan in one's own calendar, folded as few look for it.
 */
export default function ShareDialog({ project, people, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [subscribing, setSubscribing] = useState(false);
  const basic = `${location.origin}/access/${project.projectId}`;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Share this itinerary"
      description="Whoever has the access code can read it. Only the admin code lets people edit."
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="font-600">Option 1: one ready link</h3>
          <p className="text-muted">It carries the access code, so it opens with one tap.</p>
          <CopyableText text={`${basic}?code=${project.accessCode}`} what="ready link" />
        </section>
        <section className="grid gap-3 border-t pt-5">
          <h3 className="font-600">Option 2: link and code apart</h3>
          <p className="text-muted">
            For a list or a page that others see too. Send the code to your guests alone.
          </p>
          <CopyableText text={basic} what="basic link" />
          <CopyableText text={project.accessCode} what="access code" code />
        </section>
        <details className="border-t pt-2" onToggle={(event) => setSubscribing(event.currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-600">
            <span className="i-lucide-calendar-sync" aria-hidden="true" />
            Follow it in your calendar
            <span
              className={`i-lucide-chevron-down ml-auto ${subscribing ? 'rotate-180' : ''}`}
              aria-hidden="true"
            />
          </summary>
          {subscribing && <CalendarSubscription projectId={project.projectId} people={people} />}
        </details>
        <p className="flex gap-3 border-t pt-5 text-muted">
          <span className="i-lucide-lightbulb mt-1" aria-hidden="true" />
          Tip: to use a code of your own, change the access code in Admin Tools, Security tab, before sharing.
          Links sent earlier stop working when the code changes.
        </p>
      </div>
    </Dialog>
  );
}
