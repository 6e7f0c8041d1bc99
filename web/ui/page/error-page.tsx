import { Button, buttonClass } from '../button.tsx';

/** What browsers call a call, or a page's code, that nothing answered. */
const UNANSWERED = /^(Type)?Error: .*(fetch|load|import|network)/i;

/**
 * What a failed page shows: what happened, and what to do. Part of the entry, since a lost connection
 * could not load it. It reloads, because a browser remembers code that failed to load.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const offline = UNANSWERED.test(String(error));
  return (
    <main className="mx-auto grid min-h-dvh max-w-112 content-center justify-items-start gap-4 p-6">
      <h1 className="title text-2xl">{offline ? 'We lost the connection' : 'This page did not open'}</h1>
      <p className="text-muted">
        {offline
          ? 'Nothing answered. Check that you are online, then try again; nothing you saved is lost.'
          : 'The mistake is ours. Try again; if it stays, come back in a few minutes.'}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <a href="/" className={buttonClass({ variant: 'quiet' })}>
          Go to Homepage
        </a>
      </p>
    </main>
  );
}
