import type { Look } from '../../worker/contract/choices.ts';
import type { Appearance } from '../../worker/contract/projects.ts';

/** An itinerary for a sample video. Days count from `firstDay` (`MM-DD`); times are local. */
export type SampleContent = {
  name: string;
  ownerName: string;
  timeZone: string;
  firstDay: string;
  place: string;
  look: Look;
  /** What differs from the look. */
  appearance: Appearance;
  events: {
    day: number;
    at: string;
    until?: string;
    timeZone?: string;
    title: string;
    description: string;
    location: string;
    attendees?: string;
    vibe?: string;
  }[];
  faqs: { question: string; answer: string }[];
};
