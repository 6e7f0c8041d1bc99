import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodesMail } from '../../../worker/contract/owner-email.ts';
import { readAdminCode } from '../../lib/storage.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { CelebrationMail } from './celebration-mail.tsx';
import { DeleteByEmail } from './delete-by-email.tsx';
import { OwnerEmailSection } from './owner-email-section.tsx';

const MAIL = 'GET /api/projects/ABCD2345/codes-mail';
const RESEND = 'POST /api/projects/ABCD2345/codes-mail';
const CORRECT = 'PUT /api/projects/ABCD2345/owner-email';
const TYPO = 'nora@exmaple.com';

const sent: CodesMail = {
  status: 'sent',
  email: TYPO,
  problem: null,
  isDelivered: false,
  mayHaveArrived: true,
  canCorrect: true,
};
const bounced: CodesMail = { ...sent, status: 'failed', problem: 'address', mayHaveArrived: false };
const reply = (mail: CodesMail) => ({ body: mail });

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status', { name: '' });
const field = () => screen.getByRole('textbox', { name: 'Correct email address' });

const renderCelebration = () => renderComponent(<CelebrationMail projectId="ABCD2345" email={TYPO} />);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Past the shortest time for "Sending", and as many polls as fit. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderSection() {
  const view = await renderComponent(<OwnerEmailSection projectId="ABCD2345" ownerEmail={TYPO} />);
  await wait(100);
  return view;
}

it.each<[string, Partial<CodesMail>, string]>([
  ['pending', { status: 'pending' }, 'Sending confirmation email...'],
  ['waiting for the quota', { status: 'pending', problem: 'limit' }, 'within 48 hours. Save the codes.'],
  ['sent', {}, `Email sent successfully! Check ${TYPO}`],
  ['delivered', { isDelivered: true }, `Email sent successfully! Check ${TYPO}`],
  ['bounced', bounced, `Email to ${TYPO} failed.`],
  ['refused', { status: 'failed', problem: 'refused' }, 'Use another address.'],
  ['marked as spam', { status: 'failed', problem: 'spam' }, 'was marked as spam. Check the address.'],
  ['not taken', { status: 'failed', problem: 'unavailable' }, 'It may be full.'],
  [
    'not sent',
    { status: 'failed', problem: 'sending' },
    `We couldn't send the email to ${TYPO}. Save the codes.`,
  ],
])('says in the celebration that the email is %s', async (_, mail, text) => {
  mockApi({ [MAIL]: reply({ ...sent, ...mail }) });
  await renderCelebration();
  expect(status()).toHaveTextContent('Sending confirmation email...');
  await wait(1600);
  expect(status()).toHaveTextContent(text);
});

it('says in the celebration that it cannot tell, when offline', async () => {
  const { routes } = mockApi({
    [MAIL]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await renderCelebration();
  await wait(30_000);
  expect(status()).toHaveTextContent("We couldn't confirm that the email was sent. Save the codes.");
  routes[MAIL] = reply(sent);
  await wait(5000);
  expect(status()).toHaveTextContent('Email sent successfully!');
});

it('shows a bounce that arrives while the page is open, then stops asking', async () => {
  const { calls, routes } = mockApi({ [MAIL]: reply(sent) });
  await renderSection();
  expect(status()).toHaveTextContent(`The codes were sent to ${TYPO}.`);
  routes[MAIL] = reply(bounced);
  await wait(6000);
  expect(status()).toHaveTextContent(`Email to ${TYPO} failed.`);
  const { length } = calls;
  await wait(120_000);
  expect(calls).toHaveLength(length);
});

it('corrects the address and sends the codes there', async () => {
  const { calls, routes } = mockApi({ [MAIL]: reply(bounced) });
  const { user } = await renderSection();
  await user.click(button('Correct address'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue(TYPO);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  routes[CORRECT] = {
    body: { success: true, project: { ownerEmail: 'nora@example.com', adminCode: 'NEWCODE9WXYZ' } },
  };
  routes[MAIL] = reply({ ...sent, email: 'nora@example.com', isDelivered: true });
  await user.clear(field());
  await user.type(field(), 'nora@example.com{Enter}');
  expect(await screen.findByText('The codes were delivered to nora@example.com.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.json).toEqual({
    ownerEmail: 'nora@example.com',
    newAccessCode: false,
  });
  expect(readAdminCode('ABCD2345')).toBe('NEWCODE9WXYZ');
  expect(button('Correct address')).toHaveFocus();
});

it('says what changes if the email may have arrived, and offers a new access code', async () => {
  const { calls, routes } = mockApi({ [MAIL]: reply(sent) });
  const { user } = await renderSection();
  await user.click(button('Correct address'));
  expect(field()).toHaveAccessibleDescription(/The email may have reached .* admin code will change/);
  await user.click(screen.getByRole('checkbox'));
  routes[CORRECT] = { body: { success: true, project: { ownerEmail: 'nora@example.com' } } };
  await user.clear(field());
  await user.type(field(), 'nora@example.com');
  await user.click(button('Save and send codes'));
  expect(await screen.findByRole('button', { name: 'Correct address' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'PUT')?.json).toMatchObject({ newAccessCode: true });
});

it('keeps the form and says why an address is refused', async () => {
  const { calls, routes } = mockApi({ [MAIL]: reply(bounced) });
  const { user } = await renderSection();
  await user.click(button('Correct address'));
  await user.click(button('Save and send codes'));
  expect(screen.getByText('This is the current address.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  const fields = { ownerEmail: 'Please enter a valid email address.' };
  routes[CORRECT] = errorReply(400, 'INVALID_INPUT', 'Invalid.', { fields });
  await user.clear(field());
  await user.type(field(), 'nora@{Enter}');
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  routes[CORRECT] = errorReply(429, 'RATE_LIMITED', 'Too many requests. Try again in 3 hours.');
  await user.type(field(), 'example.com{Enter}');
  expect(await screen.findByText('Too many requests. Try again in 3 hours.')).toBeVisible();
  expect(field()).toHaveValue('nora@example.com');
});

it('closes the form when an account has become the owner meanwhile', async () => {
  const { routes } = mockApi({ [MAIL]: reply(bounced) });
  const { user } = await renderSection();
  await user.click(button('Correct address'));
  routes[CORRECT] = errorReply(409, 'OWNER_BOUND', 'An account owns this itinerary.');
  routes[MAIL] = reply({ ...bounced, canCorrect: false });
  await user.clear(field());
  await user.type(field(), 'nora@example.com{Enter}');
  expect(await screen.findByText('An account owns this itinerary.')).toBeVisible();
  await wait(100);
  expect(screen.queryByRole('textbox', { name: 'Correct email address' })).not.toBeInTheDocument();
});

it('cannot correct the address of an owner with an account, but resends to it', async () => {
  const { routes, calls } = mockApi({ [MAIL]: reply({ ...sent, canCorrect: false }) });
  const { user } = await renderSection();
  expect(screen.queryByRole('button', { name: 'Correct address' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: "Owner's Email" })).toHaveAccessibleDescription(
    /The owner has an account/,
  );
  routes[RESEND] = { body: { success: true } };
  await user.click(button('Resend email'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('keeps the button that sends again while it sends, and says so if that fails', async () => {
  const failed: CodesMail = { ...bounced, problem: 'sending' };
  const { routes } = mockApi({ [MAIL]: reply(failed) });
  const { user } = await renderCelebration();
  await wait(1600);
  routes[RESEND] = errorReply(429, 'RATE_LIMITED', 'Too many requests. Try again in 20 minutes.');
  await user.click(button('Resend email'));
  expect(await screen.findByText('Too many requests. Try again in 20 minutes.')).toBeVisible();
  routes[RESEND] = { body: { success: true } };
  routes[MAIL] = reply({ ...sent, status: 'pending' });
  await user.click(button('Resend email'));
  expect(status()).toHaveTextContent('Sending confirmation email...');
  routes[MAIL] = reply(sent);
  await wait(1100);
  expect(status()).toHaveTextContent('Email sent successfully!');
  expect(button('Resend email')).toHaveFocus();
});

it('does not resend to an address that refuses email', async () => {
  mockApi({ [MAIL]: reply({ ...bounced, problem: 'refused' }) });
  await renderSection();
  expect(button('Correct address')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend email' })).not.toBeInTheDocument();
});

it('asks for an address where none is known, as after an import', async () => {
  const none: CodesMail = { ...sent, status: 'none', email: '', mayHaveArrived: false };
  mockApi({ [MAIL]: reply(none) });
  const { user } = await renderComponent(<OwnerEmailSection projectId="ABCD2345" ownerEmail="" />);
  await wait(100);
  expect(screen.queryByRole('button', { name: 'Email the codes' })).not.toBeInTheDocument();
  await user.click(button('Add an address'));
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
});

it('offers no link that deletes the itinerary to an address that takes no email', async () => {
  const { routes } = mockApi({ [MAIL]: reply({ ...bounced, problem: 'refused' }) });
  const { queryClient } = await renderComponent(<DeleteByEmail projectId="ABCD2345" ownerEmail={TYPO} />);
  await wait(100);
  expect(screen.getByText(/Correct your address first/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  routes[MAIL] = reply(sent);
  await act(() => queryClient.refetchQueries());
  await wait(100);
  expect(button('Delete itinerary')).toBeVisible();
});
