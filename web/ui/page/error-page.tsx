import { t } from '../../../worker/messages/t.ts';
import { Button, buttonClass } from '../button.tsx';

/** Browsers' messages for a failed fetch or module import. */
const NETWORK_ERROR = /^(Type)?Error: .*(fetch|load|import|network)/i;

/** A part of the app could not be loaded. If the browser is online, it most likely belongs to an earlier release and is gone. */
const IMPORT_ERROR = /import/i;

/**
 * Shown when a page fails to load or render. Part of the entry chunk, because it could not be loaded offline.
 * "Try again" reloads the page, because browsers cache failed module imports. The messages may be missing for the same reason:
 * then it has a few words of its own, in English.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const text = String(error);
  const isOutdated = navigator.onLine && NETWORK_ERROR.test(text) && IMPORT_ERROR.test(text);
  const offline = !isOutdated && NETWORK_ERROR.test(text);
  const { requestId } = (error as { body?: { requestId?: string } } | null)?.body ?? {};
  return (
    <main className="mx-auto grid min-h-dvh max-w-112 content-center justify-items-start gap-4 p-6">
      <h1 className="title text-2xl">
        {(isOutdated ? t('newVersion') : offline ? t('connectionLost') : t('somethingWrong')) ||
          'Connection lost'}
      </h1>
      <p className="text-muted">
        {isOutdated ? t('pageOutdated') : offline ? t('connectionLostText') : t('somethingWrongText')}
      </p>
      {requestId && <p className="text-sm text-muted">{t('includeRequestId', { id: requestId })}</p>}
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {(isOutdated ? t('reload') : t('tryAgain')) || 'Try again'}
        </Button>
        <a href="/" className={buttonClass({ variant: 'quiet' })}>
          {t('goHome') || 'Foldout'}
        </a>
      </p>
    </main>
  );
}
