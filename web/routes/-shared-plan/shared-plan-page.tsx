import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { toSignInUrl, userOptions } from '../../features/account/queries.ts';
import { registerServiceWorker } from '../../features/offline/register-service-worker.ts';
import {
  ConfirmSharedPlan,
  SharedPlanView,
  TooLargeToShare,
} from '../../features/shared-plan/shared-plan-view.tsx';
import { toServerMessage } from '../../lib/api.ts';
import {
  confirmSharedPlan,
  deleteSharedPlan,
  readSharedPlan,
  readShareId,
  readUnconfirmedPlan,
  refuseSharedPlan,
  SHARED_PLAN_PATH,
  type SharedPlan,
  TOO_LARGE_PATH,
  type UnconfirmedPlan,
} from '../../lib/shared-plans.ts';
import { Page } from '../../ui/page/page.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import Plan from '../-project/plan.tsx';
import { useEditableProjects, useOpenForEditing } from './editing.ts';

/** Asks whether the host shared what came last, and offers what they did to the itineraries that they may edit. */
export default function SharedPlanPage() {
  useTitle(t('sharedPlanTitle'));
  const { unconfirmed, confirm, refuse } = useUnconfirmedPlan();
  useEffect(() => {
    // Receives what is shared next, if this browser has not opened an itinerary yet.
    void registerServiceWorker();
  }, []);
  if (window.location.href.endsWith(TOO_LARGE_PATH)) {
    return (
      <Page>
        <TooLargeToShare />
      </Page>
    );
  }
  if (unconfirmed === undefined) return <Page>{null}</Page>;
  if (unconfirmed === null) return <ConfirmedPlan />;
  return (
    <Page>
      <ConfirmSharedPlan plan={unconfirmed} onConfirm={confirm} onRefuse={refuse} />
    </Page>
  );
}

/** Undefined while it loads, null if there is none. One that was not confirmed is deleted when the page is left. */
function useUnconfirmedPlan() {
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedPlan | null>();
  useEffect(() => {
    const id = readShareId(window.location.search);
    const reading = id === null ? Promise.resolve(undefined) : readUnconfirmedPlan(id);
    reading.then(
      (found) => setUnconfirmed(found ?? null),
      () => setUnconfirmed(null),
    );
  }, []);
  useEffect(() => {
    if (!unconfirmed) return;
    const leave = () => void refuseSharedPlan(unconfirmed.id);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // After an answer there is nothing left to delete.
      leave();
    };
  }, [unconfirmed]);
  const answer = async (act: (id: string) => Promise<void>) => {
    if (unconfirmed) await act(unconfirmed.id);
    setUnconfirmed(null);
  };
  return {
    unconfirmed,
    confirm: () => void answer(confirmSharedPlan),
    refuse: () => void answer(refuseSharedPlan),
  };
}

function ConfirmedPlan() {
  const navigate = useNavigate();
  const { plan, forget } = useSharedPlan();
  const [isRead, setRead] = useState(false);
  const { data: user } = useQuery(userOptions);
  const { projects, error, refetch } = useEditableProjects(Boolean(user));
  const opening = useOpenForEditing(projects.own, t('sharedStillHere'));

  function close() {
    opening.reset();
    if (!isRead) return;
    void navigate({ to: '/project/$projectId', params: { projectId: opening.openedId ?? '' } });
  }

  if (plan === undefined) return <Page>{null}</Page>;
  return (
    <Page>
      <SharedPlanView
        plan={isRead ? null : plan}
        projects={projects.all}
        error={error ? (toServerMessage(error) ?? t('sharedStillHere')) : undefined}
        openingId={opening.openingId}
        signInUrl={user === null ? toSignInUrl(SHARED_PLAN_PATH) : undefined}
        onChoose={({ projectId }) => void opening.open(projectId)}
        onRetry={refetch}
        onDiscard={forget}
      />
      {plan && opening.openedId && (
        <Plan
          projectId={opening.openedId}
          plan={plan}
          onRead={() => {
            setRead(true);
            void deleteSharedPlan();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** Undefined while it loads, null if nothing was shared. */
function useSharedPlan() {
  const [plan, setPlan] = useState<SharedPlan | null>();
  useEffect(() => {
    readSharedPlan().then(
      (found) => setPlan(found ?? null),
      () => setPlan(null),
    );
  }, []);
  async function forget() {
    await deleteSharedPlan();
    setPlan(null);
  }
  return { plan, forget: () => void forget() };
}
