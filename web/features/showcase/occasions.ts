import type { Occasion } from '../../../worker/contract/choices.ts';

/** What the landing page offers to plan. `example` is a name for such an itinerary. */
export const OCCASION_TILES: readonly { occasion: Occasion; title: string; text: string; example: string }[] =
  [
    {
      occasion: 'wedding',
      title: 'Weddings',
      text: 'From the first toast to the last dance.',
      example: 'Ava & Leo, a weekend in June',
    },
    {
      occasion: 'bachelor',
      title: 'Bach parties',
      text: 'One schedule for the whole crew.',
      example: "Sam's last weekend",
    },
    {
      occasion: 'hen',
      title: 'Hen dos',
      text: 'One link for the group chat.',
      example: "Maya's hen weekend",
    },
    {
      occasion: 'birthday',
      title: 'Birthdays',
      text: 'Surprises too: only their guests see them.',
      example: "Grandpa's 80th",
    },
    {
      occasion: 'graduation',
      title: 'Graduations',
      text: 'Ceremony, lunch, photos, party.',
      example: 'Class of 2027',
    },
    {
      occasion: 'trip',
      title: 'Trips and travel',
      text: 'Every flight in local time.',
      example: 'Ten days in Japan',
    },
  ];

export type OccasionTile = (typeof OCCASION_TILES)[number];
