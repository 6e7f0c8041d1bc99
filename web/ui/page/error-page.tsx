import { Button, buttonClass } from '../button.tsx';

/** Browsers' messages for a failed fetch or module import. */
const NETWORK_ERROR = /^(Type)?Error: .*(fetch|load|import|network)/i;

/**
 * Shown when a page fails to load or render. Part of the entry chunk, because it could not be loaded offline.
 * "Try again" reloads the page, because browsers cache failed module imports.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const offline = NETWORK_ERROR.test(String(error));
  return (
    <main className="mx-auto grid min-h-dvh max-w-112 content-center justify-items-start gap-4 p-6">
      <h1 className="title text-2xl">{offline ? 'Connection lost' : 'Something went wrong'}</h1>
      <p className="text-muted">
        {offline
          ? "We couldn't reach the server. Check your connection and try again. Anything you saved is safe."
          : "It's a problem on our end. Try again, or come back in a few minutes."}
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
