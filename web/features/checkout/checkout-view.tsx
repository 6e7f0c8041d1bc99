import { type ReactNode, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Congratulations } from './congratulations.tsx';
import type { CheckoutStart } from './queries.ts';

type ViewProps = {
  checkout: CheckoutStart;
  onCanceled: () => void;
  /** Called once it is paid. */
  onPaid: (paid: Project) => void;
  /** Renders the plan of a paid itinerary, and what to do next. */
  renderPlan: (project: Project) => ReactNode;
  /** Renders where the receipt goes. */
  renderReceipt: (project: Project) => ReactNode;
};

/** The checkout page: the checkout form, or the congratulations once the project is paid. */
export function CheckoutView({ checkout, onCanceled, onPaid, renderPlan, renderReceipt }: ViewProps) {
  const [paid, setPaid] = useState<Project | null>(null);
  function finish(project: Project) {
    onPaid(project);
    setPaid(project);
  }
  if (paid) {
    return (
      <Congratulations project={paid} fresh receipt={renderReceipt(paid)}>
        {renderPlan(paid)}
      </Congratulations>
    );
  }
  if (checkout.kind === 'paid') {
    const { project } = checkout;
    return (
      <Congratulations project={project} fresh={false}>
        {renderPlan(project)}
      </Congratulations>
    );
  }
  return <OpenCheckout checkout={checkout} onPaid={finish} onCanceled={onCanceled} />;
}

type Props = {
  checkout: Exclude<CheckoutStart, { kind: 'paid' }>;
  onPaid: (paid: Project) => void;
  onCanceled: () => void;
};

function OpenCheckout({ checkout, onPaid, onCanceled }: Props) {
  useTitle(`${t('fullAccess')} · Foldout`);
  return (
    <div className="mx-auto grid max-w-224 gap-6">
      {/* A full page load, because only this page's content security policy allows Stripe. */}
      <a
        href={`/project/${checkout.project.projectId}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start no-underline hover:underline"
      >
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        {t('backToYourItinerary')}
      </a>
      {checkout.kind === 'open' ? (
        <CheckoutForm
          key={checkout.clientSecret}
          checkout={checkout}
          onPaid={onPaid}
          onCanceled={onCanceled}
        />
      ) : (
        <div className="grid gap-3">
          <h1 className="title text-2xl">{t('fullAccessItinerary')}</h1>
          <p role="alert">{checkout.message}</p>
        </div>
      )}
    </div>
  );
}
