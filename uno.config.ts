import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
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

/** The rows of one image, since browsers need as long for the smallest image as for this one. */
const ROWS = FIRST_ICONS.length;

/** What each drawing of the set says of itself. */
const STROKES = [
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
];

/**
 * What all icons have in common. Without a class of its own, an icon is above the image, and shows nothing. Every browser
 * knows the prefixed name, so the image is written once.
 */
const ICONS_CSS = `
[class^="i-"], [class*=" i-"] {
  display: inline-block;
  flex-shrink: 0;
  width: 1em;
  height: 1em;
  color: inherit;
  background-color: currentColor;
  -webkit-mask: ${drawFirstIcons()} 0 200% / 100% ${ROWS * 100}% no-repeat;
}`;

/** The first icons as one image below each other, as a CSS url. */
function drawFirstIcons(): string {
  const icons: Record<string, { body: string }> = lucide.icons;
  const aliases: Record<string, { parent: string }> = lucide.aliases;
  const rows = FIRST_ICONS.map((className, row) => {
    const name = className.replace('lucide-', '');
    const body = icons[aliases[name]?.parent ?? name]?.body;
    if (!body) throw new Error(`There is no icon ${name}.`);
    const drawing = STROKES.reduce((rest, stroke) => rest.replaceAll(` ${stroke}`, ''), body);
    return `<g transform="translate(0 ${row * 24})">${drawing.replace(/^<g>(.*)<\/g>$/, '$1')}</g>`;
  });
  const size = `width="24" height="${ROWS * 24}" viewBox="0 0 24 ${ROWS * 24}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${STROKES.join(' ')}>${rows.join('')}</svg>`;
  const escaped = svg.replaceAll('"', "'").replace(/[<>#%{}]/g, encodeURIComponent);
  return `url("data:image/svg+xml;utf8,${escaped}")`;
}

/** The icons of UnoCSS in two layers: the first ones are rows of one image, the others have one each. */
function presetSplitIcons(): Preset<Theme> {
  const preset = presetIcons({ processor: (css) => keepImage(css) }) as Preset<Theme>;
  const [[pattern, toCss, options] = []] = (preset.rules ?? []) as DynamicRule<Theme>[];
  if (!pattern || !toCss) throw new Error('The preset of icons has no rule.');
  const first: DynamicRule<Theme> = [pattern, ([, name = '']) => toRow(name), { ...options, layer: 'icons' }];
  const later: DynamicRule<Theme> = [
    pattern,
    (match, context) => (FIRST_ICONS.includes(match[1] ?? '') ? undefined : toCss(match, context)),
    { ...options, layer: 'later-icons' },
  ];
  return {
    ...preset,
    preflights: [{ layer: 'icons', getCSS: () => ICONS_CSS }],
    layers: { icons: -30, 'later-icons': -29 },
    rules: [first, later],
  };
}

function toRow(name: string): Record<string, string> | undefined {
  const row = FIRST_ICONS.indexOf(name);
  return row < 0 ? undefined : { '-webkit-mask-position': `0 ${((100 * row) / (ROWS - 1)).toFixed(3)}%` };
}

function keepImage(css: Record<string, unknown>): void {
  for (const name of Object.keys(css)) if (name !== '--un-icon') delete css[name];
  Object.assign(css, { '-webkit-mask': 'var(--un-icon) 0 0 / 100% 100% no-repeat' });
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
  presets: [presetWind3({ dark: 'media', preflight: 'on-demand' }), presetSplitIcons()],
  // Words of the code. Their rules, and others such as `shadow-*` and `rotate-*`, set 30 variables on every element of
  // a page, which a phone pays for before it paints; `[rotate:180deg]` does without.
  blocklist: [/^!?(filter|transform)$/],
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
