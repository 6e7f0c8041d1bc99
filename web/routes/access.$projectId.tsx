import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationView } from '../features/access/invitation-view.tsx';
import { storeSharedCode, takeSharedCode } from '../features/access/shared-code.ts';
import { Page } from '../ui/page/page.tsx';

export const Route = createFileRoute('/access/$projectId')({
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    // The router parses a code like 123456 as a number.
    typeof search.code === 'string' || typeof search.code === 'number' ? { code: `${search.code}` } : {},
  beforeLoad: ({ params: { projectId }, search: { code }, preload }) => {
    if (code === undefined || preload) return;
    // Removes the code from the address bar before any request.
    storeSharedCode(projectId, code);
    throw redirect({ to: '/access/$projectId', params: { projectId }, search: {}, replace: true });
  },
  component: SharePage,
});

function SharePage() {
  const { projectId } = Route.useParams();
  const [code] = useState(() => takeSharedCode(projectId)?.trim());
  return (
    <Page>
      <InvitationView key={projectId} projectId={projectId.toUpperCase()} code={code} />
    </Page>
  );
}
