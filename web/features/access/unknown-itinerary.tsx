import { LinkButton } from '../../ui/link-button.tsx';
import { NoticeCard } from '../../ui/page/notice-card.tsx';

/** Replaces the invitation if no itinerary has the ID of the link. */
export function UnknownItinerary() {
  return (
    <NoticeCard
      cover="desert"
      title="We can't find that itinerary"
      actions={
        <>
          <LinkButton to="/access" variant="primary">
            Enter a project ID
          </LinkButton>
          <LinkButton to="/">Go to Homepage</LinkButton>
        </>
      }
    >
      <p className="text-muted">The link may be incomplete. Ask your host to send it again.</p>
    </NoticeCard>
  );
}
