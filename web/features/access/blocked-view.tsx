import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticeCard } from '../../ui/page/notice-card.tsx';
import { formatUnlockTime } from './unlock-time.ts';

type Props = {
  title: string;
  children: ReactNode;
  homeLabel: string;
  /** Epoch milliseconds, if known. */
  unlocksAt?: number;
  /** Shows the form again; offered once the lock has ended. */
  onRetry: () => void;
};

/** Replaces the form after too many wrong codes. Takes the focus, so that screen readers announce it. */
export default function BlockedView({ title, children, homeLabel, unlocksAt, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (unlocksAt === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [unlocksAt]);
  const unlockTime = unlocksAt === undefined ? undefined : formatUnlockTime(unlocksAt, now);

  return (
    <NoticeCard
      cover="camping"
      title={title}
      heading={heading}
      actions={
        <>
          {unlockTime === null && (
            <Button variant="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          <LinkButton to="/">{homeLabel}</LinkButton>
        </>
      }
    >
      {children}
      {unlockTime && <p className="font-semibold">{unlockTime}</p>}
    </NoticeCard>
  );
}
