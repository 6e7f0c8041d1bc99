import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toSignInUrl, userOptions } from '../../features/account/queries.ts';
import { requestOwnerAccess, verifyAdminCode } from '../../features/itinerary/project-access.ts';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { registerServiceWorker } from '../../features/offline/save-offline-copy.ts';
import {
  type EditableProject,
  editableProjectsOptions,
} from '../../features/shared-plan/editable-projects.ts';
import {
  ConfirmSharedPlan,
  SharedPlanView,
  TooLargeToShare,
} from '../../features/shared-plan/shared-plan-view.tsx';
import { toServerMessage } from '../../lib/api.ts';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import {
  confirmSharedPlan,
  deleteSharedPlan,
  readSharedPlan,
  readUnconfirmedPlan,
  refuseSharedPlan,
  SHARED_PLAN_PATH,
  type SharedPlan,
  TOO_LARGE_PATH,
  type UnconfirmedPlan,
} from '../../lib/shared-plans.ts';
import { readAdminCode } from '../../lib/storage.ts';
import { Page } from '../../ui/page/page.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import Plan from '../-project/plan.tsx';

/** Asks whether the host shared what came last, and offers what they did to the itineraries that they may edit. */
export default function SharedPlanPage() {
  useTitle('Add a shared plan · Foldout');
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
    readUnconfirmedPlan().then(
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
  const opening = useOpenForEditing(projects.own);

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
        error={error ? (toServerMessage(error) ?? NO_ANSWER) : undefined}
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

const NO_ANSWER = "We couldn't reach the server. What you shared is still here, so try again.";

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

/** `own`: those of the signed-in account, which need no code. */
function useEditableProjects(isSignedIn: boolean) {
  const byCode = useQuery(editableProjectsOptions);
  const byAccount = useQuery({ ...myProjectsOptions, enabled: isSignedIn });
  const own: EditableProject[] = byAccount.data ?? [];
  const others = byCode.data?.filter(({ projectId }) => !own.some((one) => one.projectId === projectId));
  return {
    projects: { own, all: others && [...own, ...others] },
    error: byCode.error ?? byAccount.error,
    refetch: () => {
      void byCode.refetch();
      if (isSignedIn) void byAccount.refetch();
    },
  };
}

/** Opens an itinerary with the right to edit it. */
function useOpenForEditing(own: readonly EditableProject[]) {
  const client = useQueryClient();
  const [openingId, setOpeningId] = useState<string>();
  const [openedId, setOpenedId] = useState<string>();

  async function open(projectId: string) {
    setOpeningId(projectId);
    try {
      const code = readAdminCode(projectId);
      if (own.some((one) => one.projectId === projectId)) await requestOwnerAccess(projectId);
      else if (code !== null) await verifyAdminCode(projectId, code);
      await client.fetchQuery({ ...itineraryOptions(projectId), staleTime: 0 });
      setOpenedId(projectId);
    } catch (error) {
      const description = toServerMessage(error) ?? NO_ANSWER;
      showToast({ title: "Couldn't open the itinerary", description, kind: 'error' });
    } finally {
      setOpeningId(undefined);
    }
  }

  return { openingId, openedId, open, reset: () => setOpenedId(undefined) };
}
