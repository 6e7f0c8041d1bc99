import { createFileRoute } from '@tanstack/react-router';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DashboardLink } from '../features/account/dashboard-link.tsx';
import { CreateForm } from '../features/create/create-form.tsx';
import { Carousel } from '../features/showcase/carousel.tsx';
import { EventTypeTiles } from '../features/showcase/event-type-tiles.tsx';
import { FeatureTiles } from '../features/showcase/feature-tiles.tsx';
import { SampleItinerary } from '../features/showcase/sample-itinerary.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page/page.tsx';
import { useTitle } from '../ui/page/use-title.ts';
import { showToast } from '../ui/toasts/toast.ts';
import { redirectToCheckout, toLandingSearch } from './-landing/landing-search.ts';

export const Route = createFileRoute('/')({
  validateSearch: toLandingSearch,
  beforeLoad: redirectToCheckout,
  component: Landing,
});

/** Milliseconds between unfolding the form and scrolling to it, so that it has its height. */
const SCROLL_AFTER = 100;

const DEFAULT_EXAMPLE = 'A weekend in Lisbon';

function Landing() {
  useTitle('Foldout: one itinerary for everyone who is coming');
  useGoodbye();
  const [creating, setCreating] = useState(false);
  const [example, setExample] = useState(DEFAULT_EXAMPLE);
  // What unfolded the form; the focus goes back there with it.
  const opener = useRef<Element>(null);

  function reveal(name = DEFAULT_EXAMPLE) {
    opener.current = document.activeElement;
    setExample(name);
    setCreating(true);
    setTimeout(() => {
      const form = document.getElementById('create');
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      form?.scrollIntoView({ behavior, block: 'start' });
      // Not from under somebody's hands, where this comes late.
      if (!form?.contains(document.activeElement))
        form?.querySelector('input')?.focus({ preventScroll: true });
    }, SCROLL_AFTER);
  }

  function fold() {
    setCreating(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <Page
      width="wide"
      nav={
        <div className="-mr-4 flex">
          <LinkButton to="/access" variant="quiet" className="max-sm:hidden">
            Open an itinerary
          </LinkButton>
          <DashboardLink />
        </div>
      }
    >
      <section className="grid gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div className="grid content-start justify-items-start gap-6 lg:pt-12">
          <h1 className="title text-3xl lg:max-w-[5.6em]">Everyone on the same page.</h1>
          <p className="max-w-[46ch] text-lg text-muted">
            Write the weekend down once: what happens, where, and who comes along. Share one link, and every
            guest unfolds the same programme on their phone.
          </p>
          <div className="flex w-full flex-wrap gap-3">
            <Button
              variant="primary"
              size="big"
              className="w-full sm:w-auto"
              aria-expanded={creating}
              onClick={() => reveal()}
            >
              Create your itinerary
            </Button>
            <LinkButton to="/access" size="big" className="w-full sm:w-auto">
              I have a code
            </LinkButton>
          </div>
          <p className="text-sm text-muted">Free to start. Full Access is $3, once, for the whole group.</p>
        </div>
        <SampleItinerary />
      </section>

      {creating && (
        <section id="create" className="mt-16 scroll-mt-6" aria-labelledby="create-title">
          <div className="card mx-auto grid max-w-144 gap-6 p-5 sm:p-8">
            <h2 id="create-title" className="title text-xl">
              Create your itinerary
            </h2>
            <CreateForm example={example} onCancel={fold} />
          </div>
        </section>
      )}

      <Section title="Seen on a phone" text="Four itineraries, filmed as guests and hosts use them.">
        <Carousel />
      </Section>
      <Section title="What are you planning?" text="Choose one, and it has a page in a minute.">
        <EventTypeTiles onChoose={reveal} />
      </Section>
      <Section title="What it does for you">
        <FeatureTiles />
      </Section>

      <section className="mt-20 grid justify-items-center gap-6 border-t pt-16 pb-6 text-center">
        <h2 className="title max-w-[24ch] text-2xl">The plan is in your head. Let it out.</h2>
        <Button variant="primary" size="big" onClick={() => reveal()}>
          Begin now
        </Button>
      </section>
    </Page>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
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

/** Says once that a sign-out or a farewell has worked; the flag for it leaves the address. */
function useGoodbye() {
  const { loggedOut, accountDeleted } = Route.useSearch();
  const title = loggedOut ? 'Logged out' : accountDeleted && 'Account deleted';
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (!title) return;
    showToast({ title, kind: 'ok' });
    void navigate({ search: {}, replace: true });
  }, [title, navigate]);
}
