import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startLocal } from '../../dev/local-server.ts';
import { reportStop, Stop, step } from '../../dev/steps.mjs';
import { requireBrowser } from '../../dev/test/browser.ts';
import { Camera, SCREEN } from './camera.ts';
import { createSample } from './create.ts';
import { encode } from './encode.ts';
import { requireFfmpeg } from './ffmpeg.ts';
import { PLANS } from './plans.ts';
import { PLAYS } from './plays.ts';

// npm run samples [-- wedding trip]: makes four itineraries on a server of its own, plays them in a browser
// as guests and hosts do, and writes the films of the landing page.

const FOLDER = 'web/public/samples';

async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.find((id) => !(id in PLANS));
  if (unknown)
    throw new Stop(`There is no sample "${unknown}".`, `There are: ${Object.keys(PLANS).join(', ')}`);
  await step('ffmpeg', requireFfmpeg);
  const executablePath = await requireBrowser();
  const server = await startLocal('.wrangler/samples-state');
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const frames = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const [id, plan] of Object.entries(PLANS)) {
      if (asked.length > 0 && !asked.includes(id)) continue;
      await step(`Film: ${id}`, async () => {
        const context = await browser.newContext({ ...SCREEN, baseURL: server.origin, locale: 'en-US' });
        const page = await context.newPage();
        const projectId = await createSample(page, plan);
        const camera = await Camera.open(page, join(frames, id));
        await page.goto(`/project/${projectId}`);
        await camera.begin();
        await PLAYS[id as keyof typeof PLAYS](page, camera);
        await context.close();
        return encode(camera.frames, `${FOLDER}/${id}`);
      });
    }
  } finally {
    rmSync(frames, { recursive: true, force: true });
    await browser.close();
    await server.stop();
  }
}

try {
  await main();
} catch (error) {
  reportStop(error);
}
process.exit();
