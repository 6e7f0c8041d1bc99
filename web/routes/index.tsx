import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../worker/messages/t.ts';
import { DashboardLink } from '../features/account/dashboard-link.tsx';
import { SolveChallenge } from '../features/challenge/solve-challenge.tsx';
import { CreateForm } from '../features/create/create-form.tsx';
import { useFirstPlan } from '../features/proposals/use-first-plan.ts';
import { Carousel } from '../features/showcase/carousel.tsx';
import { EventTypeTiles } from '../features/showcase/event-type-tiles.tsx';
import { FeatureTiles } from '../features/showcase/feature-tiles.tsx';
import type { OccasionTile } from '../features/showcase/occasions.ts';
import { PriceBlock } from '../features/showcase/price-block.tsx';
import { takeFarewell } from '../lib/farewell.ts';
import { usePreloadItinerary } from '../lib/use-preload-itinerary.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LanguageLink } from '../ui/page/language-link.tsx';
import { Page } from '../ui/page/page.tsx';
import { useTitle } from '../ui/page/use-title.ts';
import { showToast } from '../ui/toasts/toast.ts';
import { Hero, useFoundFocus } from './-landing/hero.tsx';
import { ImportLink } from './-landing/import-link.tsx';
import { redirectToCheckout, toLandingSearch } from './-landing/landing-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: toLandingSearch,
  beforeLoad: redirectToCheckout,
  component: LandingPage,
});

/** Delay before scrolling to the form, so it is laid out. */
const SCROLL_DELAY_MS = 100;

/** What greets the host of a new itinerary. */
const loadCelebration = async () => (await import('./-project/lazy-modules.ts')).DIALOGS.welcome();

function LandingPage() {
  useTitle(t('siteTitle'));
  useFarewellToast();
  usePreloadItinerary(loadCelebration);
  const { isOpen, chosen, show, open, close } = useCreateForm();
  const { found, focus } = useFoundFocus();
  const firstPlan = useFirstPlan(() => {
    show();
    focus();
  });
  const { plan } = firstPlan;
  const [name, setName] = useState('');
  const form = isOpen && (
    <section
      id="create"
      className={`scroll-mt-6 ${plan ? '' : 'mt-6 lg:col-span-2'}`}
      aria-labelledby="create-title"
    >
      <div className="card mx-auto grid max-w-144 gap-6 p-5 sm:p-8">
        <h2 id="create-title" className="title text-xl">
          {t('createYourItinerary')}
        </h2>
        <CreateForm
          example={chosen?.example ?? t('lisbonWeekend')}
          occasion={chosen?.occasion}
          plan={plan}
          onNameChange={setName}
          onCreated={firstPlan.add}
          onCancel={close}
        />
        <SolveChallenge />
        {!plan && <ImportLink />}
      </div>
    </section>
  );

  return (
    <Page
      width="wide"
      end={<LanguageLink to="/" />}
      nav={
        <div className="-me-gutter flex">
          <LinkButton to="/access" variant="quiet" className="max-sm:hidden">
            {t('openAnItinerary')}
          </LinkButton>
          <DashboardLink />
        </div>
      }
    >
      <Hero
        firstPlan={firstPlan}
        found={found}
        name={((isOpen ? name : plan?.name) ?? '').trim()}
        isFormOpen={isOpen}
        onCreate={() => open()}
        form={form}
      />

      <LandingSection title={t('sectionFeatures')}>
        <FeatureTiles />
      </LandingSection>
      <LandingSection title={t('sectionSamples')} text={t('sectionSamplesText')}>
        <Carousel />
      </LandingSection>
      <LandingSection title={t('sectionOccasions')} text={t('sectionOccasionsText')}>
        <EventTypeTiles onChoose={open} />
      </LandingSection>
      <LandingSection title={t('sectionPrice')}>
        <PriceBlock />
      </LandingSection>

      <section className="mt-20 grid justify-items-center gap-6 border-t pt-16 pb-6 text-center">
        <h2 className="title max-w-[24ch] text-2xl">{t('readyToPlan')}</h2>
        <Button variant="primary" size="big" onClick={() => open()}>
          {t('getStarted')}
        </Button>
      </section>
    </Page>
  );
}

function LandingSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="below-the-fold mt-20 grid gap-8">
      <div className="grid gap-2">
        <h2 className="title text-2xl">{title}</h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** A plan may have filled in the name. */
const findFirstEmpty = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input:required:not([type=checkbox])') ?? [])].find(
    ({ value }) => value === '',
  ) ?? form?.querySelector('input');

/** Whether the create form is open, and the occasion chosen. `open` scrolls to it and focuses its first field. */
function useCreateForm() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<OccasionTile>();
  // Gets the focus back when the form closes.
  const opener = useRef<Element>(null);

  function open(tile?: OccasionTile) {
    opener.current = document.activeElement;
    setChosen(tile);
    setOpen(true);
    setTimeout(() => {
      const form = document.getElementById('create');
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      form?.scrollIntoView({ behavior, block: 'start' });
      // The user may already be typing in another field.
      if (!form?.contains(document.activeElement)) findFirstEmpty(form)?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
  }

  // The example itinerary links here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (location.hash === '#create') open();
  }, []);

  function close() {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return { isOpen, chosen, show: () => setOpen(true), open, close };
}

/** Confirms once that the visitor left an itinerary, signed out or deleted the account; removes the flag from the URL. */
function useFarewellToast() {
  useEffect(() => {
    const farewell = takeFarewell();
    if (farewell) showToast({ ...farewell, kind: 'info', duration: 8000 });
  }, []);
  const { loggedOut, accountDeleted } = Route.useSearch();
  const title = loggedOut ? t('loggedOut') : accountDeleted && t('accountDeleted');
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (!title) return;
    showToast({ title, kind: 'ok' });
    void navigate({ search: {}, replace: true });
  }, [title, navigate]);
}
