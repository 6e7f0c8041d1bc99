import { type ReactNode, type Ref, useRef } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { PastePlan } from '../../features/proposals/paste-plan.tsx';
import type { useFirstPlan } from '../../features/proposals/use-first-plan.ts';
import { usePlanPaste } from '../../features/proposals/use-plan-paste.ts';
import { SampleItinerary } from '../../features/showcase/sample-itinerary.tsx';
import { withHostMessages } from '../../lib/host-messages.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import { findUnsure } from '../../lib/review-marks.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../ui/later-icons.ts';

const loadReadItinerary = withHostMessages(
  () => import('../../features/showcase/read-itinerary.tsx'),
  'plan',
);
const loadLeftOut = withHostMessages(() => import('./left-out.tsx'), 'plan');

type Props = {
  firstPlan: ReturnType<typeof useFirstPlan>;
  /** Gets the focus when a plan was read. */
  found: Ref<HTMLHeadingElement>;
  /** What the form calls the itinerary; empty until it does. */
  name: string;
  isFormOpen: boolean;
  onCreate: () => void;
  /** The form that creates the itinerary, of the plan if there is one, below it. */
  form: ReactNode;
};

type FirstEvents = NonNullable<Props['firstPlan']['plan']>['events'];

/** On a phone the form begins on the first screen. */
const MAX_EVENTS = { narrow: 4, wide: 12 };

/** The first screen: a field for a plan beside a sample itinerary, or beside the itinerary that was read from a plan. */
export function Hero({ firstPlan, found, name, isFormOpen, onCreate, form }: Props) {
  const { plan } = firstPlan;
  return (
    <section
      className={`grid lg:grid-cols-[1.15fr_1fr] lg:gap-x-20 ${plan ? 'gap-6 lg:grid-rows-[auto_1fr]' : 'gap-10'}`}
    >
      {plan ? (
        <FoundEvents {...{ plan, found, isFormOpen, onCreate }} onReset={firstPlan.reset} />
      ) : (
        <div className="grid content-start justify-items-start gap-5 sm:gap-6 lg:pt-6">
          <h1 className="title text-3xl">{t('landingTitle')}</h1>
          <PlanField {...{ firstPlan, isFormOpen, onCreate }} />
        </div>
      )}
      {plan ? <FoundCard events={plan.events} name={name} onFail={firstPlan.reset} /> : <SampleItinerary />}
      {/* In one place with and without a plan, so that it keeps what was typed. */}
      {form}
    </section>
  );
}

function FoundCard({ events, name, onFail }: { events: FirstEvents; name: string; onFail: () => void }) {
  const isWide = matchMedia('(min-width: 64rem)').matches;
  return (
    <div className="grid content-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <LazyComponent load={loadReadItinerary} onFail={onFail}>
        {(ReadItinerary) => (
          <ReadItinerary events={events} name={name} max={isWide ? MAX_EVENTS.wide : MAX_EVENTS.narrow} />
        )}
      </LazyComponent>
    </div>
  );
}

function PlanField({ firstPlan, isFormOpen, onCreate }: Omit<Props, 'found' | 'name' | 'form'>) {
  const { text, setText, isTyping, problems, isReading, read } = firstPlan;
  usePlanPaste(!isReading, read);
  return (
    <>
      <p className="max-w-[46ch] text-lg text-muted">{t('landingText')}</p>
      <div className="card w-full p-4 sm:p-5">
        <PastePlan
          label={t('yourPlan')}
          hint={t('yourPlanHint')}
          isLow
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

/** What was found and what was left out, and how to go on. */
function FoundEvents({ plan: { events, unread }, found, isFormOpen, onCreate, onReset }: FoundProps) {
  const LeftOut = useLazyComponent(loadLeftOut, unread.length > 0);
  const unsure = findUnsure(events).size;
  const check =
    unsure > 0
      ? t('needCheck', { count: unsure })
      : events.some(({ needsReview }) => needsReview) && t('checkBeforeGuests');
  const rest = [check, t('nothingStored')].filter(Boolean);
  return (
    <div className="mx-auto grid w-full max-w-144 content-start justify-items-start gap-2 lg:mx-0 lg:max-w-none">
      <h1 ref={found} tabIndex={-1} className="title scroll-mt-6 text-2xl outline-none">
        {t('eventsFound', { count: events.length })}
      </h1>
      <p className="text-muted">{rest.join(' ')}</p>
      {LeftOut && <LeftOut lines={unread} />}
      <div className="flex w-full flex-wrap items-center gap-x-4">
        {!isFormOpen && (
          <Button variant="primary" size="big" className="w-full sm:w-auto" onClick={onCreate}>
            {t('createThisItinerary')}
          </Button>
        )}
        <button type="button" className="link min-h-11" onClick={onReset}>
          {t('pasteAnotherPlan')}
        </button>
      </div>
    </div>
  );
}

/** The focus on what was found, in view, as soon as it is there. */
export function useFoundFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  const show = () => {
    if (!heading.current || !isWanted.current) return;
    isWanted.current = false;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'nearest' });
  };
  const found = (element: HTMLHeadingElement | null) => {
    heading.current = element;
    show();
  };
  const focus = () => {
    isWanted.current = true;
    show();
  };
  return { found, focus };
}
