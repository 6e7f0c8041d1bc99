import { type ReactNode, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';
import { CopyableText } from './copyable-text.tsx';
import { InstantAccess } from './instant-access.tsx';

type Props = {
  project: Project;
  /** First to last day of the itinerary; undefined without events. */
  dates: string | undefined;
  /** Attendees whose events can be subscribed to separately. */
  people: readonly string[];
  theme: DialogTheme;
  onClose: () => void;
  /** Other ways to share. */
  children?: ReactNode;
};

/** For guests the ready link; for hosts also the one without the code, and the calendar subscription. */
export default function ShareDialog({ project, dates, people, theme, onClose, children }: Props) {
  const isHost = mayDo(project, 'edit-content');
  const [subscribing, setSubscribing] = useState(false);
  return (
    <Dialog
      onClosed={onClose}
      theme={theme}
      title={t('shareItinerary')}
      description={isHost ? t('hostShareText') : undefined}
    >
      <div className="grid gap-6">
        {!isHost && (
          <InstantAccess
            projectId={project.projectId}
            title={project.customTitle ?? project.name}
            dates={dates}
          />
        )}
        {isHost && project.accessCode === '' && <p className="text-danger">{t('shareNeedsCode')}</p>}
        {isHost && project.accessCode !== '' && <LinkOptions project={project} dates={dates} />}
        {isHost && (
          <details className="border-t pt-2" onToggle={(event) => setSubscribing(event.currentTarget.open)}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-600">
              <span className="i-lucide-calendar-sync" aria-hidden="true" />
              {t('subscribe')}
              <span
                className={`i-lucide-chevron-down ms-auto ${subscribing ? '[rotate:180deg]' : ''}`}
                aria-hidden="true"
              />
            </summary>
            {subscribing && (
              <CalendarSubscription
                projectId={project.projectId}
                people={people}
                reader={project.viewer.person}
              />
            )}
          </details>
        )}
        {children}
        {isHost && (
          <p className="flex gap-3 border-t pt-5 text-muted">
            <span className="i-lucide-lightbulb mt-1" aria-hidden="true" />
            {t('shareTip')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function LinkOptions({ project, dates }: Pick<Props, 'project' | 'dates'>) {
  const { projectId, accessCode } = project;
  return (
    <>
      <section className="grid gap-3">
        <div>
          <h3 className="title text-lg">{t('shareOption1')}</h3>
          <p className="text-muted">{t('shareOption1Text')}</p>
        </div>
        <InstantAccess projectId={projectId} title={project.customTitle ?? project.name} dates={dates} />
      </section>
      <section className="grid gap-2 border-t pt-4 text-sm">
        <div>
          <h3 className="font-600">{t('shareOption2')}</h3>
          <p className="text-muted">{t('shareOption2Text')}</p>
        </div>
        <CopyableText text={`${location.origin}/access/${projectId}`} what={t('basicLink')} />
        <CopyableText text={accessCode} what={t('accessCodeNoun')} code />
      </section>
    </>
  );
}
