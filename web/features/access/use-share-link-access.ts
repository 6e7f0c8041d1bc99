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
 * `automatic`: what is now tried is the link's. `refused`: why it was refused already. `waitsFor`: what to say in the phase
 * `waiting`.
 */
export function useShareLinkAccess({ projectId, ready, failure: refused, ...link }: Options) {
  const { code, inviteKey, personToken } = link;
  const start = readStart(link, refused);
  const { phase, setPhase, waitsFor, send } = useSending(projectId, start.willTry);
  const [automatic, setAutomatic] = useState(start.willTry);
  const [linkFailure, setLinkFailure] = useState(start.linkFailure);
  const [failure, setFailure] = useState<(AccessFailure & { automatic: boolean }) | null>(start.failure);
  const tried = useRef(!start.willTry);

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

  return {
    phase,
    automatic,
    waitsFor,
    failure,
    linkFailure,
    enter,
    enterAsPerson,
    reset: () => setFailure(null),
  };
}

/**
 * What to do first: try the link, or show the previous failure. A failure with `unlocksAt` that is not `locked` means that
 * the server has not checked the code, so it is tried again.
 */
function readStart({ code, personToken }: Partial<LinkAttempt>, refused: AccessFailure | undefined) {
  const isPersonal = personToken !== undefined;
  const isRefused =
    refused !== undefined && (isPersonal || refused.locked || refused.unlocksAt === undefined);
  return {
    willTry: (!!code || isPersonal) && !isRefused,
    linkFailure: (isPersonal && refused) || null,
    failure: isRefused && !isPersonal ? { ...refused, automatic: true } : null,
  };
}

/** Sends what a link carries or a guest typed, and says in which phase that is. */
function useSending(projectId: string, willTry: boolean) {
  const navigate = useNavigate();
  const verify = useVerifyAccess();
  const isMounted = useIsMounted();
  const [phase, setPhase] = useState<'form' | 'accessing' | 'waiting' | 'redirecting'>(
    willTry ? 'accessing' : 'form',
  );
  const [sentence, setSentence] = useState<string>();
  async function send(access: { accessCode: string; inviteKey?: string } | { personToken: string }) {
    await verify({ projectId, ...access }, (said) => {
      setSentence(said);
      setPhase('waiting');
    });
    // The guest went elsewhere.
    if (!isMounted()) return;
    setPhase('redirecting');
    if (!('personToken' in access)) showAccessGranted();
    await navigate({ to: '/project/$projectId', params: { projectId }, replace: true });
  }
  return { phase, setPhase, waitsFor: phase === 'waiting' ? sentence : undefined, send };
}
