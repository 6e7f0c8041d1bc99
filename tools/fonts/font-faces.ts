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

/** An installed font of similar width, so that lines do not rewrap when the web font loads. */
type FallbackFont = { family: string; local: string[]; adjust: number; weights: string; style?: string };

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
  { family: 'Like Playfair', local: times, adjust: 112, weights: '400 900' },
  { family: 'Like Playfair on Android', local: noto, adjust: 96, weights: '400 900' },
  { family: 'Like Garamond', local: times, adjust: 110, weights: '400 900' },
  { family: 'Like Garamond on Android', local: noto, adjust: 94, weights: '400 900' },
  { family: 'Like Lobster', local: boldSans, adjust: 85, weights: '400 900' },
  { family: 'Like Oswald', local: boldSans, adjust: 82, weights: '400 900' },
  { family: 'Like Playfair on Linux', local: dejavu, adjust: 89, weights: '400 900' },
  { family: 'Like Garamond on Linux', local: dejavu, adjust: 88, weights: '400 900' },
  { family: 'Like Montserrat on Linux', local: ['DejaVu Sans'], adjust: 95, weights: '400 900' },
  { family: 'Like Lobster on Linux', local: dejavuBoldSans, adjust: 70, weights: '400 900' },
  { family: 'Like Oswald on Linux', local: dejavuBoldSans, adjust: 70, weights: '400 900' },
];
const textFallbacks: FallbackFont[] = [
  { family: 'Like Newsreader', local: times, adjust: 111, weights: '400' },
  {
    family: 'Like Newsreader',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    adjust: 109,
    weights: '600 900',
  },
  { family: 'Like Newsreader on Android', local: noto, adjust: 95, weights: '400' },
  { family: 'Like Newsreader on Android', local: ['Noto Serif Bold'], adjust: 94, weights: '600 900' },
  { family: 'Like Newsreader on Linux', local: dejavu, adjust: 88, weights: '400' },
  { family: 'Like Newsreader on Linux', local: ['DejaVu Serif Bold'], adjust: 84, weights: '600 900' },
];

/**
 * `optional`: used only if it is there for the first paint, and else from the next visit on, since a change of font would
 * move the lines. Itineraries preload the font of their titles (worker/domain/appearance/title-font-file.ts).
 */
type Display = 'optional' | 'swap';

write('title-faces.css', toRules(titles, 'optional'), titleFallbacks);
write('text-faces.css', toRules(text, 'optional'), textFallbacks);
// Where hosts choose fonts, each is shown as soon as it is there. These rules replace those above.
write('chosen-faces.css', toRules([...titles, ...text], 'swap'));

function toRules(faces: FontFace[], display: Display): string[] {
  return faces.flatMap((face) => ['latin-ext', 'latin'].map((set) => toRule(face, display, set)));
}

function write(name: string, faces: string[], fallbacks: FallbackFont[] = []) {
  const rules = [...faces, ...fallbacks.map(toLocalRule)];
  const head =
    '/* Written by tools/fonts/font-faces.ts. Browsers load a file when a character of its range is used. */';
  writeFileSync(new URL(`web/features/appearance/${name}`, root), `${head}\n${rules.join('')}`);
}

function toRule(face: FontFace, display: Display, set: string): string {
  const { family, file, weight, weights, style = 'normal', adjust } = face;
  const path = `@fontsource/${file}/files/${file}-${set}-${weight}-${style}.woff2`;
  if (!existsSync(new URL(`node_modules/${path}`, root))) throw new Error(`No such file: ${path}`);
  const ranges = JSON.parse(
    readFileSync(new URL(`node_modules/@fontsource/${file}/unicode.json`, root), 'utf8'),
  );
  return `@font-face {
  font-family: "${family}";${style === 'normal' ? '' : `\n  font-style: ${style};`}
  font-weight: ${weights};
  font-display: ${display};${adjust ? `\n  size-adjust: ${adjust}%;` : ''}
  src: url("${path}") format("woff2");
  unicode-range: ${ranges[set]};
}
`;
}

function toLocalRule({ family, local, adjust, weights }: FallbackFont): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  size-adjust: ${adjust}%;
  src: ${local.map((name) => `local("${name}")`).join(', ')};
}
`;
}
