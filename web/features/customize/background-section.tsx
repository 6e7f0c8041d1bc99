import { useRef } from 'react';
import type { Background } from '../../../worker/contract/choices.ts';
import { OneOf } from '../../ui/forms/one-of.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { ColorField } from './color-field.tsx';
import type { CustomizeDraft, CustomizeErrors, StoredCustomizations } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';
import { parseHex } from './parse-hex.ts';

type Props = {
  draft: CustomizeDraft;
  stored: StoredCustomizations;
  errors: CustomizeErrors;
  choices: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

/** What lies behind the page: a pattern, or a color of the host's own. */
export function BackgroundSection({ draft, stored, errors, choices, change }: Props) {
  const { selectedBackground, customBackgroundColor } = draft;
  const lastColor = useRef<string>(null);
  const color = customBackgroundColor ?? lastColor.current ?? choices.defaultBackgroundColor;
  // The old name of one of the patterns.
  const value = selectedBackground === 'crinkled' ? 'crumpled-paper' : selectedBackground;

  function choose(id: Background) {
    if (id === 'custom') return change({ selectedBackground: id, customBackgroundColor: color });
    // A color tried and left is not to be saved; it is kept here for another try.
    lastColor.current = customBackgroundColor && (parseHex(customBackgroundColor) ?? null);
    change({ selectedBackground: id, customBackgroundColor: stored.customBackgroundColor });
  }

  const options = choices.backgrounds.map(({ id, label }) => ({
    value: id,
    label,
    draw: (
      <>
        <span
          className="swatch"
          data-voice="itinerary"
          aria-hidden="true"
          {...choices.toAttributes({
            ...draft,
            customColors: readColors(draft, choices),
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
    <CustomizeSection title="Background Patterns">
      <OneOf
        label="Background"
        className="radio-cards swatches"
        optionClassName="choice radio-card"
        value={value}
        options={options}
        onChange={choose}
      />
      {selectedBackground === 'custom' && (
        <ColorField
          label="Background color"
          value={color}
          error={errors.customBackgroundColor}
          onChange={(customBackgroundColor) => change({ customBackgroundColor })}
        />
      )}
    </CustomizeSection>
  );
}

/** The colors so far, without those half typed. */
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
