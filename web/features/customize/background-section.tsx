import { useRef } from 'react';
import type { Background } from '../../../worker/contract/choices.ts';
import { OneOf } from '../../ui/forms/one-of.tsx';
import type { Choices } from './choices.ts';
import { ColorField } from './color-field.tsx';
import { parseHex } from './colors.ts';
import type { Draft, Errors, Stored } from './draft.ts';
import { Section } from './section.tsx';

type Props = {
  draft: Draft;
  stored: Stored;
  errors: Errors;
  choices: Choices;
  change: (fields: Partial<Draft>) => void;
};

/** What lies behind the page: a pattern, or a color of the host's own. */
export function BackgroundSection({ draft, stored, errors, choices, change }: Props) {
  const { selectedBackground, customBackgroundColor } = draft;
  const lastColor = useRef<string>(null);
  const color = customBackgroundColor ?? lastColor.current ?? choices.firstBackgroundColor;
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
          {...choices.dress({
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
    <Section title="Background Patterns">
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
    </Section>
  );
}

/** The colors so far, without those half typed. */
export function readColors({ customColors }: Draft, { panelColors }: Choices): Draft['customColors'] {
  if (!customColors) return null;
  return {
    primary: parseHex(customColors.primary) ?? panelColors.primary,
    secondary: parseHex(customColors.secondary) ?? panelColors.secondary,
    accent: parseHex(customColors.accent) ?? panelColors.accent,
  };
}
