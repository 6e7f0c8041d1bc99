import { t } from '../../../worker/messages/t.ts';
/** Sample videos, recorded by `npm run samples` into web/public/samples. */
export const SAMPLE_VIDEOS = [
  {
    id: 'wedding',
    title: () => t('sampleWedding'),
    text: () => t('sampleWeddingText'),
  },
  {
    id: 'hen',
    title: () => t('sampleHen'),
    text: () => t('sampleHenText'),
  },
  {
    id: 'birthday',
    title: () => t('sampleBirthday'),
    text: () => t('sampleBirthdayText'),
  },
  { id: 'trip', title: () => t('sampleTrip'), text: () => t('sampleTripText') },
] as const;

export type SampleVideo = (typeof SAMPLE_VIDEOS)[number];
/** Pixels. */
export const SAMPLE_VIDEO_SIZE = { width: 780, height: 1692 };
