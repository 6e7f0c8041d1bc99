import { type ReactNode, useRef, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { clearCreatedProject, readCreatedProject } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { tNodes } from '../../ui/t-nodes.ts';

type Props = {
  theme: DialogTheme;
  /** The itinerary now: its codes may change when its owner's email is corrected. */
  project: Pick<Project, 'accessCode' | 'adminCode' | 'customColors'>;
  /** Events to review. If there are some, the dialog shows only them. */
  toReview: ReactNode;
  hasToReview: boolean;
  /** The codes are in no email: they are shown at once. */
  isOnlyHere: boolean;
  /** The email failed: that comes before the codes. */
  isMailFirst: boolean;
  /** Delivery of the email with the codes. */
  children: ReactNode;
  /** Events wait and none was added: adding them comes before sharing, which does not get the focus then. */
  isEmpty: boolean;
  /** Opens the share sheet of the device over the dialog; undefined where there is none. */
  onShare: (() => void) | undefined;
  /** Gets the focus after closing: nothing on the page has opened the dialog. */
  findNextFocus: () => HTMLElement | null;
  /** Called after the closing animation; `isSharing` if the host wants to share the itinerary next. */
  onClose: (isSharing: boolean) => void;
};

/**
 * Codes and link of the project just created in this tab, from session storage. Closing removes the stored entry.
 */
export default function CelebrationDialog({ theme, project, onShare, onClose, ...props }: Props) {
  const [open, setOpen] = useState(true);
  const [created] = useState(readCreatedProject);
  const isSharing = useRef(false);
  const mainButton = useRef<HTMLButtonElement>(null);
  if (!created) return null;
  const { projectId, projectName } = created;
  const { hasToReview, isEmpty, isOnlyHere, isMailFirst } = props;
  const codes = (
    <dl className="grid">
      <Row name={t('hostProjectId')} text={projectId} />
      <Row name={t('hostAccessCode')} text={project.accessCode} note={t('forGuestsViewOnly')} />
      <Row
        name={t('hostAdminCode')}
        text={project.adminCode ?? created.adminCode}
        note={t('forYouEditing')}
      />
      <Row name={t('linkLabel')} text={`${location.origin}/project/${projectId}`} plain />
    </dl>
  );

  const shownCodes = (
    <div key="codes">
      {hasToReview && isOnlyHere && <p className="pb-3 text-muted">{t('saveBothCodes')}</p>}
      {hasToReview && !isOnlyHere ? <Folded>{codes}</Folded> : codes}
    </div>
  );
  // With keys, so that a form in it stays when it moves.
  const mail = <div key="mail">{props.children}</div>;

  function change(next: boolean) {
    if (!next) clearCreatedProject();
    setOpen(next);
  }

  function share() {
    if (onShare) return onShare();
    isSharing.current = true;
    change(false);
  }

  return (
    <>
      <Confetti colors={project.customColors} />
      <Dialog
        open={open}
        onOpenChange={change}
        onClosed={() => onClose(isSharing.current)}
        theme={theme}
        title={tNodes('itineraryReady', { name: <bdi>{projectName}</bdi> })}
        description={hasToReview ? undefined : t('saveBothCodes')}
        initialFocus={mainButton}
        finalFocus={props.findNextFocus}
        keepOnOutsideClick
        actions={
          <>
            <Button ref={isEmpty ? mainButton : undefined} onClick={() => change(false)}>
              {t('startPlanning')}
            </Button>
            <Button
              ref={isEmpty ? undefined : mainButton}
              variant={isEmpty ? 'quiet' : 'primary'}
              onClick={share}
            >
              {!isEmpty && <span className="i-lucide-share-2" aria-hidden="true" />}
              {t('share')}
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          {props.toReview}
          {isMailFirst ? [mail, shownCodes] : [shownCodes, mail]}
        </div>
      </Dialog>
    </>
  );
}

/** The codes, which the email has too. */
function Folded({ children }: { children: ReactNode }) {
  return (
    <details className="group border-b">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-600">
        <span className="i-lucide-key-round text-muted" aria-hidden="true" />
        {t('codesAndLink')}
        <span className="i-lucide-chevron-down ms-auto group-open:[rotate:180deg]" aria-hidden="true" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

type RowProps = {
  name: string;
  text: string;
  note?: string;
  /** Shown in the text font, for text that is not a code. */
  plain?: boolean;
};

function Row({ name, text, note, plain }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-gutter border-b py-3 first:pt-0 max-[20rem]:grid-cols-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd
        className={
          plain
            ? 'text-sm break-all'
            : 'font-mono text-lg font-semibold tracking-[min(0.1em,0.5vw)] whitespace-nowrap'
        }
      >
        {text}
      </dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
      <dd className="col-start-2 row-start-1 row-span-3 max-[20rem]:col-auto max-[20rem]:row-auto">
        <CopyButton variant="quiet" className="-me-[min(1.125rem,4.5vw)]" text={text} what={name} />
      </dd>
    </div>
  );
}
