import type { Project } from '../../../worker/contract/projects.ts';
import { toHref } from '../../../worker/domain/text/links.ts';

/** Returns the itinerary's title as guests see it. */
export const toProjectTitle = (project: Project) => project.customTitle ?? project.name;

/** The sticky title bar. Longer titles get a smaller font. */
export function TitleBar({ title }: { title: string }) {
  const size = title.length <= 32 ? 'text-2xl' : title.length <= 64 ? 'text-xl' : 'sm:text-lg';
  return (
    <header className="title-bar">
      <h1 className={`title column ${size}`} dir="auto">
        {title}
      </h1>
    </header>
  );
}

/** The host's name and custom links. */
export function Header({ project }: { project: Project }) {
  const named = project.showCreatorName && project.ownerName !== '';
  if (!named && project.customLinks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
      {named && (
        <p className="mr-3 text-muted">
          Hosted by{' '}
          <bdi className="text-ink" dir="auto">
            {project.ownerName}
          </bdi>
        </p>
      )}
      {project.customLinks.map(({ name, url }, at) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: links may be identical
          key={at}
          className="button button-secondary min-w-0 max-w-full break-words"
          href={toHref(url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <bdi className="min-w-0">{name}</bdi>
          <span className="i-lucide-arrow-up-right" aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ))}
    </div>
  );
}
