import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toLinkAttempt } from '../features/access/access-failure.ts';
import { InvitationView } from '../features/access/invitation-view.tsx';
import {
  type LinkAnswer,
  type LinkAttempt,
  parseLinkAccess,
  storeLinkAccess,
  takeLinkAccess,
} from '../features/access/link-access.ts';
import { readEmbeddedData } from '../lib/embedded-data.ts';
import { usePreloadItinerary } from '../lib/use-preload-itinerary.ts';
import { Page } from '../ui/page/page.tsx';
import { toText } from './-project/search.ts';

export const Route = createFileRoute('/access/$projectId')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } => ({ code: toText(code) }),
  beforeLoad: ({ params: { projectId }, search: { code }, location: { hash }, preload }) => {
    const access = parseLinkAccess(code, hash);
    if (!access || preload) return;
    // Removes the code and the key from the address bar before any request.
    storeLinkAccess(projectId, access);
    throw redirect({ to: '/access/$projectId', params: { projectId }, search: {}, replace: true });
  },
  component: SharePage,
});

function SharePage() {
  const { projectId } = Route.useParams();
  usePreloadItinerary();
  const [{ access, opened }, setLink] = useState((): { access: Partial<LinkAttempt>; opened: number } => ({
    access: toLinkAttempt(readEmbeddedData<LinkAnswer>('link-answer')) ?? takeLinkAccess(projectId),
    opened: 0,
  }));
  // Another link of the itinerary may be opened on this page: one that differs in the fragment loads no new page.
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each visit
  useEffect(() => {
    const next = takeLinkAccess(projectId);
    if (Object.keys(next).length > 0) setLink({ access: next, opened: opened + 1 });
  }, [visit]);
  return (
    <Page>
      <InvitationView key={`${projectId} ${opened}`} projectId={projectId.toUpperCase()} {...access} />
    </Page>
  );
}
