import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { readSharedPlan, SHARED_PLAN_PATH } from '../../lib/shared-plans.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { countToReview } from './count-to-review.ts';
import { EventsToReview } from './events-to-review.tsx';
import { PastePlan } from './paste-plan.tsx';
import type { PlanDialogProps } from './plan-dialog.tsx';
import { proposalsOptions } from './queries.ts';
import type { PastedPlan } from './read-plans.ts';
import { usePlanPaste } from './use-plan-paste.ts';
import './proposals.css';

const loadPlanDialog = () => import('./plan-dialog.tsx');

type Props = Pick<PlanDialogProps, 'project' | 'events' | 'saving'> & {
  /** Whether the tab is shown. */
  isShown: boolean;
  onDirtyChange: (dirty: boolean) => void;
  /** Renders the button that opens the checkout, around its text. */
  renderUpgrade?: (text: string, added: readonly number[]) => ReactNode;
  /** Below what is to review. */
  children?: ReactNode;
};

/** At the top of the Events tab: what is to review, and a field to paste a plan into. */
export function PlanPanel({ project, events, saving, isShown, onDirtyChange, ...props }: Props) {
  const { data: proposals } = useQuery({ ...proposalsOptions(project.projectId), enabled: isShown });
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<{ plan?: PastedPlan; startsWithReview?: boolean }>();
  const isEmpty = events.length === 0 && countToReview(proposals ?? [], 0).proposals.length === 0;

  function read(plan: PastedPlan) {
    setText('');
    setOpened({ plan });
  }
  usePlanPaste(isShown && isEmpty && !opened, read);
  useEffect(() => onDirtyChange(isEmpty && text.trim() !== ''), [onDirtyChange, isEmpty, text]);

  return (
    <>
      <SharedPlanLink isShown={isShown} />
      <EventsToReview
        label={t('eventsToReview')}
        project={project}
        eventCount={events.length}
        renderUpgrade={props.renderUpgrade}
        onReview={() => setOpened({ startsWithReview: true })}
      />
      {props.children}
      {isEmpty ? (
        <section className="plan-first" aria-labelledby="paste-plan">
          <h3 id="paste-plan" className="title text-lg">
            {t('pasteYourPlan')}
          </h3>
          <PastePlan text={text} onTextChange={setText} onRead={read} />
        </section>
      ) : (
        <div>
          <Button className="w-full" onClick={() => setOpened({})}>
            <span className="i-lucide-clipboard-paste" aria-hidden="true" />
            {t('pasteOrImport')}
          </Button>
        </div>
      )}
      {opened && (
        <LazyComponent load={loadPlanDialog} onFail={() => setOpened(undefined)}>
          {(PlanDialog) => (
            <PlanDialog
              {...opened}
              project={project}
              events={events}
              saving={saving}
              onClose={() => setOpened(undefined)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

/** A link to what another app shared, while that waits to be added to an itinerary. */
function SharedPlanLink({ isShown }: { isShown: boolean }) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (isShown)
      readSharedPlan().then(
        (plan) => setWaits(plan !== undefined),
        () => setWaits(false),
      );
  }, [isShown]);
  if (!waits) return null;
  return (
    <p className="to-review">
      <span className="min-w-0 flex-[1_1_min(10rem,100%)]">{t('sharedPlanWaits')}</span>
      <a className={buttonClass({})} href={SHARED_PLAN_PATH}>
        {t('addSharedPlan')}
      </a>
    </p>
  );
}
