/** Default page after signing in. */
const HOME = '/dashboard';
/** Three of these fit into a cookie. */
const MAX_LENGTH = 500;

/**
 * Returns `wanted` if it is a path of a page on our origin, else the dashboard. Browsers remove tabs and line breaks
 * from URLs and treat backslashes as slashes (WHATWG URL, 4.4), so `/\evil.example` would be another site.
 */
export function toReturnPath(wanted: string | undefined, origin: string): string {
  if (!wanted || wanted.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(wanted)) return HOME;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  // Resolving dots may leave two leading slashes: `/.//evil.example`.
  if (url?.origin !== origin || url.pathname.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
}
