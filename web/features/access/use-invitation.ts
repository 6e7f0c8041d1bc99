import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PROJECT_ID_LENGTH } from '../../../worker/contract/codes.ts';
import type { InvitationLook } from '../../../worker/domain/page/invitation-look.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { previewQuery } from './queries.ts';

/**
 * What an invitation shows of its itinerary. `preview` is null if there is no such itinerary, and undefined if that is
 * not known. Only the Worker's HTML has the look, so links within the app show none. Without query observers, which
 * would be 3 KB of the page.
 */
export function useInvitation(projectId: string) {
  const client = useQueryClient();
  const [preview, setPreview] = useState(() => {
    const options = client.defaultQueryOptions(previewQuery(projectId));
    // With its initial data, so that the first render matches the prerendered page.
    const { data } = client.getQueryCache().build(client, options).state;
    return data === undefined && projectId.length !== PROJECT_ID_LENGTH ? null : data;
  });
  const [isLoading, setLoading] = useState(preview === undefined);
  const [look] = useState(
    () =>
      // First, because there is no document while the page is prerendered.
      client.getQueryData<Partial<InvitationLook>>(queryKeys.invitationLook(projectId)) ??
      readEmbeddedData<Partial<InvitationLook>>(`look/${projectId}`),
  );
  useEffect(() => {
    if (!isLoading) return;
    client
      .fetchQuery(previewQuery(projectId))
      .then(setPreview, () => undefined)
      .finally(() => setLoading(false));
  }, [client, projectId, isLoading]);
  return { preview, look, isLoading };
}
