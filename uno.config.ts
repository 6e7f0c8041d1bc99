import { type DynamicRule, defineConfig, type Preset, presetIcons, presetWind3 } from 'unocss';
import type { Theme } from 'unocss/preset-wind3';

/**
 * Icons that a page shows before anything was pressed. The others are in the layer `later-icons`, which web/ui/later-icons.ts
 * loads.
 */
const FIRST_ICONS = [
  'arrow-left',
  'arrow-up-right',
  'bell',
  'calendar-plus',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'circle-help',
  'circle-x',
  'clipboard-list',
  'clock',
  'ellipsis',
  'info',
  'key-round',
  'lock',
  'log-out',
  'map-pin',
  'message-circle',
  'phone',
  'printer',
  'refresh-cw',
  'settings',
  'share-2',
  'sparkles',
  'ticket',
  'users',
  'wifi-off',
  'x',
].map((name) => `lucide-${name}`);

/** What all icons have in common; each class sets its image. */
const ICONS_CSS = `
[class^="i-"], [class*=" i-"] {
  display: inline-block;
  flex-shrink: 0;
  width: 1em;
  height: 1em;
  color: inherit;
  background-color: currentColor;
  -webkit-mask: var(--un-icon, linear-gradient(#0000 0 0)) 0 0 / 100% 100% no-repeat;
  mask: var(--un-icon, linear-gradient(#0000 0 0)) 0 0 / 100% 100% no-repeat;
}`;

/** The icons of UnoCSS in two layers, with their common properties written once. */
function presetSplitIcons(): Preset<Theme> {
  const preset = presetIcons({ processor: (css) => keepImage(css) }) as Preset<Theme>;
  const [[pattern, toCss, options] = []] = (preset.rules ?? []) as DynamicRule<Theme>[];
  if (!pattern || !toCss) throw new Error('The preset of icons has no rule.');
  const toLayer = (layer: string, isFirst: boolean): DynamicRule<Theme> => [
    pattern,
    (match, context) =>
      FIRST_ICONS.includes(match[1] ?? '') === isFirst ? toCss(match, context) : undefined,
    { ...options, layer },
  ];
  return {
    ...preset,
    preflights: [{ layer: 'icons', getCSS: () => ICONS_CSS }],
    layers: { icons: -30, 'later-icons': -29 },
    rules: [toLayer('icons', true), toLayer('later-icons', false)],
  };
}

function keepImage(css: Record<string, unknown>): void {
  for (const name of Object.keys(css)) if (name !== '--un-icon') delete css[name];
}

/**
 * The only font sizes, with line heights; named as in Tailwind CSS. The large ones are limited by the width of the
 * screen, so that the words of a title fit a phone with 200 % text.
 */
const fontSize: Theme['fontSize'] = {
  sm: ['0.875rem', '1.45'],
  base: ['1rem', '1.5'],
  lg: ['min(1.25rem, max(1rem, 8vw))', '1.35'],
  xl: ['min(1.625rem, max(1rem, 9vw))', '1.25'],
  '2xl': ['min(clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem), max(1rem, 10vw))', '1.15'],
  '3xl': ['min(clamp(2.625rem, 1.6rem + 4.4vw, 4.75rem), max(1rem, 13.5vw))', '1.02'],
};

/** In rem, so that larger text gets the layout of a narrower screen. The same widths as in Tailwind CSS. */
const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' };

export default defineConfig<Theme>({
  presets: [presetWind3({ dark: 'media' }), presetSplitIcons()],
  extendTheme: (theme) => ({
    ...theme,
    fontSize,
    breakpoints,
    spacing: { ...theme.spacing, gutter: 'var(--gutter)', inset: 'var(--inset)' },
    fontFamily: {
      serif: 'var(--serif)',
      sans: 'var(--sans)',
      title: 'var(--title-font)',
      mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    },
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
