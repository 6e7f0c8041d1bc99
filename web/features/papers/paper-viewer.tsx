import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import type { Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { toPaperPath } from '../../lib/paper-paths.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogEntry } from '../../ui/dialogs/use-dialog-entry.ts';
import './papers.css';

type Props = { projectId: string; paper: Paper; onClosed: () => void };

/** An image on the whole screen, on white whatever the theme, for a scanner. The screen stays on. */
export function PaperViewer({ projectId, paper, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [isFailed, setFailed] = useState(false);
  useDialogEntry(open, () => setOpen(false));
  useWakeLock();
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => setOpen(isOpen)}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed()}
    >
      <Base.Portal>
        <Base.Popup className="paper-viewer" aria-label={paper.title}>
          <header>
            <Base.Title className="min-w-0 truncate font-600" dir="auto">
              {paper.title}
            </Base.Title>
            <Base.Close render={<Button variant="quiet" size="icon" aria-label={t('close')} />}>
              <span className="i-lucide-x text-lg" aria-hidden="true" />
            </Base.Close>
          </header>
          {isFailed ? (
            <p role="alert">{t('ticketsFailed')}</p>
          ) : (
            <img src={toPaperPath(projectId, paper.id)} alt={paper.title} onError={() => setFailed(true)} />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Keeps the screen on, where the browser can. */
function useWakeLock() {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
