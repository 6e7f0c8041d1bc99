import { t } from '../../../worker/messages/t.ts';
import { MAX_SHARED_BYTES, MAX_SHARED_FILES, type SharedPlan } from '../../lib/shared-plans.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { NoticeCard } from '../../ui/page/notice-card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { EditableProject } from './editable-projects.ts';

type Props = {
  /** Null if nothing was shared. */
  plan: SharedPlan | null;
  /** Undefined while they load. */
  projects: readonly EditableProject[] | undefined;
  error: string | undefined;
  /** Set while the chosen itinerary opens. */
  openingId: string | undefined;
  /** Where to sign in; undefined if signed in. */
  signInUrl: string | undefined;
  onChoose: (project: EditableProject) => void;
  onRetry: () => void;
  onDiscard: () => void;
};

/** What another app shared, and the itineraries it can be added to. */
export function SharedPlanView({ plan, projects, error, ...props }: Props) {
  if (!plan) return <NothingKept title={t('nothingToAdd')} text={t('nothingShared')} />;
  return (
    <div className="card grid gap-6 p-inset sm:p-8">
      <div className="grid gap-3">
        <h1 className="title text-2xl">{t('addToAnItinerary')}</h1>
        <SharedContent plan={plan} />
      </div>
      <section className="grid gap-2" aria-labelledby="choose-itinerary">
        <h2 id="choose-itinerary" className="font-semibold">
          {t('whichOne')}
        </h2>
        {error && <LoadError message={error} onRetry={props.onRetry} />}
        {!projects && !error && <Skeleton className="h-12 w-full" />}
        {projects?.length === 0 && <p className="text-muted">{t('noEditableItinerary')}</p>}
        <ul className="grid gap-2">
          {projects?.map((project) => (
            <li key={project.projectId}>
              <Button
                className="w-full justify-between text-start"
                busy={props.openingId === project.projectId}
                onClick={() => props.onChoose(project)}
              >
                <bdi className="min-w-0">{project.name}</bdi>
                <span className="i-lucide-chevron-right" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        {props.signInUrl && (
          <a className={buttonClass({})} href={props.signInUrl}>
            {t('signIn')}
          </a>
        )}
        <a className={buttonClass({ variant: 'quiet' })} href="/#create">
          {t('newItinerary')}
        </a>
        <Button variant="quiet" className="ms-auto text-danger" onClick={props.onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

type ConfirmProps = { plan: SharedPlan; onConfirm: () => void; onRefuse: () => void };

/** Asks before anything is kept: other sites may send content here too. */
export function ConfirmSharedPlan({ plan, onConfirm, onRefuse }: ConfirmProps) {
  return (
    <div className="card grid gap-6 p-inset sm:p-8">
      <div className="grid gap-3">
        <h1 className="title text-2xl">{t('sharedFromApp')}</h1>
        <p className="text-muted">{t('continueIfShared')}</p>
        <SharedContent plan={plan} />
      </div>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <Button variant="primary" onClick={onConfirm}>
          {t('continue')}
        </Button>
        <Button variant="quiet" className="ms-auto text-danger" onClick={onRefuse}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

/** Shown instead of what was shared, which was not kept. */
export const TooLargeToShare = () => (
  <NothingKept
    title={t('tooMuchAtOnce')}
    text={t('shareUpTo', { files: MAX_SHARED_FILES, size: MAX_SHARED_BYTES / 1024 / 1024 })}
  />
);

function SharedContent({ plan: { text, files } }: { plan: SharedPlan }) {
  return (
    <>
      {text && (
        <p
          className="line-clamp-6 rounded-2 bg-[var(--sunk)] px-4 py-3 text-sm whitespace-pre-line"
          dir="auto"
        >
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {files.map(({ name }) => (
            <li key={name} className="chip">
              <span className="i-lucide-file" aria-hidden="true" />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NothingKept({ title, text }: { title: string; text: string }) {
  return (
    <NoticeCard
      cover="road-trip"
      title={title}
      actions={
        <a className={buttonClass({})} href="/">
          {t('backHome')}
        </a>
      }
    >
      <p className="max-w-[44ch] text-muted">{text}</p>
    </NoticeCard>
  );
}
