import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Identity } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import './notifications.css';
import { useIsNotified } from './use-is-notified.ts';

type Props = {
  projectId: string;
  person: Identity | null;
  /** The id of the element in the button that opens the dialog. */
  placeId: string;
  /** While a dialog is open, it may change. */
  isChanging: boolean;
};

/** Marks the button for notifications if they are on in this browser. */
export function NotifyState({ projectId, person, placeId, isChanging }: Props) {
  const [place, setPlace] = useState<Element | null>(null);
  const isNotified = useIsNotified(projectId, person, isChanging);
  useEffect(() => setPlace(document.getElementById(placeId)), [placeId]);
  if (!place || !isNotified) return null;
  return createPortal(
    <span className="notify-on">
      <span className="visually-hidden">{t('isOn')}</span>
    </span>,
    place,
  );
}
