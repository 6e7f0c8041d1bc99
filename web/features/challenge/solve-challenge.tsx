import { useEffect, useState } from 'react';
import type { ErrorBody } from '../../../worker/contract/errors.ts';
import { ApiError, wrapRequests } from '../../lib/api.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadDialog = () => import('./challenge-dialog.tsx');

type Asked = { siteKey: string; script: string; settle: (token: string | undefined) => void };

/** While shown: asks for the challenge that the server wants to see solved, and then repeats the request with its token. */
export function SolveChallenge() {
  const [asked, setAsked] = useState<Asked>();

  useEffect(
    () =>
      wrapRequests((send) => async (address, init) => {
        const response = await send(address, init);
        const challenge = response.status === 403 ? await readChallenge(response) : undefined;
        if (!challenge || typeof init.body !== 'string') return response;
        const token = await new Promise<string | undefined>((settle) => setAsked({ ...challenge, settle }));
        setAsked(undefined);
        if (!token) return response;
        return send(address, {
          ...init,
          body: JSON.stringify({ ...JSON.parse(init.body), challenge: token }),
        });
      }),
    [],
  );

  // Otherwise the request would wait for ever.
  useEffect(() => () => asked?.settle(undefined), [asked]);

  return (
    asked && (
      <LazyComponent load={loadDialog} onFail={() => asked.settle(undefined)}>
        {(ChallengeDialog) => (
          <ChallengeDialog siteKey={asked.siteKey} script={asked.script} onSettle={asked.settle} />
        )}
      </LazyComponent>
    )
  );
}

async function readChallenge(response: Response) {
  const { body } = new ApiError(response.status, await response.clone().text());
  const { code, siteKey, challengeScript } = body ?? ({} as Partial<ErrorBody>);
  if (code !== 'CHALLENGE_REQUIRED' || !siteKey || !challengeScript) return undefined;
  return { siteKey, script: challengeScript };
}
