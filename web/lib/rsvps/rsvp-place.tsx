import { createContext, type ReactNode, use } from 'react';
import type { Event } from '../../../worker/contract/events.ts';

/**
 * Renders where the reader answers: for the itinerary without an event. Undefined, or rendering nothing, where nothing is
 * asked.
 */
export const RenderRsvp = createContext<((event?: Event) => ReactNode) | undefined>(undefined);

/** Where the reader answers. */
export function RsvpPlace({ event }: { event?: Event }) {
  return use(RenderRsvp)?.(event);
}
