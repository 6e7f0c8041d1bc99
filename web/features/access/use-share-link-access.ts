import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AccessFailure, toAccessFailure } from './access-failure.ts';
import type { LinkAttempt } from './link-access.ts';
import { useVerifyAccess } from './queries.ts';
import { showAccessGranted } from './show-access-granted.ts';
import { useIsMounted } from './use-is-mounted.ts';

type Options = Partial<LinkAttempt> & {
  projectId: string;
  /** When to try what the link carries. */
  ready: boolean;
};

/**
 * Verifies a personal link, or access codes of a share link: the link's own automatically and once, then those typed.
 * `automatic`: what is now tried is the link's. `refused`: why it was refused already.
 */
export function useShareLinkAccess({ projectId, ready, failure: refused, ...link }: Options) {
  const { code, inviteKey, personToken } = link;
  const navigate = useNavigate();
  const verify = useVerifyAccess();
  const isMounted = useIsMounted();
  const isPersonal = personToken !== undefined;
  const willTry = (!!code || isPersonal) && !refused;
  const [phase, setPhase] = useState<'form' | 'accessing' | 'redirecting'>(willTry ? 'accessing' : 'form');
  const [automatic, setAutomatic] = useState(willTry);
  const [linkFailure, setLinkFailure] = useState((isPersonal && refused) || null);
  const [failure, setFailure] = useState<(AccessFailure & { automatic: boolean }) | null>(
    refused && !isPersonal ? { ...refused, automatic: true } : null,
  );
  const tried = useRef(!willTry);

  async function send(access: { accessCode: string; inviteKey?: string } | { personToken: string }) {
    await verify({ projectId, ...access });
    // The guest went elsewhere.
    if (!isMounted()) return;
    setPhase('redirecting');
    if (!('personToken' in access)) showAccessGranted();
    await navigate({ to: '/project/$projectId', params: { projectId }, replace: true });
  }

  async function enter(accessCode: string, automatic = false) {
    setPhase('accessing');
    setAutomatic(automatic);
    try {
      await send({ accessCode, inviteKey });
    } catch (error) {
      setFailure({ ...toAccessFailure(error, Date.now()), automatic });
      setPhase('form');
    }
  }

  async function enterAsPerson() {
    if (personToken === undefined) return;
    setPhase('accessing');
    setAutomatic(true);
    setLinkFailure(null);
    try {
      await send({ personToken });
    } catch (error) {
      setLinkFailure(toAccessFailure(error, Date.now()));
      setPhase('form');
    }
  }

  const enterWithLink = useEffectEvent(() => {
    if (tried.current) return;
    tried.current = true;
    if (personToken !== undefined) void enterAsPerson();
    else if (code) void enter(code, true);
  });
  useEffect(() => {
    if (ready) enterWithLink();
  }, [ready]);

  return { phase, automatic, failure, linkFailure, enter, enterAsPerson, reset: () => setFailure(null) };
}
