import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { requireBrowser } from '../../dev/test/browser.ts';
import { PREVIEW_IMAGE_SIZE } from '../../worker/domain/page/page-html.ts';

// Draws the link preview images and the app icons. Run it by hand (`npx node tools/icons/draw-icons.ts`) and
// commit the result.
const ICONS = 'web/public/icons';
const font = readFileSync('node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2');
const mark = readFileSync(`${ICONS}/mark.svg`, 'utf8');

type Line = [time: string, width: number];
const DAYS: { day: string; lines: Line[] }[] = [
  { day: 'Friday', lines: [['4:00', 78], ['7:30', 62], ['9:15', 84]] },
  { day: 'Saturday', lines: [['9:30', 66], ['11:00', 88], ['6:45', 58]] },
  { day: 'Sunday', lines: [['10:00', 82], ['1:30', 60], ['5:00', 70]] },
]; // biome-ignore format: a table

const panels = DAYS.map(
  ({ day, lines }, index) =>
    `<section class="panel panel-${index}"><h2>${day}</h2>${lines
      .map(
        ([time, width]) =>
          `<p><b>${time}</b><i style="width:${width}%"></i><i class="thin" style="width:${width - 22}%"></i></p>`,
      )
      .join('')}</section>`,
).join('');

const STYLE = `
  @font-face { font-family: "Young Serif"; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  * { box-sizing: border-box; margin: 0; }
  body { width: ${PREVIEW_IMAGE_SIZE.width}px; height: ${PREVIEW_IMAGE_SIZE.height}px; overflow: hidden; display: grid; background: #f7f2e8; color: #251f18; font: 400 30px/1.4 "Liberation Sans", Arial, sans-serif; }
  h1 { font: 400 88px/1.04 "Young Serif"; letter-spacing: -0.01em; }
  h2 { font: 400 30px/1 "Young Serif"; padding-bottom: 18px; border-bottom: 2px dashed #e0d7c6; margin-bottom: 22px; }
  .brand { display: flex; align-items: center; gap: 16px; font: 400 40px "Young Serif"; }
  .brand svg { width: 56px; }
  .sheet { display: flex; filter: drop-shadow(0 24px 40px rgb(37 31 24 / 18%)); }
  .panel { width: 196px; height: 380px; background: #fffdf9; padding: 30px 24px; }
  .panel-0 { transform: skewY(5deg); background: linear-gradient(90deg, #fffdf9 70%, #f1e9da); border-radius: 14px 0 0 14px; }
  .panel-1 { transform: skewY(-5deg); background: linear-gradient(90deg, #f6efe2, #fffdf9 30%); }
  .panel-2 { transform: skewY(5deg); background: linear-gradient(90deg, #f1e9da, #fffdf9 35%); border-radius: 0 14px 14px 0; }
  .panel p { display: grid; gap: 10px; padding-bottom: 24px; }
  .panel b { font: 700 21px "Liberation Sans", Arial, sans-serif; color: #4a4dd0; }
  .panel i { height: 13px; border-radius: 7px; background: #cfc4b1; }
  .panel i.thin { height: 9px; background: #e6ddcd; }
  .front { grid-template-columns: 560px 1fr; align-items: center; padding: 0 60px; }
  .front .words { display: grid; gap: 34px; }
  .front h1 { font-size: 78px; text-wrap: balance; }
  .front .sheet { scale: 0.94; transform-origin: left; }
  .invitation { place-items: center; align-content: center; gap: 40px; text-align: center; background: radial-gradient(#fffdf9, #f3ebdb); }
  .invitation h1 { font-size: 104px; }
  .invitation p { color: #675e51; font-size: 36px; }
  .invitation .card { width: 940px; padding: 84px 60px 76px; background: linear-gradient(90deg, #fffdf9 22%, #f6efe2 33.2%, #fffdf9 33.4%, #fffdf9 55%, #f6efe2 66.5%, #fffdf9 66.7%); border-radius: 22px; border: 1px solid #e0d7c6; box-shadow: 0 30px 60px -20px rgb(37 31 24 / 26%); display: grid; gap: 26px; justify-items: center; position: relative; }
`;

const brand = `<div class="brand">${mark}<span>Foldout</span></div>`;
const BODIES = {
  front: `<body class="front"><div class="words">${brand}<h1>One itinerary for your whole group.</h1></div><div class="sheet">${panels}</div></body>`,
  invitation: `<body class="invitation"><div class="card"><h1>You’re invited</h1><p>Open the link to see the schedule.</p></div>${brand}</body>`,
};

const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: PREVIEW_IMAGE_SIZE });
for (const [name, body] of Object.entries(BODIES)) {
  await page.setContent(`<!doctype html><html><style>${STYLE}</style>${body}</html>`);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
  writeFileSync(`${ICONS}/${name}.png`, bytes);
  console.log(`${name}.png ${(bytes.length / 1000).toFixed(1)} KB`);
}
await browser.close();

/** The logo on a plain background. It takes `share` of the side, since systems may round off the corners. */
async function drawIcon(file: string, side: number, share: number): Promise<void> {
  const logoSide = Math.round(side * share);
  const logo = await sharp(Buffer.from(mark), { density: 72 * (logoSide / 32) })
    .resize(logoSide, logoSide)
    .png()
    .toBuffer();
  const background = { width: side, height: side, channels: 4 as const, background: '#fffdf9' };
  await sharp({ create: background })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toFile(`${ICONS}/${file}`);
}
await drawIcon('mark-180.png', 180, 0.72);
await drawIcon('mark-192.png', 192, 0.8);
await drawIcon('mark-512.png', 512, 0.8);
await drawIcon('mark-512-maskable.png', 512, 0.56);
