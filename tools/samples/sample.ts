import type { Appearance } from '../../worker/contract/projects.ts';

/** An itinerary for a sample video. Days count from `firstDay` (`MM-DD`); times are local. */
export type SampleContent = {
  name: string;
  ownerName: string;
  timeZone: string;
  firstDay: string;
  headerImage: 'lake' | 'town' | 'garden' | 'mountain';
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
