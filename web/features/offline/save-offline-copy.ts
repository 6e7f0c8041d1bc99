import type { Event } from '../../../worker/contract/events.ts';
import type { Paper } from '../../../worker/contract/papers.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDrawnCoverUrl } from '../../../worker/domain/appearance/drawn-cover.ts';
import { getReader } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { toMessagesPath } from '../../lib/messages.ts';
import { readStoredPaper, writeOfflineCopy } from '../../lib/offline-copies.ts';
import { toPaperPath, toPapersPath } from '../../lib/paper-paths.ts';
import { listVisibleEvents } from '../../lib/visible-events.ts';

type SavedItinerary = { project: Project; events: Event[]; papers?: (number | null)[] };

/** Width if no image is shown; originals can be 10 MB. */
const DEFAULT_WIDTH = '?w=960';

/**
 * Saves the itinerary for offline use as a guest sees it, so the admin code, the owner's email and private events of
 * other people are never stored. `asOf` is in epoch milliseconds.
 */
export async function saveOfflineCopy(itinerary: SavedItinerary, asOf: number): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  const { adminCode, ownerEmail, ...project } = itinerary.project;
  const { person } = project.viewer;
  const events = listVisibleEvents(itinerary.events, person?.linked ? person.name : undefined);
  const papers = itinerary.papers?.length ? await listPapers(project, events) : [];
  const json = JSON.stringify({
    ...itinerary,
    project: { ...project, viewer: { role: 'viewer', person } },
    events,
    papers: papers.map(({ eventId }) => eventId),
  });
  try {
    const copy = {
      ...{ json, asOf: new Date(asOf).toISOString(), reader: getReader() },
      ...(papers.length > 0 && { papers: JSON.stringify(papers) }),
    };
    const { projectId } = project;
    await writeOfflineCopy(projectId, copy, async () => [
      ...(await listFiles(project)),
      ...papers.map(({ id }) => toPaperPath(projectId, id)),
    ]);
  } catch {
    // Storage unavailable: private window or full disk.
  }
}

/** Bytes of tickets that a phone keeps; those added first come first. */
const MAX_PAPER_BYTES = 80 * 1024 * 1024;

/** The tickets that a guest in the reader's place gets; hosts get others, too. While they cannot be read, those stored. */
async function listPapers(
  { projectId, viewer }: Pick<Project, 'projectId' | 'viewer'>,
  events: Event[],
): Promise<Paper[]> {
  const all = await unwrap(api.projects[':projectId'].papers.$get({ param: { projectId } })).catch(
    async () =>
      ((await readStoredPaper(projectId, toPapersPath(projectId)).catch(() => undefined))?.json() ??
        []) as Promise<Paper[]>,
  );
  const personId = viewer.person?.linked ? viewer.person.id : undefined;
  let bytes = 0;
  return all.filter((paper) => {
    const isOwn = paper.personId === null ? isShown(paper, events) : paper.personId === personId;
    if (isOwn) bytes += paper.size;
    return isOwn && bytes <= MAX_PAPER_BYTES;
  });
}

const isShown = ({ eventId }: Paper, events: Event[]) =>
  eventId === null || events.some(({ id }) => id === eventId);

const OFFLINE_MESSAGES = ['page', 'enter', 'guest'] as const;

/** Lists the messages, the images in the width shown or the cover, and the fonts and backgrounds that the page has loaded. */
async function listFiles(project: Project): Promise<string[]> {
  const { headerImages } = project;
  const first = document.querySelector<HTMLImageElement>('.cover img[srcset]');
  // `currentSrc`, the width chosen by the browser, is only known once the image is loaded.
  await first?.decode().catch(() => undefined);
  const width = (first?.currentSrc && new URL(first.currentSrc).search) || DEFAULT_WIDTH;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(woff2|webp)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);
  const images =
    headerImages.length > 0 ? headerImages.map((url) => url + width) : [toDrawnCoverUrl(project)];
  return [...images, ...new Set(assets), ...OFFLINE_MESSAGES.flatMap((part) => toMessagesPath(part) ?? [])];
}
