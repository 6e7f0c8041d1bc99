import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTitle } from '../../ui/page/use-title.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { BlockedView } from './blocked-view.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { type AccessFailure, previewQuery, toAccessFailure, useVerifyAccessCode } from './queries.ts';

type Props = { projectId: string /** From the link; tried at once. */; code?: string };

/** What a share link opens: the invitation, then the itinerary. An unknown id looks like any other. */
export function InvitationView({ projectId, code }: Props) {
  const navigate = useNavigate();
  const preview = useQuery(previewQuery(projectId));
  const enter = useVerifyAccessCode();
  const [phase, setPhase] = useState<'form' | 'accessing' | 'redirecting'>(code ? 'accessing' : 'form');
  const [refusal, setRefusal] = useState<(AccessFailure & { automatic: boolean }) | null>(null);
  // The button that leads back from the lock goes with it.
  const [again, setAgain] = useState(false);
  const name = preview.data?.name;
  useTitle(name ? `Join ${name}` : 'Join an itinerary');

  async function open(accessCode: string, automatic: boolean) {
    setPhase('accessing');
    try {
      await enter.mutateAsync({ projectId, accessCode });
      setPhase('redirecting');
      showToast({ title: 'Access granted!', description: 'Welcome to the itinerary.', kind: 'ok' });
      await navigate({ to: '/project/$projectId', params: { projectId }, replace: true });
    } catch (error) {
      setRefusal({ ...toAccessFailure(error, Date.now()), automatic });
      setPhase('form');
    }
  }
  // The preview's answer brings the cookie by which the server counts this browser's tries, and not
  // those of everybody at its address: so the link's code waits for it.
  const ready = !preview.isFetching;
  const tried = useRef(false);
  const openByLink = useEffectEvent(() => {
    if (!code || tried.current) return;
    tried.current = true;
    void open(code, true);
  });
  useEffect(() => {
    if (ready) openByLink();
  }, [ready]);

  if (refusal?.locked) {
    return (
      <BlockedView
        title="Access Error"
        homeLabel="Go to Homepage"
        unlocksAt={refusal.unlocksAt}
        onRetry={() => {
          setAgain(true);
          setRefusal(null);
        }}
      >
        <p>Five invalid attempts reached. Please refresh or reach out to your host.</p>
      </BlockedView>
    );
  }

  return (
    <div className="card overflow-hidden">
      <div className="fold grid gap-3 px-5 pb-8 pt-8 text-center sm:px-8 sm:pt-10">
        <p className="text-muted">You're invited</p>
        <h1 className="title text-2xl">Join {name ? <bdi>{name}</bdi> : 'this itinerary'}</h1>
        {preview.data && (
          <p className="text-muted">
            <bdi>{preview.data.ownerName}</bdi> invites you to see the plan: where to be, when, and with whom.
          </p>
        )}
      </div>
      <div className="px-5 py-6 sm:px-8 sm:pb-8">
        {phase === 'form' ? (
          <InvitationForm
            failure={refusal}
            focusOnMount={again}
            onSubmit={(accessCode) => open(accessCode, false)}
          />
        ) : (
          <p role="status" className="flex min-h-20 items-center justify-center gap-3">
            <span className="spinner text-accent-ink" aria-hidden="true" />
            {phase === 'accessing' ? 'Accessing itinerary...' : 'Redirecting...'}
          </p>
        )}
      </div>
    </div>
  );
}
