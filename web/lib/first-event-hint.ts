/** What a host of an empty itinerary reads. */
export const FIRST_EVENT_HINT = 'Get started by adding your first event!';
