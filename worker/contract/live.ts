/** WebSocket message to open pages. It does not say what changed: that may be a private event. */
export type LiveMessage = {
  /** The project's public revision; pages with a lower one refetch. */
  revision: number;
  /** Pages refetch at a random time within this many milliseconds, so that they do not all ask at once; 0 if omitted. */
  readWithinMs?: number;
  /** Answers changed that the reader may see; pages that show them refetch them, not the itinerary. */
  rsvps?: true;
};

/** Answered automatically, without waking the durable object. */
export const LIVE_PING = 'ping';
export const LIVE_PONG = 'pong';

/** WebSocket close code: the grant ended. 4000 to 4999 are for private use (RFC 6455, 7.4.2). */
export const LIVE_GRANT_ENDED = 4401;

/** Request header of an itinerary: the public revision that the response must have at least, from a live message. */
export const MIN_REVISION_HEADER = 'x-min-revision';

/** Response header of an itinerary that the browser has already: `asOf` of `ItineraryBody`. */
export const AS_OF_HEADER = 'x-as-of';

/** Query parameter of an itinerary's page with the same, in the link of a notice. */
export const REVISION_PARAMETER = 'revision';

/** How long a guest's browser may connect without a query after it read the itinerary. */
export const LIVE_PASS_S = 3_600;

/** Set by the API on requests to the durable object; removed from client requests. */
export const LIVE_ROOM_HEADERS = {
  version: 'x-grant-version',
  epoch: 'x-epoch',
  revision: 'x-revision',
  visitor: 'x-visitor',
  address: 'x-address',
  /** Only of guests who came by a personal link. */
  person: 'x-person',
  /** Only with a pass: when the right to connect was checked. */
  checkedAt: 'x-checked-at',
  /** Only of hosts. */
  host: 'x-host',
} as const;
