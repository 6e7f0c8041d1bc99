import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { MailBanner } from './mail-banner.tsx';
import { ReceiptLine } from './receipt-line.tsx';

const MAIL = 'GET /api/projects/ABCD2345/codes-mail';
const TYPO = 'nora@gmial.com';
const sent: CodesMail = {
  status: 'sent',
  email: TYPO,
  problem: null,
  isDelivered: true,
  mayHaveArrived: true,
  canCorrect: true,
};
const bounced: CodesMail = { ...sent, status: 'failed', problem: 'address', isDelivered: false };

it('says that the address is wrong, where the host is, and offers to correct it', async () => {
  mockApi({ [MAIL]: { body: bounced } });
  await renderComponent(<MailBanner projectId="ABCD2345" />);
  expect(await screen.findByRole('status')).toHaveTextContent(`Email to ${TYPO} failed.`);
  // Links after the line, not buttons.
  expect(screen.getByRole('button', { name: 'Correct address' })).toHaveClass('link');
});

it('says nothing while nothing is wrong', async () => {
  mockApi({ [MAIL]: { body: sent } });
  await renderComponent(
    <>
      <MailBanner projectId="ABCD2345" />
      <ReceiptLine projectId="ABCD2345" email={TYPO} />
    </>,
  );
  // Shown with the same answer as the banner.
  expect(await screen.findByText(/on its way/)).toBeVisible();
  expect(screen.queryByText(/were (sent|delivered) to/)).toBeNull();
});

it.each([
  [sent, `Your receipt is on its way to ${TYPO}.`, /failed/],
  [bounced, `Email to ${TYPO} failed.`, /on its way/],
])('promises the receipt only to an address that takes email', async (mail, said, unsaid) => {
  mockApi({ [MAIL]: { body: mail } });
  await renderComponent(<ReceiptLine projectId="ABCD2345" email={TYPO} />);
  await waitFor(() => expect(document.body).toHaveTextContent(said));
  expect(screen.queryByText(unsaid)).toBeNull();
});

it('asks about a likely typing error while the address is typed', async () => {
  mockApi();
  const { user } = await renderComponent(
    <CorrectEmailForm projectId="ABCD2345" email="" mayHaveArrived={false} onDone={() => undefined} />,
  );
  const field = screen.getByRole('textbox', { name: 'Email address' });
  await user.type(field, TYPO);
  await user.click(await screen.findByRole('button', { name: 'nora@gmail.com' }));
  expect(field).toHaveValue('nora@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
