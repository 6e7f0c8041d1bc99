import { type AccessRow, expectCan, expectForAll, toProjectRoute } from './access-row.ts';
import { payTestCheckout, startTestCheckout } from './payment.ts';

export const PAYMENT_ACCESS_ROWS: AccessRow[] = [
  {
    resource: 'payments',
    method: 'POST',
    route: toProjectRoute('/upgrade'),
    isTrial: true,
    expected: expectCan('upgrade'),
  },
  {
    resource: 'coupons',
    method: 'POST',
    route: '/api/validate-coupon',
    isTrial: true,
    body: async ({ project }) => ({
      couponCode: '',
      paymentIntentId: await startTestCheckout(project.projectId),
    }),
    // A payment of another project does not exist for the caller, and neither does one for a viewer.
    expected: { ...expectForAll(404), anonymous: 401, admin: 'ok', owner: 'ok' },
  },
  {
    resource: 'payments',
    method: 'POST',
    route: toProjectRoute('/confirm-payment'),
    isTrial: true,
    body: async ({ project }) => ({ paymentIntentId: await payTestCheckout(project.projectId) }),
    expected: expectCan('upgrade'),
  },
  {
    resource: 'payments',
    method: 'GET',
    route: toProjectRoute('/payments'),
    expected: expectCan('see-receipts'),
  },
  {
    // Authorized by Stripe's signature, which is missing here.
    resource: 'webhooks',
    method: 'POST',
    route: '/api/webhooks/stripe',
    body: () => ({}),
    expected: expectForAll(400),
  },
];
