import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { tNodes } from '../../ui/t-nodes.ts';
import { InvitationForm } from './invitation-form.tsx';
import './invitation.css';
import type { LinkAttempt } from './link-access.ts';
import { UnknownItinerary } from './unknown-itinerary.tsx';
import { useInvitation } from './use-invitation.ts';
import { useShareLinkAccess } from './use-share-link-access.ts';

/** `failure`: why the code of the link was refused, if it was tried before. */
type Props = Partial<LinkAttempt> & { projectId: string };

const loadBlockedView = () => import('./blocked-view.tsx');

export const listProgress = () => ({
  form: undefined,
  accessing: t('accessing'),
  waiting: t('waiting'),
  redirecting: t('redirecting'),
});

/** The page of a share link or personal link, in the itinerary's look: verifies what it carries, or asks for a code. */
export function InvitationView({ projectId, ...link }: Props) {
  const { code, personToken } = link;
  const { preview, look, isLoading } = useInvitation(projectId);
  const isUnknown = preview === null;
  // The preview response sets the visitor cookie. Attempts without it count against the IP address.
  const { phase, automatic, waitsFor, failure, linkFailure, enter, enterAsPerson, reset } =
    useShareLinkAccess({
      projectId,
      ...link,
      ready: !isLoading && !isUnknown,
    });
  const [retried, setRetried] = useState(false);
  const BlockedView = useLazyComponent(loadBlockedView, failure?.locked === true);
  const name = preview?.name;
  useTitle(isUnknown ? t('itineraryNotFound') : name ? t('joinName', { name }) : t('joinAnItinerary'));

  if (isUnknown) return <UnknownItinerary />;
  // Until it has loaded, the form says what is wrong.
  if (failure?.locked && BlockedView) {
    return (
      <BlockedView
        title={t('accessError')}
        homeLabel={t('goHome')}
        unlocksAt={failure.unlocksAt}
        onRetry={() => {
          setRetried(true);
          reset();
        }}
      >
        <p>{t('fiveAttempts')}</p>
      </BlockedView>
    );
  }

  return (
    <div className="card invitation" data-title-font={look?.titleFont} style={look?.style}>
      {look && (
        <div className="invitation-cover">
          <img src={look.coverUrl} alt="" width={1600} height={600} fetchPriority="high" />
        </div>
      )}
      <Greeting name={name} ownerName={preview?.ownerName} />
      <div className="px-5 py-6 sm:px-8 sm:pb-8">
        <LinkProblem failure={linkFailure} onRetry={enterAsPerson} />
        {automatic && phase !== 'form' ? (
          <Opening text={waitsFor ?? listProgress()[phase]} isPersonal={personToken !== undefined} />
        ) : (
          <InvitationForm
            initialCode={failure?.automatic ? (code ?? '') : ''}
            failure={failure}
            progress={listProgress()[phase]}
            waitsFor={waitsFor}
            focusOnMount={retried}
            onSubmit={enter}
          />
        )}
      </div>
      <QuietLine projectId={projectId} />
    </div>
  );
}

/** Not links of the router: the pages lie outside the app. */
function QuietLine({ projectId }: { projectId: string }) {
  return (
    <p className="invitation-end">
      <a href="/">{t('madeWith')}</a>
      <a href="/privacy-policy">{t('privacy')}</a>
      <a href={`/report/${projectId}`}>{t('report')}</a>
    </p>
  );
}

function Greeting({ name, ownerName }: { name: string | undefined; ownerName: string | undefined }) {
  return (
    <div className="fold grid gap-3 px-5 pb-8 pt-8 text-center sm:px-6 sm:pt-10">
      <p className="text-muted">{t('youreInvited')}</p>
      <h1 className="title text-2xl">
        {name ? tNodes('joinName', { name: <bdi>{name}</bdi> }) : t('joinThis')}
      </h1>
      {ownerName !== undefined && (
        <p className="text-muted">{tNodes('sharedWithYou', { name: <bdi>{ownerName}</bdi> })}</p>
      )}
    </div>
  );
}

type LinkProblemProps = {
  failure: ReturnType<typeof useShareLinkAccess>['linkFailure'];
  onRetry: () => void;
};

/** Why a personal link opened nothing, above the form for a code. */
function LinkProblem({ failure, onRetry }: LinkProblemProps) {
  if (!failure) return null;
  const { isEnded, message = t('somethingWrongRetry') } = failure;
  return (
    <div role="alert" className="mb-5 grid justify-items-start gap-3 rounded-2 bg-[var(--sunk)] px-4 py-3">
      <p className="font-600">{message}</p>
      {isEnded ? <p>{t('orEnterCode')}</p> : <Button onClick={onRetry}>{t('tryAgain')}</Button>}
    </div>
  );
}

/** While the link is verified. As high as the form for a personal link: the server, which sees no fragment, sent that. */
export function Opening({ text, isPersonal }: { text: string | undefined; isPersonal: boolean }) {
  return (
    <p
      role="status"
      className={`flex items-center justify-center gap-3 ${isPersonal ? 'min-h-56' : 'min-h-20'}`}
    >
      <span className="spinner text-accent-ink" aria-hidden="true" />
      {text}
    </p>
  );
}
