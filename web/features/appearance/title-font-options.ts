import type { BodyFont, TitleFont } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';

const LABELS: Readonly<Record<TitleFont, string>> = {
  get inherit() {
    return t('defaultChoice');
  },
  playfair: 'Playfair Display',
  montserrat: 'Montserrat',
  lobster: 'Lobster',
  oswald: 'Oswald',
  arial: 'Arial',
  georgia: 'Georgia',
  timesnew: 'Times New Roman',
  verdana: 'Verdana',
  tahoma: 'Tahoma',
  trebuchet: 'Trebuchet',
  garamond: 'Garamond',
  get system() {
    return t('systemFont');
  },
  helvetica: 'Helvetica',
  brushscript: 'Brush Script',
  comicsans: 'Comic Sans',
  papyrus: 'Papyrus',
  impact: 'Impact',
  arialblack: 'Arial Black',
  courier: 'Courier',
  monaco: 'Monaco',
};

/** Fonts in the dropdown, grouped by style. The others look like one of these on most phones. */
const OFFERED: TitleFont[] = [
  ...(['inherit', 'playfair', 'garamond', 'georgia', 'timesnew'] as const),
  ...(['montserrat', 'oswald', 'helvetica', 'verdana', 'trebuchet'] as const),
  ...(['lobster', 'brushscript', 'papyrus', 'comicsans'] as const),
  ...(['impact', 'arialblack', 'courier'] as const),
];

/** Options of the dropdown. A chosen font that is not offered is added at the end. */
export function listTitleFontOptions(chosen: TitleFont): { id: TitleFont; label: string }[] {
  const ids = OFFERED.includes(chosen) ? OFFERED : [...OFFERED, chosen];
  return ids.map((id) => ({ id, label: LABELS[id] }));
}

export const BODY_FONT_OPTIONS: { id: BodyFont; label: string; description: string }[] = [
  {
    id: 'normal',
    get label() {
      return t('fontNormal');
    },
    get description() {
      return t('fontNormalText');
    },
  },
  {
    id: 'classy',
    get label() {
      return t('fontClassy');
    },
    get description() {
      return t('fontClassyText');
    },
  },
];
