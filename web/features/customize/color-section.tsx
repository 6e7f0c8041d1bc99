import type { CustomColors } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { ColorField } from './color-field.tsx';
import { type CustomizeDraft, type CustomizeErrors, isSame } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';

type Props = {
  draft: CustomizeDraft;
  errors: CustomizeErrors;
  options: AppearanceOptions;
  change: (fields: Partial<CustomizeDraft>) => void;
};

const COLORS = [
  { part: 'primary', toLabel: () => t('primaryColor') },
  { part: 'secondary', toLabel: () => t('secondaryColor') },
  { part: 'accent', toLabel: () => t('accentColor') },
] as const;

/** Color presets and a field for each color. */
export function ColorSection({ draft, errors, options, change }: Props) {
  const colors = draft.customColors ?? options.defaultColors;
  const set = (customColors: CustomColors) => change({ customColors });
  return (
    <CustomizeSection title={t('colorCustomization')} note={t('colorCustomizationNote')}>
      <fieldset className="presets">
        <legend className="visually-hidden">{t('presets')}</legend>
        {options.presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="choice preset"
            aria-pressed={isSame(preset.colors, draft.customColors)}
            onClick={() => set({ ...preset.colors })}
          >
            <span className="preset-colors" aria-hidden="true">
              {COLORS.map(({ part }) => (
                <span key={part} style={{ backgroundColor: preset.colors[part] }} />
              ))}
            </span>
            <span>{preset.name}</span>
          </button>
        ))}
      </fieldset>
      <div className="colors">
        {COLORS.map(({ part, toLabel }) => (
          <ColorField
            key={part}
            label={toLabel()}
            value={colors[part]}
            error={errors[`customColors.${part}`]}
            onChange={(color) => set({ ...colors, [part]: color })}
          />
        ))}
      </div>
      <div>
        <Button onClick={() => set({ ...options.resetColors })}>
          <span className="i-lucide-rotate-ccw" aria-hidden="true" />
          {t('resetColors')}
        </Button>
      </div>
    </CustomizeSection>
  );
}
