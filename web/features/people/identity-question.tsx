import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { isIdentitySkipped, storeIdentitySkipped } from '../../lib/identity-skipped.ts';
import { Button } from '../../ui/button.tsx';
import './identity.css';

/** Asks a guest on the shared link for a name, until it is skipped. Not asked again in this browser. */
export default function IdentityQuestion({
  projectId,
  onAnswer,
}: {
  projectId: string;
  onAnswer: () => void;
}) {
  const [skipped, setSkipped] = useState(() => isIdentitySkipped(projectId));
  if (skipped) return null;
  return (
    <section className="identity-question no-print" aria-label={t('yourName')}>
      <div>
        <p>{t('whoAreYou')}</p>
        <Button variant="quiet" onClick={onAnswer}>
          {t('chooseName')}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('skip')}
          onClick={() => {
            storeIdentitySkipped(projectId, true);
            setSkipped(true);
          }}
        >
          <span className="i-lucide-x" aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
