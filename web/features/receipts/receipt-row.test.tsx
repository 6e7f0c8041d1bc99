import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Payment } from '../../../worker/contract/payments.ts';
import { ReceiptRow } from './receipt-row.tsx';

const payment: Payment = {
  id: 1,
  amount: 300,
  currency: 'usd',
  status: 'succeeded',
  createdAt: '2027-06-12T23:30:00.000Z',
  receiptUrl: 'https://pay.stripe.example/receipt',
  couponCode: null,
};

it('shows a payment with its receipt', () => {
  render(<ReceiptRow payment={payment} />);
  expect(screen.getByText('3.00 USD')).toBeVisible();
  expect(screen.getByRole('link', { name: /View Receipt/ })).toHaveAttribute('href', payment.receiptUrl);
});

it('shows a coupon for the full price as 0.00', () => {
  render(<ReceiptRow payment={{ ...payment, amount: 0, receiptUrl: null, couponCode: 'FREE100' }} />);
  expect(screen.getByText('0.00 USD')).toBeVisible();
  expect(screen.getByText('Coupon FREE100')).toBeVisible();
  expect(screen.queryByText('No receipt available')).not.toBeInTheDocument();
});
