import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Congratulations } from './congratulations.tsx';
import type { CheckoutStart as Start } from './queries.ts';

/** From the desk to the congratulations; a project that is paid already begins with these. */
export function CheckoutView({ checkout, onCanceled }: { checkout: Start; onCanceled: () => void }) {
  const [paid, setPaid] = useState<Project | null>(null);
  if (paid) return <Congratulations project={paid} fresh />;
  if (checkout.kind === 'paid') return <Congratulations project={checkout.project} fresh={false} />;
  return <OpenCheckout start={checkout} onPaid={setPaid} onEnded={onCanceled} />;
}

type Props = {
  start: Exclude<Start, { kind: 'paid' }>;
  onPaid: (paid: Project) => void;
  onEnded: () => void;
};

function OpenCheckout({ start, onPaid, onEnded }: Props) {
  useTitle('Full Access · Foldout');
  return (
    <div className="mx-auto grid max-w-224 gap-6">
      {/* A whole new page: what the provider's script may do here, it may not do on an itinerary. */}
      <a
        href={`/project/${start.project.projectId}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start no-underline hover:underline"
      >
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        Back to Itinerary
      </a>
      {start.kind === 'open' ? (
        <CheckoutForm key={start.clientSecret} checkout={start} onPaid={onPaid} onCanceled={onEnded} />
      ) : (
        <div className="grid gap-3">
          <h1 className="title text-2xl">Full Access Itinerary</h1>
          <p role="alert">{start.message}</p>
        </div>
      )}
    </div>
  );
}
