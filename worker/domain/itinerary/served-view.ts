/** How somebody reads an itinerary. */
export type ItineraryReader = 'shared' | 'claimed' | 'linked' | 'host' | 'feed' | 'assistant';

/** An itinerary in a response, or refused in it, as the handler knows it. */
export type RequestView = {
  projectId: string;
  reader: ItineraryReader;
  personId: number | null;
  /** `primary`, `replica`, `304` (the reader had it), or `none` (refused). */
  source: string;
  /** Age of the database replica that answered, in milliseconds. */
  ageMs: number;
  /** Events sent. */
  events: number;
  revision: number;
  /** `ok`, or the code of the error. */
  outcome: string;
};

/** A view with the data of its request. */
export type ServedView = RequestView & { release: string; ms: number; requestId: string; route: string };

/** A data point of Analytics Engine. Queries name these columns by number: docs/operations.md. */
export type ViewDataPoint = { indexes: [string]; blobs: string[]; doubles: number[] };

/** Adding a column at the end keeps queries of older points working. */
export const toDataPoint = (view: ServedView): ViewDataPoint => ({
  indexes: [view.projectId],
  blobs: [view.reader, view.source, view.release, view.outcome, view.requestId, view.route],
  doubles: [view.personId ?? 0, view.ageMs, view.events, view.revision, view.ms],
});

/** Reads what `toDataPoint` wrote. Row ids begin at 1, so 0 means nobody. */
export function parseDataPoint({ indexes, blobs, doubles }: ViewDataPoint): ServedView {
  const [reader, source = '', release = '', outcome = '', requestId = '', route = ''] = blobs;
  const [personId = 0, ageMs = 0, events = 0, revision = 0, ms = 0] = doubles;
  return {
    projectId: indexes[0],
    reader: reader as ItineraryReader,
    personId: personId === 0 ? null : personId,
    source,
    ageMs,
    release,
    events,
    revision,
    outcome,
    ms,
    requestId,
    route,
  };
}
