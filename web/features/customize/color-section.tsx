import type { CustomColors } from '../../../worker/contract/choices.ts';
import { Button } from '../../ui/button.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { ColorField } from './color-field.tsx';
import { type CustomizeDraft, type CustomizeErrors, isSame } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Props = {
  draft: CustomizeDraft;
  errors: CustomizeErrors;
  choices: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

const PARTS = [
  { part: 'primary', label: 'Primary color' },
  { part: 'secondary', label: 'Secondary color' },
  { part: 'accent', label: 'Accent color' },
] as const;

/** Six ready palettes, or each color by itself. Text on a color is black or white, whichever can be read. */
export function ColorSection({ draft, errors, choices, change }: Props) {
  const colors = draft.customColors ?? choices.defaultColors;
  const set = (customColors: CustomColors) => change({ customColors });
  return (
    <CustomizeSection
      title="Color Customization"
      note="Primary for the title bar, secondary for the day headers, accent for what stands out."
    >
      <fieldset className="presets">
        <legend className="only-read">Presets</legend>
        {choices.presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="choice preset"
            aria-pressed={isSame(preset.colors, draft.customColors)}
            onClick={() => set({ ...preset.colors })}
          >
            <span className="preset-colors" aria-hidden="true">
              {PARTS.map(({ part }) => (
                <span key={part} style={{ backgroundColor: preset.colors[part] }} />
              ))}
            </span>
            {preset.name}
          </button>
        ))}
      </fieldset>
      <div className="colors">
        {PARTS.map(({ part, label }) => (
          <ColorField
            key={part}
            label={label}
            value={colors[part]}
            error={errors[`customColors.${part}`]}
            onChange={(color) => set({ ...colors, [part]: color })}
          />
        ))}
      </div>
      <div>
        <Button onClick={() => set({ ...choices.resetColors })}>
          <span className="i-lucide-rotate-ccw" aria-hidden="true" />
          Reset Colors
        </Button>
      </div>
    </CustomizeSection>
  );
}
