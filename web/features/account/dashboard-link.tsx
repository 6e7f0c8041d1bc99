import { useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { buttonClass } from '../../ui/button.tsx';
import { wasSignedIn } from './signed-in-hint.ts';

/** Link to the dashboard. Its text depends on a hint in storage, which saves a request on every visit. */
export function DashboardLink({ className = '' }: { className?: string }) {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(wasSignedIn()), []);
  return (
    // A full page load, because the dashboard takes payments and has its own content security policy.
    <a href="/dashboard" className={buttonClass({ variant: 'quiet' }, className)}>
      {signedIn ? t('dashboard') : t('signIn')}
    </a>
  );
}
