import { useRef } from 'react';
import type { Background } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { ColorField } from './color-field.tsx';
import type { CustomizeDraft, CustomizeErrors, StoredCustomizations } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';
import { parseHex } from './parse-hex.ts';

type Props = {
  draft: CustomizeDraft;
  stored: StoredCustomizations;
  errors: CustomizeErrors;
  options: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

/** Background of the page: a pattern or a custom color. */
export function BackgroundSection({ draft, stored, errors, options, change }: Props) {
  const { selectedBackground, customBackgroundColor } = draft;
  const lastColor = useRef<string>(null);
  const color = customBackgroundColor ?? lastColor.current ?? options.defaultBackgroundColor;
  // Legacy id.
  const value = selectedBackground === 'crinkled' ? 'crumpled-paper' : selectedBackground;

  function choose(id: Background) {
    if (id === 'custom') return change({ selectedBackground: id, customBackgroundColor: color });
    // A color that is no longer selected is not saved, only remembered here.
    lastColor.current = customBackgroundColor && (parseHex(customBackgroundColor) ?? null);
    change({ selectedBackground: id, customBackgroundColor: stored.customBackgroundColor });
  }

  const backgrounds = options.backgrounds.map(({ id, label }) => ({
    value: id,
    label,
    content: (
      <>
        <span
          className="swatch"
          data-theme="itinerary"
          aria-hidden="true"
          {...options.toAttributes({
            ...draft,
            customColors: readColors(draft, options),
            selectedBackground: id,
            customBackgroundColor: parseHex(color) ?? null,
          })}
        >
          {id === 'custom' && <span className="i-lucide-pipette text-lg" />}
        </span>
        <span>{label}</span>
      </>
    ),
  }));

  return (
    <CustomizeSection title={t('backgroundPatterns')}>
      <RadioGroup
        label={t('background')}
        className="radio-cards swatches"
        optionClassName="choice radio-card"
        value={value}
        options={backgrounds}
        onChange={choose}
      />
      {selectedBackground === 'custom' && (
        <ColorField
          label={t('backgroundColor')}
          value={color}
          error={errors.customBackgroundColor}
          onChange={(customBackgroundColor) => change({ customBackgroundColor })}
        />
      )}
    </CustomizeSection>
  );
}

/** The draft's colors, with default colors in place of invalid ones. */
export function readColors(
  { customColors }: CustomizeDraft,
  { defaultColors }: AppearanceOptions,
): CustomizeDraft['customColors'] {
  if (!customColors) return null;
  return {
    primary: parseHex(customColors.primary) ?? defaultColors.primary,
    secondary: parseHex(customColors.secondary) ?? defaultColors.secondary,
    accent: parseHex(customColors.accent) ?? defaultColors.accent,
  };
}
