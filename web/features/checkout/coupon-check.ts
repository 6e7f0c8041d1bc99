import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { CouponResult } from '../../../worker/contract/payments.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';

/** Delay after the last keystroke before a code is validated. */
const DEBOUNCE_MS = 500;

/** State of the coupon field. Not `checked` while typing and while the server validates. */
export type CouponState = { text: string; checked: boolean; result?: CouponResult; error?: string };

const NO_COUPON: CouponState = { text: '', checked: true };

/** US cents to pay with the coupon. */
export const toCouponPrice = ({ result }: CouponState) => result?.finalAmount ?? FULL_ACCESS_CENTS;

/** The valid code; empty for the full price. */
export const toCouponCode = ({ text, result }: CouponState) => (result ? text.trim() : '');

const toMessage = (error: unknown) =>
  error instanceof ApiError ? (toServerMessage(error) ?? t('invalidCoupon')) : t('couponCheckFailed');

/**
 * Validates a coupon 500 ms after typing stops; emptying the field restores the full price at once. Requests are made
 * one at a time, since each sets the price of the payment, and only the latest result counts. A store for
 * useSyncExternalStore.
 */
export function createCouponCheck(validate: (code: string) => Promise<CouponResult>) {
  let coupon = NO_COUPON;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(next: CouponState) {
    coupon = next;
    for (const listener of listeners) listener();
  }

  function request() {
    clearTimeout(timer);
    const requested = coupon;
    const code = requested.text.trim();
    lastRequest = lastRequest.then(async () => {
      // The text has changed since; a newer request follows.
      if (coupon !== requested) return;
      const next = await validate(code).then(
        (result) => (code ? { result } : {}),
        (error: unknown) => ({ error: toMessage(error) }),
      );
      if (coupon === requested) set({ text: requested.text, checked: true, ...next });
    });
  }

  return {
    read: () => coupon,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Call on every change of the input. */
    setText(text: string) {
      clearTimeout(timer);
      if (text.trim() === coupon.text.trim() && coupon.checked) return set({ ...coupon, text });
      set({ text, checked: false });
      if (text.trim() === '') request();
      else timer = setTimeout(request, DEBOUNCE_MS);
    },
    /** Validates without waiting for the delay. */
    checkNow() {
      if (!coupon.checked) request();
    },
    /** Shows that the server rejected the code later on. */
    reject(error: string) {
      set({ text: coupon.text, checked: true, error });
    },
    /** Cancels a pending validation. */
    stop: () => clearTimeout(timer),
  };
}
export type CouponCheck = ReturnType<typeof createCouponCheck>;
