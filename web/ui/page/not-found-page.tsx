import { LinkButton } from '../link-button.tsx';
import { Page } from './page.tsx';
import { useTitle } from './use-title.ts';

/** The 404 page. Default export, for React.lazy. */
export default function NotFoundPage() {
  useTitle('Page Not Found · Foldout');
  return (
    <Page>
      <div className="grid justify-items-start gap-4 py-8 sm:py-16">
        <p className="font-semibold text-muted">404</p>
        <h1 className="title text-2xl">Page Not Found</h1>
        <p className="max-w-[44ch] text-muted">
          We can't find that page. If someone sent you the link, it may be incomplete. Ask them to send it
          again.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton to="/" variant="primary">
            Go to Homepage
          </LinkButton>
          <LinkButton to="/access">Open an itinerary</LinkButton>
        </div>
      </div>
    </Page>
  );
}
