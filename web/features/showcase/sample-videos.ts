/** Sample videos, recorded by `npm run samples` into web/public/samples. */
export const SAMPLE_VIDEOS = [
  {
    id: 'wedding',
    title: 'A wedding',
    text: 'Three days by the lake, from the rehearsal dinner to the last goodbye.',
  },
  {
    id: 'hen',
    title: 'A hen weekend',
    text: 'Pick your name to see only your own events.',
  },
  {
    id: 'birthday',
    title: 'A birthday',
    text: 'The host moves the cake by an hour, and the FAQ tab answers the rest.',
  },
  { id: 'trip', title: 'A trip', text: 'Ten days in a calendar, every event in local time.' },
] as const;

export type SampleVideo = (typeof SAMPLE_VIDEOS)[number];
/** Pixels. */
export const SAMPLE_VIDEO_SIZE = { width: 480, height: 1040 };
