import type { CoverId, LookId } from '../../../worker/contract/choices.ts';
import {
  DEFAULT_COVER,
  readCover,
  readLookId,
  toStoredLook,
} from '../../../worker/domain/appearance/cover-url.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { t } from '../../../worker/messages/t.ts';
import { CoverPicker } from '../../ui/looks/cover-picker.tsx';
import { LookPicker } from '../../ui/looks/look-picker.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { readColors } from './background-section.tsx';
import type { CustomizeDraft } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Props = {
  draft: CustomizeDraft;
  hasImages: boolean;
  options: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

/** A cover is stored as part of a look, so an itinerary without a look gets this plain one. It does not change the colors. */
const PLAIN_LOOK: LookId = 'letter';

/** Lets the host choose a look with its cover, colors and fonts, or only another cover. */
export function LookSection({ draft, hasImages, options, change }: Props) {
  const look = readLookId(draft.look);
  const pickLook = (id: LookId) => change({ look: id, ...toLookFields(id) });
  const pickCover = (cover: CoverId) => change({ look: toStoredLook(look ?? PLAIN_LOOK, cover) });
  return (
    <CustomizeSection title={t('looks')} note={t('looksNote')}>
      <LookPicker value={look} onChange={pickLook} />
      <details className="other-covers">
        <summary>
          {t('chooseAnotherCover')}
          <span className="i-lucide-chevron-down" aria-hidden="true" />
        </summary>
        {hasImages && <p className="text-sm text-muted">{t('headerImagesInstead')}</p>}
        <CoverPicker
          value={readCover(draft.look) ?? DEFAULT_COVER}
          colors={readColors(draft, options)}
          onChange={pickCover}
        />
      </details>
    </CustomizeSection>
  );
}
