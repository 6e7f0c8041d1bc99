import type { Appearance } from '../../worker/contract/projects.ts';

/** One itinerary to film. Days count from `firstDay` (month and day); times are wall clocks of the place. */
export type Plan = {
  name: string;
  ownerName: string;
  timeZone: string;
  firstDay: string;
  scene: 'lake' | 'town' | 'garden' | 'mountain';
  look: Appearance;
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
