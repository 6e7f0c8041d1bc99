import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '../../../worker/contract/accounts.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { UnverifiedEmailNotice } from './unverified-email-notice.tsx';

const user = {
  email: 'nora@example.com',
  emailVerified: false,
  signInProvider: 'accounts.google.com',
} as User;

it('names the provider and the email, and links to another sign-in', async () => {
  await renderComponent(<UnverifiedEmailNotice user={user} />);
  expect(screen.getByRole('heading')).toHaveTextContent("Your email address isn't verified by Google.");
  expect(screen.getByText(/itineraries created with nora@example.com don't appear here/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/api/login?returnTo=%2Fdashboard');
});

it('renders nothing for a verified email', async () => {
  await renderComponent(<UnverifiedEmailNotice user={{ ...user, emailVerified: true }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
