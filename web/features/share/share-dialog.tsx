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
  const [open, setOpen] = useState(true);
  const isHost = mayDo(project, 'edit-content');
  const [subscribing, setSubscribing] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      theme={theme}
      title={t('shareItinerary')}
      description={
        isHost ? 'Anyone with the access code can view it. Editing needs the admin code.' : undefined
      }
    >
      <div className="grid gap-6">
        {!isHost && (
          <InstantAccess
            projectId={project.projectId}
            title={project.customTitle ?? project.name}
            dates={dates}
          />
        )}
        {isHost && project.accessCode === '' && (
          <p className="text-danger">
            Set a new code before sharing: Admin Tools, Security tab. The old one no longer works.
          </p>
        )}
        {isHost && project.accessCode !== '' && <LinkOptions project={project} dates={dates} />}
        {isHost && (
          <details className="border-t pt-2" onToggle={(event) => setSubscribing(event.currentTarget.open)}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-600">
              <span className="i-lucide-calendar-sync" aria-hidden="true" />
              {t('subscribe')}
              <span
                className={`i-lucide-chevron-down ms-auto ${subscribing ? 'rotate-180' : ''}`}
                aria-hidden="true"
              />
            </summary>
            {subscribing && (
              <CalendarSubscription
                projectId={project.projectId}
                people={people}
                isPersonal={project.viewer.person?.linked ?? false}
              />
            )}
          </details>
        )}
        {children}
        {isHost && (
          <p className="flex gap-3 border-t pt-5 text-muted">
            <span className="i-lucide-lightbulb mt-1" aria-hidden="true" />
            Tip: To use your own code, change the access code in Admin Tools, Security tab, before sharing.
            Earlier links stop working when the code changes.
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
          <h3 className="title text-lg">Option 1: Invite link</h3>
          <p className="text-muted">Includes the code; opens in one tap.</p>
        </div>
        <InstantAccess projectId={projectId} title={project.customTitle ?? project.name} dates={dates} />
      </section>
      <section className="grid gap-2 border-t pt-4 text-sm">
        <div>
          <h3 className="font-600">Option 2: Link and code separately</h3>
          <p className="text-muted">Use this in public places; send the code privately.</p>
        </div>
        <CopyableText text={`${location.origin}/access/${projectId}`} what="basic link" />
        <CopyableText text={accessCode} what="access code" code />
      </section>
    </>
  );
}
