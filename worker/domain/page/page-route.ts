import { HEADS, parsePagePath } from './page-head.ts';

/** The pattern of a page's path for the log: without ids, and one pattern for everything that is not a page. */
export function toPageRoute(path: string): string {
  const page = parsePagePath(path);
  if (page.kind !== 'other') return `/${page.kind}/:projectId`;
  const known = path.length > 1 ? path.replace(/\/$/, '') : path;
  return known in HEADS ? known : '/unknown-page';
}
