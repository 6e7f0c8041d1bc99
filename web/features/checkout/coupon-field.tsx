import type { Ref } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { formatDollars } from '../../lib/money.ts';
import { TextField } from '../../ui/forms/field.tsx';
import type { CouponCheck, CouponState } from './coupon-check.ts';

type Props = {
  ref?: Ref<HTMLInputElement>;
  coupon: CouponState;
  check: CouponCheck;
  disabled: boolean;
};

/** The coupon code and its result. Enter validates it without a delay. */
export function CouponField({ ref, coupon, check, disabled }: Props) {
  const { text, checked, result, error } = coupon;
  return (
    <form
      noValidate
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        check.checkNow();
      }}
    >
      <TextField
        ref={ref}
        label={t('couponCode')}
        name="couponCode"
        value={text}
        error={error}
        disabled={disabled}
        placeholder={t('couponOptional')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="uppercase placeholder:normal-case"
        onChange={(event) => check.setText(event.target.value)}
      />
      {/* Always rendered: a live region has to exist before its text, and its height is reserved. */}
      <p
        role="status"
        className={`flex items-center gap-2 text-sm ${error ? 'visually-hidden' : '-mb-2.5 min-h-5'}`}
      >
        {!checked && text.trim() !== '' && (
          <>
            <span className="spinner" aria-hidden="true" />
            {t('checkingCoupon')}
          </>
        )}
        {checked && result && (
          <span className="flex items-center gap-2 text-ok">
            <span className="i-lucide-check" aria-hidden="true" />
            {result.freeUpgrade
              ? t('allOff')
              : t('amountOff', { amount: formatDollars(result.discountAmount) })}
          </span>
        )}
        {error}
      </p>
    </form>
  );
}
