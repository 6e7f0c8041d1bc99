import { ApiError, api } from './api.ts';

/** A script that fails in a loop is reported no more often, per page. */
const MAX_REPORTS = 5;
/** Failures that are not bugs: a network that is gone, and a browser that postpones a measurement. */
const EXPECTED =
  /^(?:TypeError: )?(?:Failed to fetch|Load failed|NetworkError|ResizeObserver loop|Script error)/;

const reported = new Set<string>();

/** Sends a failure to the server's log, once. Never throws. */
export async function reportFailure(error: unknown): Promise<void> {
  const message = String(error);
  const isExpected = error instanceof ApiError || EXPECTED.test(message) || isAbort(error);
  if (isExpected || reported.has(message) || reported.size >= MAX_REPORTS) return;
  reported.add(message);
  const stack = error instanceof Error && error.stack ? { stack: error.stack } : {};
  const json = { message, ...stack, path: location.pathname, release: readRelease() };
  await api['client-errors'].$post({ json }, { init: { keepalive: true } }).catch(() => undefined);
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The release that the page is of. */
const readRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown';
