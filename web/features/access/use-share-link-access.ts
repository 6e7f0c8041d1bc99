import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AccessFailure, toAccessFailure } from './access-failure.ts';
import type { LinkAttempt } from './link-access.ts';
import { useVerifyAccessCode } from './queries.ts';
import { showAccessGranted } from './show-access-granted.ts';

type Options = Partial<LinkAttempt> & {
  projectId: string;
  /** When to try the code of the link. */
  ready: boolean;
};

/**
 * Verifies access codes of a share link: the link's own code automatically and once, then those typed. `automatic`: the
 * code now tried is the link's. `refused`: why it was refused already.
 */
export function useShareLinkAccess({ projectId, code, inviteKey, failure: refused, ready }: Options) {
  const navigate = useNavigate();
  const verify = useVerifyAccessCode();
  const willTry = !!code && !refused;
  const [phase, setPhase] = useState<'form' | 'accessing' | 'redirecting'>(willTry ? 'accessing' : 'form');
  const [automatic, setAutomatic] = useState(willTry);
  const [failure, setFailure] = useState<(AccessFailure & { automatic: boolean }) | null>(
    refused ? { ...refused, automatic: true } : null,
  );
  const tried = useRef(!willTry);

  async function enter(accessCode: string, automatic = false) {
    setPhase('accessing');
    setAutomatic(automatic);
    try {
      await verify.mutateAsync({ projectId, accessCode, inviteKey });
      setPhase('redirecting');
      showAccessGranted();
      await navigate({ to: '/project/$projectId', params: { projectId }, replace: true });
    } catch (error) {
      setFailure({ ...toAccessFailure(error, Date.now()), automatic });
      setPhase('form');
    }
  }

  const enterWithLinkCode = useEffectEvent(() => {
    if (!code || tried.current) return;
    tried.current = true;
    void enter(code, true);
  });
  useEffect(() => {
    if (ready) enterWithLinkCode();
  }, [ready]);

  return { phase, automatic, failure, enter, reset: () => setFailure(null) };
}
