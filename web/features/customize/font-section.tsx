import { t } from '../../../worker/messages/t.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeDraft } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Props = {
  draft: CustomizeDraft;
  /** Shown in the title font. */
  title: string;
  options: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

/** Body font and title font. */
export function FontSection({ draft, title, options, change }: Props) {
  const bodyFonts = options.bodyFonts.map(({ id, label, description }) => ({
    value: id,
    label: `${label}: ${description}`,
    content: (
      <span className="grid" data-text-font={id}>
        <span className="text-lg">{label}</span>
        <span className="text-sm text-muted">{description}</span>
      </span>
    ),
  }));
  const titleFonts = options.listTitleFonts(draft.titleFont).map(({ id, label }) => ({
    value: id,
    label,
    // The default title font depends on the body font.
    content: (
      <span data-text-font={draft.selectedFont} data-title-font={id}>
        <span className="title text-lg">{label}</span>
      </span>
    ),
  }));
  return (
    <>
      <CustomizeSection title={t('fontSelection')}>
        <RadioGroup
          label={t('font')}
          className="radio-cards fonts"
          optionClassName="choice radio-card"
          value={draft.selectedFont}
          options={bodyFonts}
          onChange={(selectedFont) => change({ selectedFont })}
        />
      </CustomizeSection>
      <CustomizeSection title={t('titleFontStyle')}>
        <Select
          label={t('titleFont')}
          value={draft.titleFont}
          options={titleFonts}
          onChange={(titleFont) => change({ titleFont })}
        />
        <p
          className="title-sample"
          data-text-font={draft.selectedFont}
          data-title-font={draft.titleFont}
          aria-hidden="true"
        >
          <span className="title text-xl" dir="auto">
            {title}
          </span>
        </p>
      </CustomizeSection>
    </>
  );
}
