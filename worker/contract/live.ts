/** What an open page is told over its socket: that something changed and what kind of thing, never the thing itself. */
export type LiveMessage = {
  /** The itinerary's present one; a page that shows an older one reads it again. */
  revision: number;
  changed: LiveArea[];
};

const LIVE_AREAS = ['events', 'faqs', 'images', 'details'] as const;
export type LiveArea = (typeof LIVE_AREAS)[number];

/** Answered by the platform itself, without waking the room. */
export const LIVE_PING = 'ping';
export const LIVE_PONG = 'pong';

/** The grant with which the socket was opened has ended (4000 to 4999 are ours, RFC 6455, 7.4.2). */
export const LIVE_GRANT_ENDED = 4401;

/** By these the API tells the room what a socket's page may hear, and what it should know. Never from outside. */
export const LIVE_ROOM_HEADERS = { version: 'x-grant-version', revision: 'x-revision' } as const;
