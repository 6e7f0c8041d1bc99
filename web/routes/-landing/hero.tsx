import { type Ref, useRef } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { PastePlan } from '../../features/proposals/paste-plan.tsx';
import type { useFirstPlan } from '../../features/proposals/use-first-plan.ts';
import { usePlanPaste } from '../../features/proposals/use-plan-paste.ts';
import { SampleItinerary } from '../../features/showcase/sample-itinerary.tsx';
import { formatRoundDollars } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../ui/later-icons.ts';

const loadReadItinerary = () => import('../../features/showcase/read-itinerary.tsx');

type Props = {
  firstPlan: ReturnType<typeof useFirstPlan>;
  /** Gets the focus when a plan was read. */
  found: Ref<HTMLParagraphElement>;
  isFormOpen: boolean;
  onCreate: () => void;
};

/** The first screen: a field for a plan beside a sample itinerary, or beside the itinerary that was read from a plan. */
export function Hero({ firstPlan, found, isFormOpen, onCreate }: Props) {
  const { plan } = firstPlan;
  return (
    <section className="grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
      <div className="grid content-start justify-items-start gap-5 sm:gap-6 lg:pt-12">
        <h1 className="title text-3xl">{t('landingTitle')}</h1>
        {plan ? (
          <FoundEvents {...{ plan, found, isFormOpen, onCreate }} onReset={firstPlan.reset} />
        ) : (
          <PlanField {...{ firstPlan, isFormOpen, onCreate }} />
        )}
      </div>
      {plan ? (
        <LazyComponent load={loadReadItinerary} onFail={firstPlan.reset}>
          {(ReadItinerary) => <ReadItinerary events={plan.events} />}
        </LazyComponent>
      ) : (
        <SampleItinerary />
      )}
    </section>
  );
}

function PlanField({ firstPlan, isFormOpen, onCreate }: Omit<Props, 'found'>) {
  const { text, setText, isTyping, problems, isReading, read } = firstPlan;
  usePlanPaste(!isReading, read);
  return (
    <>
      <p className="max-w-[46ch] text-lg text-muted">{t('landingText')}</p>
      <div className="card w-full p-4 sm:p-5">
        <PastePlan
          label={t('yourPlan')}
          hint={t('yourPlanHint')}
          rows={4}
          text={text}
          onTextChange={setText}
          problems={problems}
          busy={isReading}
          focused={isTyping}
          onRead={read}
        />
        <p role="status" className="visually-hidden">
          {isReading && t('readingPlan')}
        </p>
      </div>
      <div className="flex w-full flex-wrap gap-3">
        <Button className="w-full sm:w-auto" size="big" aria-expanded={isFormOpen} onClick={onCreate}>
          {t('createYourItinerary')}
        </Button>
        <LinkButton to="/example" size="big" className="w-full sm:w-auto">
          {t('seeLiveExample')}
        </LinkButton>
        <LinkButton to="/access" variant="quiet" className="-mt-1 -mb-3 w-full sm:hidden">
          {t('haveCode')}
        </LinkButton>
      </div>
      <p className="text-sm text-muted">{t('tryItFree', { price: formatRoundDollars(FULL_ACCESS_CENTS) })}</p>
    </>
  );
}

type FoundProps = Pick<Props, 'found' | 'isFormOpen' | 'onCreate'> & {
  plan: NonNullable<Props['firstPlan']['plan']>;
  onReset: () => void;
};

/** What was found, and how to go on. */
function FoundEvents({ plan: { events, unread }, found, isFormOpen, onCreate, onReset }: FoundProps) {
  const unsure = events.filter(({ needsReview }) => needsReview).length;
  const rest = [
    unsure > 0 && t('needCheck', { count: unsure }),
    unread.length > 0 && t('linesUnread'),
    t('nothingStored'),
  ].filter(Boolean);
  return (
    <>
      <p ref={found} tabIndex={-1} className="scroll-mt-6 outline-none" role="status">
        <span className="block text-lg font-semibold">{t('eventsFound', { count: events.length })}</span>
        <span className="text-muted">{rest.join(' ')}</span>
      </p>
      <div className="flex w-full flex-wrap gap-3">
        <Button
          variant="primary"
          size="big"
          className="w-full sm:w-auto"
          aria-expanded={isFormOpen}
          onClick={onCreate}
        >
          {t('createThisItinerary')}
        </Button>
        <Button variant="quiet" size="big" className="w-full sm:w-auto" onClick={onReset}>
          {t('pasteAnotherPlan')}
        </Button>
      </div>
    </>
  );
}

/** The focus on what was found, in view, once it is there. */
export function useFoundFocus() {
  const found = useRef<HTMLParagraphElement>(null);
  const focus = () =>
    setTimeout(() => {
      found.current?.focus({ preventScroll: true });
      found.current?.scrollIntoView({ block: 'nearest' });
    });
  return { found, focus };
}
