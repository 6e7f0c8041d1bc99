import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the @font-face rules for titles and for the classy text font from the installed font packages. Run it from the
 * project root: `npm exec -- node tools/fonts/font-faces.ts`, then `npm run format`.
 */
const root = new URL('../../', import.meta.url);

/** `weights`: the font-weight range of the rule, wide enough to prevent synthetic bold. */
type FontFace = {
  family: string;
  file: string;
  weight: number;
  weights: string;
  style?: string;
  /** size-adjust in percent, so that families look equally large. */
  adjust?: number;
};

/**
 * An installed font of similar width in the place of `like`, the package of a web font, with its ascent and descent: so lines
 * neither rewrap nor move when the web font loads.
 */
type FallbackFont = { family: string; like: string; local: string[]; adjust: number; weights: string };

/** Ascent and descent of the packages' fonts, in em: those of their table hhea, but of `CENTERED` those set here. */
const METRICS: Record<string, [number, number]> = {
  'playfair-display': [1.082, 0.251],
  lobster: [1, 0.25],
  oswald: [1.193, 0.289],
  'eb-garamond': [1.007, 0.298],
  montserrat: [0.968, 0.251],
  'comic-relief': [1.055, 0.34],
  damion: [1.01, 0.364],
  fondamento: [1.006, 0.378],
  anton: [1.176, 0.329],
  'archivo-black': [0.878, 0.21],
  newsreader: [0.8, 0.2],
};
/** Of their own, capitals would stand above the middle of their line, and so of buttons. */
const CENTERED = ['newsreader'];

const titles: FontFace[] = [
  { family: 'Playfair Display', file: 'playfair-display', weight: 700, weights: '400 900' },
  { family: 'Montserrat', file: 'montserrat', weight: 700, weights: '400 900', adjust: 92 },
  { family: 'Lobster', file: 'lobster', weight: 400, weights: '400 900', adjust: 104 },
  { family: 'Oswald', file: 'oswald', weight: 600, weights: '400 900' },
  { family: 'EB Garamond', file: 'eb-garamond', weight: 600, weights: '400 900', adjust: 110 },
  { family: 'Comic Relief', file: 'comic-relief', weight: 700, weights: '400 900', adjust: 92 },
  { family: 'Damion', file: 'damion', weight: 400, weights: '400 900', adjust: 116 },
  { family: 'Fondamento', file: 'fondamento', weight: 400, weights: '400 900', adjust: 106 },
  { family: 'Anton', file: 'anton', weight: 400, weights: '400 900' },
  { family: 'Archivo Black', file: 'archivo-black', weight: 400, weights: '400 900', adjust: 90 },
  { family: 'Newsreader for Titles', file: 'newsreader', weight: 600, weights: '400 900', adjust: 106 },
];
const text: FontFace[] = [
  { family: 'Newsreader', file: 'newsreader', weight: 400, weights: '400', adjust: 106 },
  { family: 'Newsreader', file: 'newsreader', weight: 400, weights: '400', style: 'italic', adjust: 106 },
  { family: 'Newsreader', file: 'newsreader', weight: 600, weights: '600 900', adjust: 106 },
];

const times = ['Times New Roman', 'Liberation Serif'];
const boldSans = ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'];
const noto = ['Noto Serif', 'Noto Serif Regular'];
/** All that many Linux systems have. */
const dejavu = ['DejaVu Serif'];
const dejavuBoldSans = ['DejaVu Sans Bold'];
const titleFallbacks: FallbackFont[] = [
  { family: 'Like Playfair', like: 'playfair-display', local: times, adjust: 112, weights: '400 900' },
  {
    family: 'Like Playfair on Android',
    like: 'playfair-display',
    local: noto,
    adjust: 96,
    weights: '400 900',
  },
  { family: 'Like Garamond', like: 'eb-garamond', local: times, adjust: 110, weights: '400 900' },
  { family: 'Like Garamond on Android', like: 'eb-garamond', local: noto, adjust: 94, weights: '400 900' },
  { family: 'Like Lobster', like: 'lobster', local: boldSans, adjust: 88, weights: '400 900' },
  { family: 'Like Oswald', like: 'oswald', local: boldSans, adjust: 82, weights: '400 900' },
  { family: 'Like Comic Relief', like: 'comic-relief', local: boldSans, adjust: 95, weights: '400 900' },
  { family: 'Like Damion', like: 'damion', local: times, adjust: 107, weights: '400 900' },
  { family: 'Like Damion on Android', like: 'damion', local: noto, adjust: 91, weights: '400 900' },
  { family: 'Like Fondamento', like: 'fondamento', local: times, adjust: 114, weights: '400 900' },
  { family: 'Like Fondamento on Android', like: 'fondamento', local: noto, adjust: 97, weights: '400 900' },
  { family: 'Like Anton', like: 'anton', local: boldSans, adjust: 84, weights: '400 900' },
  { family: 'Like Archivo Black', like: 'archivo-black', local: boldSans, adjust: 104, weights: '400 900' },
  {
    family: 'Like Playfair on Linux',
    like: 'playfair-display',
    local: dejavu,
    adjust: 89,
    weights: '400 900',
  },
  { family: 'Like Garamond on Linux', like: 'eb-garamond', local: dejavu, adjust: 88, weights: '400 900' },
  {
    family: 'Like Montserrat on Linux',
    like: 'montserrat',
    local: ['DejaVu Sans'],
    adjust: 95,
    weights: '400 900',
  },
  { family: 'Like Lobster on Linux', like: 'lobster', local: dejavuBoldSans, adjust: 74, weights: '400 900' },
  { family: 'Like Oswald on Linux', like: 'oswald', local: dejavuBoldSans, adjust: 70, weights: '400 900' },
  {
    family: 'Like Comic Relief on Linux',
    like: 'comic-relief',
    local: dejavuBoldSans,
    adjust: 80,
    weights: '400 900',
  },
  { family: 'Like Damion on Linux', like: 'damion', local: dejavu, adjust: 85, weights: '400 900' },
  { family: 'Like Fondamento on Linux', like: 'fondamento', local: dejavu, adjust: 90, weights: '400 900' },
  { family: 'Like Anton on Linux', like: 'anton', local: dejavuBoldSans, adjust: 71, weights: '400 900' },
  {
    family: 'Like Archivo Black on Linux',
    like: 'archivo-black',
    local: dejavuBoldSans,
    adjust: 88,
    weights: '400 900',
  },
];
const textFallbacks: FallbackFont[] = [
  { family: 'Like Newsreader', like: 'newsreader', local: times, adjust: 110, weights: '400' },
  {
    family: 'Like Newsreader',
    like: 'newsreader',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    adjust: 110,
    weights: '600 900',
  },
  { family: 'Like Newsreader on Android', like: 'newsreader', local: noto, adjust: 95, weights: '400' },
  {
    family: 'Like Newsreader on Android',
    like: 'newsreader',
    local: ['Noto Serif Bold'],
    adjust: 94,
    weights: '600 900',
  },
  { family: 'Like Newsreader on Linux', like: 'newsreader', local: dejavu, adjust: 88, weights: '400' },
  {
    family: 'Like Newsreader on Linux',
    like: 'newsreader',
    local: ['DejaVu Serif Bold'],
    adjust: 84,
    weights: '600 900',
  },
];

write('title-faces.css', toRules(titles));
write('text-faces.css', toRules(text));
write('fallback-faces.css', [...titleFallbacks, ...textFallbacks].map(toLocalRule));

/**
 * Each is shown as soon as it is there, in the place of a font with the same lines. Itineraries preload the font of their
 * titles (worker/domain/appearance/title-font-file.ts).
 */
function toRules(faces: FontFace[]): string[] {
  return faces.flatMap((face) => ['latin-ext', 'latin'].map((set) => toRule(face, set)));
}

function write(name: string, rules: string[]) {
  const head =
    '/* Written by tools/fonts/font-faces.ts. Browsers load a file when a character of its range is used. */';
  writeFileSync(new URL(`web/features/appearance/${name}`, root), `${head}\n${rules.join('')}`);
}

function toRule(face: FontFace, set: string): string {
  const { family, file, weight, weights, style = 'normal', adjust } = face;
  const path = `@fontsource/${file}/files/${file}-${set}-${weight}-${style}.woff2`;
  if (!existsSync(new URL(`node_modules/${path}`, root))) throw new Error(`No such file: ${path}`);
  const ranges = JSON.parse(
    readFileSync(new URL(`node_modules/@fontsource/${file}/unicode.json`, root), 'utf8'),
  );
  const overrides = CENTERED.includes(file) ? toOverrides(METRICS[file]) : '';
  return `@font-face {
  font-family: "${family}";${style === 'normal' ? '' : `\n  font-style: ${style};`}
  font-weight: ${weights};
  font-display: swap;${adjust ? `\n  size-adjust: ${adjust}%;` : ''}${overrides}
  src: url("${path}") format("woff2");
  unicode-range: ${ranges[set]};
}
`;
}

function toOverrides([ascent, descent] = [1, 0]): string {
  return `\n  ascent-override: ${100 * ascent}%;\n  descent-override: ${100 * descent}%;`;
}

function toLocalRule({ family, like, local, adjust, weights }: FallbackFont): string {
  const scale = [...titles, ...text].find(({ file }) => file === like)?.adjust ?? 100;
  // Browsers scale them by size-adjust.
  const [ascent, descent] = (METRICS[like] ?? []).map((em) => ((100 * em * scale) / adjust).toFixed(1));
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  size-adjust: ${adjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
  src: ${local.map((name) => `local("${name}")`).join(', ')};
}
`;
}
