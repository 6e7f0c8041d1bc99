import { OneOf } from '../../ui/forms/one-of.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeDraft } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Props = {
  draft: CustomizeDraft;
  /** The title to show in its font. */
  title: string;
  choices: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

/** The font of the text, and that of the titles. */
export function FontSection({ draft, title, choices, change }: Props) {
  const text = choices.bodyFonts.map(({ id, label, description }) => ({
    value: id,
    label: `${label}: ${description}`,
    draw: (
      <span className="grid" data-text-font={id}>
        <span className="text-lg">{label}</span>
        <span className="text-sm text-muted">{description}</span>
      </span>
    ),
  }));
  const fonts = choices.listTitleFonts(draft.titleFont).map(({ id, label }) => ({
    value: id,
    label,
    // "Like the text" is in the text's own font, whichever that is.
    draw: (
      <span data-text-font={draft.selectedFont} data-title-font={id}>
        <span className="title text-lg">{label}</span>
      </span>
    ),
  }));
  return (
    <>
      <CustomizeSection title="Font Selection">
        <OneOf
          label="Font"
          className="radio-cards fonts"
          optionClassName="choice radio-card"
          value={draft.selectedFont}
          options={text}
          onChange={(selectedFont) => change({ selectedFont })}
        />
      </CustomizeSection>
      <CustomizeSection title="Title Font Style">
        <Select
          label="Title font"
          value={draft.titleFont}
          options={fonts}
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
