import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { ProjectIntake } from './project-intake.tsx';

/** Ways to add a plan other than pasting: emails, and sharing from other apps. */
export function OtherWays({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="plan-other" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="i-lucide-mail" aria-hidden="true" />
        {t('forwardInstead')}
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">{t('forwardToPlan')}</p>
        {isOpen && <ProjectIntake projectId={projectId} />}
        <p className="text-sm text-muted">{describeSharing()}</p>
      </div>
    </details>
  );
}

/** Safari on iPhone and iPad offers no way to share to a web app. */
function describeSharing(): string {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0 ? t('sharingOnApple') : t('sharingToApp');
}
