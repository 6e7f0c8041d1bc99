import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';

/** Replaces the invitation if no itinerary has the ID of the link. */
export function UnknownItinerary() {
  return (
    <Notice
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
    </Notice>
  );
}
