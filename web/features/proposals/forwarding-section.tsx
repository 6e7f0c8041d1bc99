import { t } from '../../../worker/messages/t.ts';
import { ProjectIntake } from './project-intake.tsx';

/** In the More tab: where to forward confirmations and plans. */
export function ForwardingSection({ projectId }: { projectId: string }) {
  return (
    <section className="grid gap-3" aria-labelledby="forwarding">
      <h3 id="forwarding" className="font-600">
        {t('forwardEmails')}
      </h3>
      <p className="text-muted">{t('forwardToPlan')}</p>
      <ProjectIntake projectId={projectId} />
    </section>
  );
}
