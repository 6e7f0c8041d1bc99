/** The id of an event's row on the itinerary page, for links to it. */
export const toEventAnchor = (eventId: number) => `event-${eventId}`;
