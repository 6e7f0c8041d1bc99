import type { Project } from '../../../worker/contract/projects.ts';
import { toHref } from '../../../worker/domain/text/links.ts';

/** The links that the host has added. */
export function HostLinks({ links }: { links: Project['customLinks'] }) {
  if (links.length === 0) return null;
  return (
    <p className="page-links">
      {links.map(({ name, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links may be identical
        <a key={at} className="page-link" href={toHref(url)} target="_blank" rel="noopener noreferrer">
          <bdi>{name}</bdi>
          <span className="i-lucide-arrow-up-right" aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ))}
    </p>
  );
}
