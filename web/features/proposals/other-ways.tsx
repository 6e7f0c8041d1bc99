import { useState } from 'react';
import { ProjectIntake } from './project-intake.tsx';

/** Ways to add a plan other than pasting: emails, and sharing from other apps. */
export function OtherWays({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="plan-other" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="i-lucide-mail" aria-hidden="true" />
        Forward emails instead
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">
          Forward confirmations and plans to this itinerary's own address. Their events are in the Events tab
          then, to review.
        </p>
        {isOpen && <ProjectIntake projectId={projectId} />}
        <p className="text-sm text-muted">{describeSharing()}</p>
      </div>
    </details>
  );
}

/** Safari on iPhone and iPad offers no way to share to a web app. */
function describeSharing(): string {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0
    ? 'On iPhone and iPad, copy the plan in the other app and paste it here, or email it to this address.'
    : 'If you install Foldout as an app, you can also share text, calendar files and PDFs to it from other apps.';
}
