import type { ReactNode } from 'react';
import type { MyProject } from '../../../worker/contract/accounts.ts';
import { toDrawnCoverUrl } from '../../../worker/domain/appearance/drawn-cover.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { formatProjectSummary } from './project-summary.ts';
import { TrialNotice } from './trial-notice.tsx';

type Props = {
  project: MyProject;
  /** Button that opens the receipts; shown if paid. */
  receipts: ReactNode;
  /** Menu with further actions. */
  more: ReactNode;
  onDelete: () => void;
};

/** Card of one itinerary with its actions. */
export function ProjectCard({ project, receipts, more, onDelete }: Props) {
  const { projectId, name, customTitle, ownerName, groupSize, isPaid, isUnavailable, createdAt, timeZone } =
    project;
  // Links load a new document: this page's CSP allows Stripe, an itinerary's does not.
  const url = `/project/${projectId}?owned=true`;
  return (
    <li className="card relative flex min-w-0 flex-col overflow-hidden" data-project={projectId}>
      <img className="project-cover" src={toCardCover(project)} alt="" loading="lazy" />
      {isPaid && (
        <span className="chip absolute right-3 top-3 bg-card font-semibold text-ok">{t('paid')}</span>
      )}
      {isUnavailable && (
        <span className="chip absolute left-3 top-3 bg-card font-semibold">{t('cantBeOpenedNow')}</span>
      )}
      <div className="fold flex-1 px-inset pt-2 pb-5">
        <div className="flex min-h-11 flex-wrap items-center gap-x-2">
          <p className="min-w-0 flex-[1_1_9rem] text-sm text-muted">{formatProjectSummary(project)}</p>
          <div className="-me-[min(0.75rem,3vw)]">{more}</div>
        </div>
        <h3 className="title mt-0.5 text-xl line-clamp-2" dir="auto">
          {name}
        </h3>
        {customTitle && customTitle !== name && (
          <p className="line-clamp-1 text-sm text-muted" dir="auto">
            {t('shownAs', { title: customTitle })}
          </p>
        )}
        <dl className="mt-3 grid gap-1 text-sm text-muted">
          <Fact icon="i-lucide-user-round" term={t('ownerTerm')}>
            {t('createdBy', { name: ownerName })}
          </Fact>
          <Fact icon="i-lucide-users" term={t('guestsLabel')}>
            {t('guestCount', { count: groupSize })}
          </Fact>
          <Fact icon="i-lucide-calendar-plus" term={t('createdTerm')}>
            {t('createdOn', { date: formatFullDate(createdAt, timeZone) })}
          </Fact>
        </dl>
        <TrialNotice project={project} />
      </div>
      <div className="grid gap-2 px-inset pt-4 pb-4">
        <div className="grid grid-cols-2 gap-2">
          <a href={url} className={buttonClass({ variant: 'primary' })}>
            {t('viewItinerary')}
            <span className="visually-hidden"> {name}</span>
          </a>
          <a href={`${url}&admin=true`} className={buttonClass({})}>
            <span className="i-lucide-pencil" aria-hidden="true" />
            {t('edit')}
            <span className="visually-hidden"> {name}</span>
          </a>
        </div>
        <div className="-mx-[min(0.5rem,2vw)] -mb-2 flex flex-wrap justify-between">
          {isPaid && receipts}
          <Button variant="quiet" className="px-2 text-sm text-danger" onClick={onDelete}>
            <span className="i-lucide-trash-2" aria-hidden="true" />
            {t('deleteOwnItinerary')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The first image of the itinerary's page, or its illustration. */
const toCardCover = (project: MyProject) =>
  project.headerImage ? `${project.headerImage}?w=480` : toDrawnCoverUrl(project);

function Fact({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt>
        <span className={`${icon} mt-0.5`} aria-hidden="true" />
        <span className="visually-hidden">{term}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
