import { formatDollars } from '../../lib/money.ts';
import { TextField } from '../../ui/forms/field.tsx';
import type { CouponCheck, CouponState } from './coupon-check.ts';

type Props = { coupon: CouponState; check: CouponCheck; disabled: boolean };

/** The code of a coupon and what came of it. Enter looks it up at once. */
export function CouponField({ coupon, check, disabled }: Props) {
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
        label="Coupon code"
        name="couponCode"
        value={text}
        error={error}
        disabled={disabled}
        placeholder="Optional"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="uppercase placeholder:normal-case"
        onChange={(event) => check.setText(event.target.value)}
      />
      {/* Kept, so that what comes into it is read out; its line is reserved, so that nothing jumps. */}
      <p role="status" className={`flex items-center gap-2 text-sm ${error ? 'only-read' : 'min-h-5'}`}>
        {!checked && text.trim() !== '' && (
          <>
            <span className="spinner" aria-hidden="true" />
            Checking the code…
          </>
        )}
        {checked && result && (
          <span className="flex items-center gap-2 text-ok">
            <span className="i-lucide-check" aria-hidden="true" />
            {result.freeUpgrade
              ? 'Covers the full price.'
              : `You save ${formatDollars(result.discountAmount)}.`}
          </span>
        )}
        {error}
      </p>
    </form>
  );
}
