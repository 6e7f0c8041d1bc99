import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { deliverDatabaseMessages } from '../jobs/deliver-database-messages.ts';
import { countUses, expectAgreement, inAnHour, type Operation, readBoth } from './crossings.ts';
import {
  createCoupon,
  createTrialItinerary,
  payIntent,
  postConfirmPayment,
  startTestCheckout,
} from './payment.ts';

/** Those of `CROSSING_OPERATIONS` that are about money. */
export const PAYMENT_OPERATIONS: Record<string, Operation> = {
  'paying with a coupon': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 50, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      const intentId = await startTestCheckout(itinerary.projectId);
      const coupon = { couponCode: code, paymentIntentId: intentId };
      expect((await browser.post('/api/validate-coupon', coupon)).status).toBe(200);
      expect(await countUses(code)).toEqual({ uses: 0, reserved: 1 });
      await payIntent(intentId);
      return {
        run: () => postConfirmPayment(itinerary, { paymentIntentId: intentId }),
        check: async () => {
          await postConfirmPayment(itinerary, { paymentIntentId: intentId });
          expect((await readBoth(itinerary.id)).project?.paid).toBe(1);
          await deliverDatabaseMessages(env, inAnHour());
          await expectAgreement(itinerary.id);
          expect(await countUses(code)).toEqual({ uses: 1, reserved: 0 });
        },
      };
    },
  },
  'applying a coupon and taking it off': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 50, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      const paymentIntentId = await startTestCheckout(itinerary.projectId);
      const apply = (couponCode: string) =>
        browser.post('/api/validate-coupon', { couponCode, paymentIntentId });
      return {
        run: async () => {
          await apply(code);
          await apply('');
        },
        check: async () => {
          expect((await apply('')).status).toBe(200);
          await deliverDatabaseMessages(env, inAnHour());
          // A reservation whose request was stopped is freed by the next one that needs the use.
          await env.DB.prepare('UPDATE coupon_uses SET reserved_until = 1 WHERE code = ?').bind(code).run();
          const other = await createTrialItinerary();
          const intent = await startTestCheckout(other.projectId, other.host);
          const used = await other.host.post('/api/validate-coupon', {
            couponCode: code,
            paymentIntentId: intent,
          });
          expect(used.status).toBe(200);
          expect(await countUses(code)).toEqual({ uses: 0, reserved: 1 });
        },
      };
    },
  },
  'unlocking with a coupon for the full price': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 100, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      return {
        run: () => postConfirmPayment(itinerary, { couponCode: code }),
        check: async () => {
          await postConfirmPayment(itinerary, { couponCode: code });
          await deliverDatabaseMessages(env, inAnHour());
          expect((await readBoth(itinerary.id)).project?.paid).toBe(1);
          await expectAgreement(itinerary.id);
          expect(await countUses(code)).toEqual({ uses: 1, reserved: 0 });
        },
      };
    },
  },
  'withdrawing from a purchase': {
    prepare: async (browser) => {
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      const paymentIntentId = await startTestCheckout(itinerary.projectId);
      await payIntent(paymentIntentId);
      await postConfirmPayment(itinerary, { paymentIntentId });
      const withdraw = () => browser.post(`${itinerary.path}/withdrawal`, { confirm: true });
      return {
        run: withdraw,
        check: async () => {
          expect((await withdraw()).status).toBe(200);
          expect((await readBoth(itinerary.id)).project?.paid).toBe(0);
          await expectAgreement(itinerary.id);
        },
      };
    },
  },
};
