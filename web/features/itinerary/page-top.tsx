import type { ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { readCover, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { listItineraryFacts } from '../../../worker/domain/itinerary/itinerary-facts.ts';
import { addWordClasses } from '../../lib/word-classes.ts';
import { HeaderImage } from '../../ui/page/header-image.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { HostLinks } from './host-links.tsx';
import './page-top.css';

/** Returns the itinerary's title as guests see it. */
export const toProjectTitle = (project: Pick<Project, 'customTitle' | 'name'>) =>
  project.customTitle ?? project.name;

type Props = {
  project: Project;
  events: readonly Event[];
  /** After the last event the links are in `Thanks`. */
  hasEnded: boolean;
  /** Lets the guest say that the name is wrong. */
  onIdentity?: (() => void) | undefined;
  /** Opens the sign-up lists of the itinerary. */
  onSignUps?: (() => void) | undefined;
  /** Opens the reader's tickets. */
  onPapers?: (() => void) | undefined;
  /** Shown on top of the first image. */
  children?: ReactNode;
};

/**
 * The top of an itinerary: cover, title, facts and links, which phones show on the cover. The bar is behind the cover until
 * that has scrolled away.
 */
export function PageTop({ project, events, hasEnded, onIdentity, onSignUps, onPapers, children }: Props) {
  const title = toProjectTitle(project);
  return (
    <>
      <Cover project={project}>{children}</Cover>
      <div className="title-bar">
        <p className="title column" dir="auto" aria-hidden="true">
          {title}
        </p>
      </div>
      <header className="page-top column">
        <h1 className={addWordClasses(`title ${toTitleSize(title)}`, title)} dir="auto">
          {title}
        </h1>
        <Facts
          facts={listItineraryFacts(project, events)}
          host={project.showCreatorName ? project.ownerName : ''}
          person={project.viewer.person?.name}
          onIdentity={onIdentity}
        />
        <HostLinks
          links={hasEnded ? [] : project.customLinks}
          contact={project}
          onSignUps={onSignUps}
          onPapers={onPapers}
        />
      </header>
    </>
  );
}

/** Longer titles get a smaller font. */
const toTitleSize = (title: string) =>
  title.length <= 24 ? 'page-title' : title.length <= 56 ? 'text-2xl' : 'text-xl';

/** The host's first image, or an illustration in the itinerary's colors. */
function Cover({ project, children }: Pick<Props, 'project' | 'children'>) {
  const [first] = project.headerImages;
  if (first === undefined) {
    const cover = readCover(project.look) ?? 'paper';
    return (
      <div className={`cover cover-${cover}`}>
        <img src={toCoverUrl(cover, project.customColors)} alt="" fetchPriority="high" />
      </div>
    );
  }
  return (
    <div className="cover cover-photo">
      <HeaderImage url={first} fetchPriority="high" />
      {children}
    </div>
  );
}

/** Of a fixed width. Not seen where a line begins. */
const DOT = <i> · </i>;

type FactsProps = Pick<Props, 'onIdentity'> & {
  facts: readonly string[];
  host: string;
  /** Who the reader is. */
  person: string | undefined;
};

/** "June 11–13, 2027 · Lake Como · 14 people · Hosted by Nora · You are Ben". */
function Facts({ facts, host, person, onIdentity }: FactsProps) {
  const parts = [
    // The browser may call a zone otherwise than the server.
    ...facts.map((fact) => (
      <bdi key={fact} suppressHydrationWarning>
        {fact}
      </bdi>
    )),
    host && tNodes('hostedBy', { name: <bdi dir="auto">{host}</bdi> }),
    person && (
      <button type="button" aria-haspopup="dialog" disabled={!onIdentity} onClick={onIdentity}>
        {tNodes('youAre', { name: <bdi>{person}</bdi> })}
      </button>
    ),
  ];
  return (
    <p className="page-facts">
      {parts.map(
        (part, at) =>
          part && (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other
            <span key={at} className={at < facts.length ? undefined : 'page-hosted'}>
              {DOT}
              {part}
            </span>
          ),
      )}
    </p>
  );
}
