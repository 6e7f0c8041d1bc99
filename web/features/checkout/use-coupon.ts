import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCouponCheck } from './coupon-check.ts';
import { validateCoupon } from './queries.ts';

/** The coupon of a payment: the text typed and its result. */
export function useCoupon(intentId: string) {
  const [check] = useState(() => createCouponCheck((code) => validateCoupon(intentId, code)));
  useEffect(() => check.stop, [check]);
  return { check, coupon: useSyncExternalStore(check.subscribe, check.read) };
}
