import type { CustomColors } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';

/** Accents have a contrast of at least 3:1 on the default background. */
export const COLOR_PRESETS: { name: string; colors: CustomColors }[] = [
  {
    get name() {
      return t('purpleAndPink');
    },
    colors: { primary: '#8b3fc7', secondary: '#f08cb8', accent: '#0b8a7d' },
  },
  {
    get name() {
      return t('blueAndTeal');
    },
    colors: { primary: '#1f5fbf', secondary: '#14a3a8', accent: '#d4561c' },
  },
  {
    get name() {
      return t('greenAndLime');
    },
    colors: { primary: '#2a7a4b', secondary: '#a3c940', accent: '#ad6f12' },
  },
  {
    get name() {
      return t('orangeAndRed');
    },
    colors: { primary: '#b93a17', secondary: '#f2a65a', accent: '#a3123f' },
  },
  {
    get name() {
      return t('pinkAndRose');
    },
    colors: { primary: '#d6336c', secondary: '#f4a6b5', accent: '#5f8552' },
  },
  {
    get name() {
      return t('indigoAndPurple');
    },
    colors: { primary: '#4648c7', secondary: '#9b5de5', accent: '#c2417c' },
  },
];

/** Shown in the color pickers while an itinerary has no custom colors. */
export const ADMIN_DEFAULT_COLORS: CustomColors = {
  primary: '#9333ea',
  secondary: '#ec4899',
  accent: '#10b981',
};

/** Set by "Reset Colors". */
export const RESET_COLORS: CustomColors = { primary: '#c084fc', secondary: '#f9a8d4', accent: '#10b981' };
