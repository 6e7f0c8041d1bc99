import type { CouponResult, PaymentProcessing } from '../../../worker/contract/payments.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';

/** State of a checkout when it is opened. */
export type CheckoutStart =
  | { kind: 'open'; project: Project; publishableKey: string; clientSecret: string; paymentIntentId: string }
  | { kind: 'paid'; project: Project }
  | { kind: 'unconfigured'; project: Project; message: string };

/**
 * Starts the checkout of a project. A reload or a second tab gets the same payment; `paid` if it went through already.
 * Throws ApiError.
 */
export async function startCheckout(projectId: string): Promise<CheckoutStart> {
  const [started, config, project] = await Promise.all([
    requestClientSecret(projectId),
    unwrap(api.config.$get()),
    readProject(projectId),
  ]);
  if (started instanceof ApiError && started.body?.code === 'CONFLICT') {
    return { kind: 'paid', project: await readPaidProject(projectId, started) };
  }
  if (started instanceof ApiError || !config.stripePublishableKey) {
    return { kind: 'unconfigured', project, message: t('paymentsNotConfigured') };
  }
  const { stripePublishableKey: publishableKey } = config;
  return {
    kind: 'open',
    project,
    publishableKey,
    clientSecret: started,
    paymentIntentId: toPaymentIntentId(started),
  };
}

/** The client secret, or the error if the project is paid or payments are not configured. */
async function requestClientSecret(projectId: string): Promise<string | ApiError> {
  try {
    return (await unwrap(api.projects[':projectId'].upgrade.$post({ param: { projectId } }))).clientSecret;
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (error instanceof ApiError && (code === 'CONFLICT' || code === 'NOT_CONFIGURED')) return error;
    throw error;
  }
}

async function readProject(projectId: string): Promise<Project> {
  return (await unwrap(api.projects[':projectId'].$get({ param: { projectId } }))).project;
}

/** Throws `error` unless the project is paid: Stripe also reports conflicts for other reasons. */
async function readPaidProject(projectId: string, error: ApiError): Promise<Project> {
  const project = await readProject(projectId);
  if (!project.isPaid) throw error;
  return project;
}

/** The payment intent's id is the part of its client secret before the marker. */
function toPaymentIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? '';
}

/** Applies a coupon to the payment; an empty code restores the full price. Throws ApiError for an invalid code. */
export function validateCoupon(paymentIntentId: string, couponCode: string): Promise<CouponResult> {
  return unwrap(api['validate-coupon'].$post({ json: { paymentIntentId, couponCode } }));
}

/** What unlocks Full Access: a payment, or a coupon that covers the full price. */
export type PaymentProof = { paymentIntentId: string } | { couponCode: string };

/** Asks the server to verify the payment and unlock Full Access. Idempotent. */
export async function confirmProjectPayment(
  projectId: string,
  json: PaymentProof,
): Promise<Project | PaymentProcessing> {
  const body = await unwrap(
    api.projects[':projectId']['confirm-payment'].$post({ param: { projectId }, json }),
  );
  return 'processing' in body ? body : body.project;
}
