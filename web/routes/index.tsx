import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { CreateForm } from '../features/create/create-form.tsx';
import { SampleProgramme } from '../features/create/sample-programme.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { useTitle } from '../ui/use-title.ts';

export const Route = createFileRoute('/')({ component: Landing });

/** Milliseconds between unfolding the form and scrolling to it, so that it has its height. */
const SCROLL_AFTER = 100;

const PROMISES = [
  [
    'i-lucide-link',
    'One link, no accounts',
    'Guests open it with a code of six characters. There is nothing to install.',
  ],
  [
    'i-lucide-users',
    'Each sees their own day',
    'Put names on an event, and everyone can filter the plan by person.',
  ],
  [
    'i-lucide-map-pin',
    'Local time, every place',
    'A flight leaves by the clock of its airport; every place opens on the map.',
  ],
] as const;

function Landing() {
  useTitle('Foldout: one itinerary for everyone who is coming');
  const [creating, setCreating] = useState(false);

  function reveal() {
    setCreating(true);
    setTimeout(() => {
      const form = document.getElementById('create');
      form?.scrollIntoView({ behavior: 'smooth', block: 'start' });
      form?.querySelector('input')?.focus({ preventScroll: true });
    }, SCROLL_AFTER);
  }

  return (
    <Page
      width="wide"
      nav={
        <LinkButton to="/access" variant="quiet" className="-mr-4 max-[359px]:hidden">
          Open an itinerary
        </LinkButton>
      }
    >
      <section className="grid items-center gap-12 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div className="grid justify-items-start gap-6">
          <h1 className="title text-3xl">Everyone on the same page.</h1>
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
              onClick={reveal}
            >
              Create your itinerary
            </Button>
            <LinkButton to="/access" size="big" className="w-full sm:w-auto">
              I have a code
            </LinkButton>
          </div>
          <p className="text-sm text-muted">Free to start. Full Access is $3, once, for the whole group.</p>
        </div>
        <SampleProgramme />
      </section>

      {creating && (
        <section id="create" className="mt-16 scroll-mt-6" aria-labelledby="create-title">
          <div className="card mx-auto grid max-w-144 gap-6 p-5 sm:p-8">
            <h2 id="create-title" className="title text-xl">
              Create your itinerary
            </h2>
            <CreateForm onCancel={() => setCreating(false)} />
          </div>
        </section>
      )}

      <ul className="mt-16 grid gap-8 border-t pt-10 sm:grid-cols-3">
        {PROMISES.map(([icon, title, text]) => (
          <li key={title} className="grid content-start gap-1.5">
            <span className={`${icon} text-xl text-accent-ink`} aria-hidden="true" />
            <h2 className="title text-lg">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
