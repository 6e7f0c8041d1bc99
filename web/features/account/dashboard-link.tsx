import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { wasSignedIn } from './signed-in-hint.ts';

/**
 * The way to the dashboard, in the head of our own pages. Whether it says so or offers to sign in is a guess from
 * what this browser remembers: asking the server would cost every visitor a call.
 */
export function DashboardLink({ className = '' }: { className?: string }) {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(wasSignedIn()), []);
  return (
    // A whole new page: the dashboard takes payments, under a policy of its own.
    <a href="/dashboard" className={buttonClass({ variant: 'quiet' }, className)}>
      {known ? 'Dashboard' : 'Sign In'}
    </a>
  );
}
