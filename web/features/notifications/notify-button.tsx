import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Identity } from '../../../worker/contract/people.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import './notifications.css';
import { useIsNotified } from './use-is-notified.ts';

const loadDialog = () => import('./notify-dialog.tsx');

type Props = { projectId: string; person: Identity | null; theme: DialogTheme };

/**
 * "Notify me" at the end of the page's footer, which keeps its place free (itinerary.css): added when everything else is
 * there, so that no guest waits for it.
 */
export function NotifyButton({ projectId, person, theme }: Props) {
  const [footer, setFooter] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isNotified = useIsNotified(projectId, person, isOpen);
  useEffect(() => setFooter(document.querySelector('.page-foot nav')), []);
  const prepare = () => void loadDialog().catch(() => undefined);
  if (!footer) return null;
  return (
    <>
      {createPortal(
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <span
            className={`${isNotified ? 'i-lucide-bell-ring' : 'i-lucide-bell'} text-lg`}
            aria-hidden="true"
          />
          <span className="page-foot-label">Notify me</span>
          {isNotified && <span className="visually-hidden">(on)</span>}
        </button>,
        footer,
      )}
      {isOpen && (
        <LazyComponent load={loadDialog} onFail={() => setOpen(false)}>
          {(NotifyDialog) => (
            <NotifyDialog
              projectId={projectId}
              person={person}
              theme={theme}
              onClosed={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
