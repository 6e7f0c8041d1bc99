import type { ReactNode } from 'react';
import type { DeliveryDescription } from './describe-delivery.ts';

const ICONS = {
  waiting: 'i-lucide-clock text-muted',
  ok: 'i-lucide-mail-check text-ok',
  failed: 'i-lucide-mail-warning text-danger',
};

/** One line about an email, announced when it changes. */
export function MailLine({ kind, children }: { kind: DeliveryDescription['kind']; children: ReactNode }) {
  return (
    <p role="status" className="flex gap-3">
      {kind === 'sending' ? (
        <span className="spinner mt-1" aria-hidden="true" />
      ) : (
        <span className={`mt-0.5 shrink-0 text-lg ${ICONS[kind]}`} aria-hidden="true" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}
