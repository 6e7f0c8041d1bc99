/** Where a sign-in ends that was asked for no page in particular. */
const HOME = '/dashboard';
/** Three of them fit a cookie. */
const MAX_LENGTH = 500;

/**
 * The page of ours that `wanted` names, or the dashboard. Browsers drop tabs and line breaks from addresses
 * and take a backslash for a slash (WHATWG URL, 4.4), so that `/\evil.example` names another site: such
 * characters are refused, not interpreted. Calls are no pages.
 */
export function toReturnPath(wanted: string | undefined, origin: string): string {
  if (!wanted || wanted.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wanted)) return HOME;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  // Dots may leave two slashes in front: `/.//evil.example`.
  if (url?.origin !== origin || url.pathname.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
}
