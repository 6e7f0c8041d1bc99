import type { Background } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';

/** Backgrounds in the order of the admin panel. */
export const BACKGROUND_OPTIONS: readonly { id: Background; readonly label: string }[] = [
  {
    id: 'default',
    get label() {
      return t('defaultChoice');
    },
  },
  {
    id: 'custom',
    get label() {
      return t('customColor');
    },
  },
  {
    id: 'crumpled-paper',
    get label() {
      return t('crumpledPaper');
    },
  },
  {
    id: 'marble',
    get label() {
      return t('marble');
    },
  },
  {
    id: 'handmade-paper',
    get label() {
      return t('flowerPaper');
    },
  },
  {
    id: 'watercolor-paper',
    get label() {
      return t('watercolorPaper');
    },
  },
  {
    id: 'ocean-waves',
    get label() {
      return t('oceanWaves');
    },
  },
];

/** First value of the custom color: the page's default background. */
export const DEFAULT_CUSTOM_BACKGROUND = '#f7f2e8';
