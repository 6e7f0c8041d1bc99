import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import {
  findEventChanges,
  listRelevantChanges,
  type ShownEvent,
  toShownEvent,
} from '../../lib/event-changes.ts';
import { isOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { listVisibleEvents } from '../../lib/visible-events.ts';

type Itinerary = { project: Pick<Project, 'viewer'>; events: readonly Event[] };

/** What this browser showed last, as a guest sees it: a host's private events are not stored. */
export type ShownItinerary = {
  /** Who read it: the person's id, or null. */
  person: number | null;
  /** When it was shown, or from when on changes are unseen; in epoch milliseconds. */
  at: number;
  events: ShownEvent[];
};

/** What was shown, and what the reader missed since: the changed events, and what was shown before they changed. */
export type Unseen = { shown: ShownItinerary; before: ShownItinerary; missed: ReadonlySet<number> };

const NOTHING: ReadonlySet<number> = new Set();

const listShown = ({ project: { viewer }, events }: Itinerary) =>
  listVisibleEvents(events, viewer.person?.linked ? viewer.person.name : undefined);

/** The itinerary as shown at `at` (epoch milliseconds). */
export const toShownItinerary = (itinerary: Itinerary, at: number): ShownItinerary => ({
  person: itinerary.project.viewer.person?.id ?? null,
  at,
  events: listShown(itinerary).map(toShownEvent),
});

/** Everything is seen now. */
export function seeAll(itinerary: Itinerary, now: number): Unseen {
  const shown = toShownItinerary(itinerary, now);
  return { shown, before: shown, missed: NOTHING };
}

/**
 * What changed since the itinerary was shown last. Nothing if it was shown to somebody else, or never. Changes of events
 * that are over, and versions that this browser saved itself, are not worth mentioning.
 */
export function findUnseen(shown: ShownItinerary | undefined, itinerary: Itinerary, now: number): Unseen {
  if (shown?.person !== (itinerary.project.viewer.person?.id ?? null)) return seeAll(itinerary, now);
  const changes = findEventChanges(shown.events, listShown(itinerary)).filter(
    ({ after }) => !after || !isOwnSave(toEventVersion(after)),
  );
  const missed = new Set(listRelevantChanges(changes, { now, people: [] }).map(({ id }) => id));
  return missed.size === 0 ? seeAll(itinerary, now) : { shown, before: shown, missed };
}

/** The events `ids` are seen as they are now. Those on the list of missed changes stay there. */
export function see(unseen: Unseen, itinerary: Itinerary, ids: ReadonlySet<number>, now: number): Unseen {
  const current = toShownItinerary(itinerary, now);
  const others = unseen.shown.events.filter(({ id }) => !ids.has(id));
  const events = [...others, ...current.events.filter(({ id }) => ids.has(id))];
  const isAll = findEventChanges(events, listShown(itinerary)).length === 0;
  return { ...unseen, shown: isAll ? current : { ...unseen.shown, events } };
}

/** The reader watched `before` become `after`, or made the change. Somebody else has missed nothing. */
export function seeChange(unseen: Unseen, before: Itinerary, after: Itinerary, now: number): Unseen {
  if (unseen.shown.person !== (after.project.viewer.person?.id ?? null)) return seeAll(after, now);
  const changes = findEventChanges(listShown(before).map(toShownEvent), listShown(after));
  return see(unseen, after, new Set(changes.map(({ id }) => id)), now);
}

/** The missed changes, as far as they still stand. */
export const listMissedChanges = ({ before, missed }: Unseen, itinerary: Itinerary) =>
  findEventChanges(before.events, listShown(itinerary)).filter(({ id }) => missed.has(id));
