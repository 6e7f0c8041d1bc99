import { LinkButton } from '../../ui/link-button.tsx';

/** Replaces the invitation if no itinerary has the ID of the link. */
export function UnknownItinerary() {
  return (
    <div className="grid justify-items-start gap-4">
      <span className="i-lucide-search-x text-2xl text-muted" aria-hidden="true" />
      <h1 className="title text-2xl">We can't find that itinerary</h1>
      <p className="text-muted">The link may be incomplete. Ask your host to send it again.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to="/access" variant="primary">
          Enter a project ID
        </LinkButton>
        <LinkButton to="/">Go to Homepage</LinkButton>
      </div>
    </div>
  );
}
