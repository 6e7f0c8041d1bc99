import { LinkButton } from '../link-button.tsx';
import { NoticeCard } from './notice-card.tsx';
import { Page } from './page.tsx';
import { useTitle } from './use-title.ts';

/** The 404 page. Default export, for React.lazy. */
export default function NotFoundPage() {
  useTitle('Page Not Found · Foldout');
  return (
    <Page>
      <NoticeCard
        cover="desert"
        label="404"
        title="Page Not Found"
        actions={
          <>
            <LinkButton to="/" variant="primary">
              Go to Homepage
            </LinkButton>
            <LinkButton to="/access">Open an itinerary</LinkButton>
          </>
        }
      >
        <p className="max-w-[44ch] text-muted">
          We can't find that page. If someone sent you the link, it may be incomplete. Ask them to send it
          again.
        </p>
      </NoticeCard>
    </Page>
  );
}
