import type { Occasion } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';

/** What the landing page offers to plan. `example` is a name for such an itinerary. */
export type OccasionTile = { occasion: Occasion; title: string; text: string; example: string };

export const listOccasionTiles = (): OccasionTile[] => [
  {
    occasion: 'wedding',
    title: t('planWedding'),
    text: t('planWeddingText'),
    example: t('planWeddingExample'),
  },
  {
    occasion: 'bachelor',
    title: t('planBachelor'),
    text: t('planBachelorText'),
    example: t('planBachelorExample'),
  },
  {
    occasion: 'hen',
    title: t('planHen'),
    text: t('planHenText'),
    example: t('planHenExample'),
  },
  {
    occasion: 'birthday',
    title: t('planBirthday'),
    text: t('planBirthdayText'),
    example: t('planBirthdayExample'),
  },
  {
    occasion: 'graduation',
    title: t('planGraduation'),
    text: t('planGraduationText'),
    example: t('planGraduationExample'),
  },
  {
    occasion: 'trip',
    title: t('planTrip'),
    text: t('planTripText'),
    example: t('planTripExample'),
  },
];
