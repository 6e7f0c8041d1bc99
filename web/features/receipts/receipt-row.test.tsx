import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Payment } from '../../../worker/contract/payments.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { isWithdrawable } from './withdraw-button.tsx';

const payment: Payment = {
  id: 1,
  amount: 300,
  currency: 'usd',
  status: 'succeeded',
  createdAt: '2026-06-12T23:30:00.000Z',
  receiptUrl: 'https://pay.stripe.example/receipt',
  couponCode: null,
};

it('shows a payment with its receipt', () => {
  render(<ReceiptRow projectId="DEM0TR1P" payment={payment} />);
  expect(screen.getByText('3.00 USD')).toBeVisible();
  expect(screen.getByRole('link', { name: /View Receipt/ })).toHaveAttribute('href', payment.receiptUrl);
});

it('shows a coupon for the full price as 0.00', () => {
  render(
    <ReceiptRow
      projectId="DEM0TR1P"
      payment={{ ...payment, amount: 0, receiptUrl: null, couponCode: 'FREE100' }}
    />,
  );
  expect(screen.getByText('0.00 USD')).toBeVisible();
  expect(screen.getByText('Coupon FREE100')).toBeVisible();
  expect(screen.queryByText('No receipt available')).not.toBeInTheDocument();
});

it('offers to withdraw for 14 days, unless nothing was paid', () => {
  const now = Date.parse(payment.createdAt);
  expect(isWithdrawable(payment, now + 13 * 86_400_000)).toBe(true);
  expect(isWithdrawable(payment, now + 15 * 86_400_000)).toBe(false);
  expect(isWithdrawable({ ...payment, amount: 0 }, now)).toBe(false);
  expect(isWithdrawable({ ...payment, status: 'refunded' }, now)).toBe(false);
});
