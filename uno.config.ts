import { defineConfig, presetIcons, presetWind3 } from 'unocss';
import type { Theme } from 'unocss/preset-wind3';

/** The only font sizes, with line heights; named as in Tailwind CSS. */
const fontSize: Theme['fontSize'] = {
  sm: ['0.875rem', '1.45'],
  base: ['1rem', '1.5'],
  lg: ['1.25rem', '1.35'],
  xl: ['1.625rem', '1.25'],
  '2xl': ['clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)', '1.15'],
  '3xl': ['clamp(2.625rem, 1.6rem + 4.4vw, 4.75rem)', '1.02'],
};

export default defineConfig<Theme>({
  presets: [
    presetWind3({ dark: 'media' }),
    presetIcons({ extraProperties: { display: 'inline-block', 'flex-shrink': '0' } }),
  ],
  extendTheme: (theme) => ({
    ...theme,
    fontSize,
    fontFamily: { serif: 'var(--serif)', sans: 'var(--sans)', title: 'var(--title-font)' },
    borderRadius: { ...theme.borderRadius, DEFAULT: 'var(--radius)', card: 'var(--radius)' },
    colors: {
      ...theme.colors,
      paper: 'var(--paper)',
      card: 'var(--card)',
      sunk: 'var(--sunk)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      edge: 'var(--edge)',
      accent: 'var(--accent)',
      'accent-fill': 'var(--accent-fill)',
      'accent-ink': 'var(--accent-ink)',
      'on-accent': 'var(--on-accent)',
      danger: 'var(--danger)',
      ok: 'var(--ok)',
    },
  }),
});
