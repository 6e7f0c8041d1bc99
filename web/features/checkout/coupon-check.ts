import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { CouponResult } from '../../../worker/contract/payments.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';

/** Milliseconds after the last key until a code is looked up. */
const DEBOUNCE_MS = 500;

/** What is known of the code in the field. Not `settled`: typing, or the server is being asked. */
export type CouponState = { text: string; checked: boolean; result?: CouponResult; error?: string };

const NONE: CouponState = { text: '', checked: true };

/** US cents to pay with it, as far as known. */
export const toCouponPrice = ({ result }: CouponState) => result?.finalAmount ?? FULL_ACCESS_CENTS;

/** The code to charge by; empty for the full price. */
export const toCouponCode = ({ text, result }: CouponState) => (result ? text.trim() : '');

const toMessage = (error: unknown) =>
  error instanceof ApiError ? (toServerMessage(error) ?? 'Invalid coupon code') : 'Failed to validate coupon';

/**
 * Looks a coupon up 500 ms after typing stops; an emptied field restores the full price at once. One
 * question at a time, since each sets the payment's price, and only the newest answer counts. A store for
 * useSyncExternalStore.
 */
export function createCouponCheck(validate: (code: string) => Promise<CouponResult>) {
  let coupon = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(next: CouponState) {
    coupon = next;
    for (const listener of listeners) listener();
  }

  function ask() {
    clearTimeout(timer);
    const typed = coupon;
    const code = typed.text.trim();
    asked = asked.then(async () => {
      // Newer words wait behind this one.
      if (coupon !== typed) return;
      const next = await validate(code).then(
        (result) => (code ? { result } : {}),
        (error: unknown) => ({ error: toMessage(error) }),
      );
      if (coupon === typed) set({ text: typed.text, checked: true, ...next });
    });
  }

  return {
    read: () => coupon,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes what the field holds after each key. */
    setText(text: string) {
      clearTimeout(timer);
      if (text.trim() === coupon.text.trim() && coupon.checked) return set({ ...coupon, text });
      set({ text, checked: false });
      if (text.trim() === '') ask();
      else timer = setTimeout(ask, DEBOUNCE_MS);
    },
    /** Looks up at once what was typed. */
    checkNow() {
      if (!coupon.checked) ask();
    },
    /** The server would not take the code after all. */
    reject(error: string) {
      set({ text: coupon.text, checked: true, error });
    },
    /** Asks nothing more. */
    stop: () => clearTimeout(timer),
  };
}
export type CouponCheck = ReturnType<typeof createCouponCheck>;
