/** The four itineraries that `npm run samples` plays and films; their files lie in web/public/samples. */
export const SAMPLE_VIDEOS = [
  {
    id: 'wedding',
    title: 'A wedding',
    text: 'Three days by the lake, from the rehearsal to the long goodbye.',
  },
  {
    id: 'hen',
    title: 'A hen weekend',
    text: 'Everyone sees her own plan: choose a name, and the rest folds away.',
  },
  {
    id: 'birthday',
    title: 'A birthday',
    text: 'The host moves the cake an hour; the answers are on a tab of their own.',
  },
  { id: 'trip', title: 'A trip', text: 'Ten days on a calendar, each event by the clock of its place.' },
] as const;

export type SampleVideo = (typeof SAMPLE_VIDEOS)[number];
/** Pixels of the films. */
export const SAMPLE_VIDEO_SIZE = { width: 480, height: 1040 };
