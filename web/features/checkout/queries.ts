import type { CouponResult } from '../../../worker/contract/payments.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';

/** What a checkout begins with: a payment to make, or the news that it has been made. */
export type CheckoutStart =
  | { kind: 'open'; project: Project; publishableKey: string; clientSecret: string; paymentIntentId: string }
  | { kind: 'paid'; project: Project }
  | { kind: 'unconfigured'; project: Project; message: string };

const NOT_CONFIGURED = 'Payment processing is not configured. Please contact support.';

/**
 * Opens the checkout of a project, or finds the one that is open: a reload or a second tab gets the same
 * payment, and one that went through unseen is noticed here. Throws what the server refuses with.
 */
export async function startCheckout(projectId: string): Promise<CheckoutStart> {
  const [started, config, project] = await Promise.all([
    requestClientSecret(projectId),
    unwrap(api.config.$get()),
    // Together with the upgrade, for its name; alone it says nothing about the payment.
    readProject(projectId),
  ]);
  if (started instanceof ApiError && started.body?.code === 'CONFLICT') {
    return { kind: 'paid', project: await readPaidProject(projectId, started) };
  }
  if (started instanceof ApiError || !config.stripePublishableKey) {
    return { kind: 'unconfigured', project, message: NOT_CONFIGURED };
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

/** The payment's secret, or the refusal where that is an answer: paid already, or no payments here. */
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

/** A refusal may also be Stripe's, of a payment that cannot go on: only a paid project is paid. */
async function readPaidProject(projectId: string, refusal: ApiError): Promise<Project> {
  const project = await readProject(projectId);
  if (!project.isPaid) throw refusal;
  return project;
}

/** The payment's id is the part of its secret before the marker. */
export function toPaymentIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? '';
}

/** Sets the payment's price by a coupon; an empty code restores the full one. Throws for a code that is none. */
export function applyCoupon(paymentIntentId: string, couponCode: string): Promise<CouponResult> {
  return unwrap(api['validate-coupon'].$post({ json: { paymentIntentId, couponCode } }));
}

/** What unlocks the project: money, or a coupon that covers everything. */
export type PaymentProof = { paymentIntentId: string } | { couponCode: string };

/** Has the server look whether the project is paid. Harmless however often it is asked. */
export async function confirmProjectPayment(projectId: string, json: PaymentProof): Promise<Project> {
  return (await unwrap(api.projects[':projectId']['confirm-payment'].$post({ param: { projectId }, json })))
    .project;
}
