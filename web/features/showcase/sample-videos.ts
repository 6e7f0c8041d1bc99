/** Sample videos, recorded by `npm run samples` into web/public/samples. */
export const SAMPLE_VIDEOS = [
  {
    id: 'wedding',
    title: 'A wedding',
    text: 'A guest reads the weekend, adds the ceremony to a calendar and opens the calendar view.',
  },
  {
    id: 'hen',
    title: 'A hen weekend',
    text: 'Guests pick their names and see only their own events.',
  },
  {
    id: 'birthday',
    title: 'A birthday',
    text: 'The host moves the cake by an hour. The FAQ tab answers the rest.',
  },
  { id: 'trip', title: 'A trip', text: 'Ten days as a list and a calendar, every event in local time.' },
] as const;

export type SampleVideo = (typeof SAMPLE_VIDEOS)[number];
/** Pixels. */
export const SAMPLE_VIDEO_SIZE = { width: 780, height: 1692 };
