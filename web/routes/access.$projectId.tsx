import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationView } from '../features/access/invitation-view.tsx';
import {
  type LinkAttempt,
  parseLinkAccess,
  storeLinkAccess,
  takeLinkAccess,
} from '../features/access/link-access.ts';
import { readEmbeddedData } from '../lib/embedded-data.ts';
import { Page } from '../ui/page/page.tsx';

export const Route = createFileRoute('/access/$projectId')({
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    // The router parses a code like 123456 as a number.
    typeof search.code === 'string' || typeof search.code === 'number' ? { code: `${search.code}` } : {},
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
  const [link] = useState(() => readEmbeddedData<LinkAttempt>('link-attempt') ?? takeLinkAccess(projectId));
  return (
    <Page>
      <InvitationView key={projectId} projectId={projectId.toUpperCase()} {...link} />
    </Page>
  );
}
