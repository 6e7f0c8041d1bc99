import { createFileRoute } from '@tanstack/react-router';
import { SignInProblemView } from '../features/account/sign-in-problem-view.tsx';
import { Page } from '../ui/page/page.tsx';

export const Route = createFileRoute('/sign-in')({ component: SignInPage });

function SignInPage() {
  const search: { problem?: unknown; returnTo?: unknown } = Route.useSearch();
  // The server rejects return URLs on other sites.
  const returnTo = typeof search.returnTo === 'string' ? search.returnTo : '/dashboard';
  return (
    <Page>
      <SignInProblemView problem={search.problem} returnTo={returnTo} />
    </Page>
  );
}
