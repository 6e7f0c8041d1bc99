import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, wrapRequests } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import AdminCodeDialog, { type EndedRight } from './admin-code-dialog.tsx';

const ENDED: Partial<Record<string, EndedRight>> = { ACCESS_REQUIRED: 'access', ADMIN_REQUIRED: 'admin' };

/** Paths of the requests that the dialog itself sends. */
const OWN_REQUESTS = /\/(access|verify-admin)$/;

/** While shown: asks for the codes if a write to the itinerary is refused without them, and then repeats the write. */
export function RegainAccess({ projectId }: { projectId: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ ended: EndedRight; settle: (isBack: boolean) => void }>();

  useEffect(() => {
    // Writes that are refused at the same time share one dialog.
    let answer: Promise<boolean> | undefined;
    const ask = (ended: EndedRight) =>
      new Promise<boolean>((settle) => setAsked({ ended, settle })).finally(() => {
        answer = undefined;
        setAsked(undefined);
      });
    const canRegain = async (response: Response) => {
      const { body } = new ApiError(response.status, await response.clone().text());
      const ended = body && ENDED[body.code];
      if (!ended) return false;
      answer ??= ask(ended);
      return answer;
    };
    return wrapRequests((send) => async (address, init) => {
      const response = await send(address, init);
      const isOurs = address.startsWith(`/api/projects/${projectId}/`) && !OWN_REQUESTS.test(address);
      if (response.ok || init.method === 'GET' || !isOurs) return response;
      return (await canRegain(response)) ? send(address, init) : response;
    });
  }, [projectId]);

  // Otherwise the write would wait for ever.
  useEffect(() => () => asked?.settle(false), [asked]);

  async function goOn() {
    // The page and the panel know their role again before the write changes what they show.
    await refreshItinerary(client, projectId);
    asked?.settle(true);
  }

  return (
    asked && (
      <AdminCodeDialog
        projectId={projectId}
        ended={asked.ended}
        onClose={() => asked.settle(false)}
        onOpen={() => void goOn()}
      />
    )
  );
}
