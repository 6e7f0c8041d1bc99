import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
export function BlockedView({ title, children, homeLabel, unlocksAt, onRetry }: Props) {
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
    <div className="grid justify-items-start gap-4">
      <span className="i-lucide-lock-keyhole text-2xl text-danger" aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1} className="title text-2xl outline-none">
        {title}
      </h1>
      {children}
      {unlockTime && <p className="font-semibold">You can try again {unlockTime}.</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {unlockTime === null && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <LinkButton to="/">{homeLabel}</LinkButton>
      </div>
    </div>
  );
}
