import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { formatUnlockTime } from './unlock-time.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** What the way home says. */
  homeLabel: string;
  /** Milliseconds since the epoch, where the server told it. */
  unlocksAt?: number;
  /** Back to the form, offered once the lock is open. */
  onRetry: () => void;
};

/** Stands where the form was after too many wrong codes. Takes the focus, so that it is read out. */
export function BlockedView({ title, children, homeLabel, unlocksAt, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (unlocksAt === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [unlocksAt]);
  const opening = unlocksAt === undefined ? undefined : formatUnlockTime(unlocksAt, now);

  return (
    <div className="grid justify-items-start gap-4">
      <span className="i-lucide-lock-keyhole text-2xl text-danger" aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1} className="title text-2xl outline-none">
        {title}
      </h1>
      {children}
      {opening && <p className="font-semibold">You can try again {opening}.</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {opening === null && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <LinkButton to="/">{homeLabel}</LinkButton>
      </div>
    </div>
  );
}
