import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startLocal } from '../../dev/local-server.ts';
import { CommandError, reportCommandError, step } from '../../dev/steps.mjs';
import { requireBrowser } from '../../dev/test/browser.ts';
import { createSampleItinerary } from './create-itinerary.ts';
import { encode } from './encode.ts';
import { requireFfmpeg } from './ffmpeg.ts';
import { SAMPLE_ITINERARIES } from './itineraries.ts';
import { PHONE_SCREEN, ScreenRecorder } from './recorder.ts';
import { SAMPLE_SCRIPTS } from './scripts.ts';

// npm run samples [-- wedding trip]: records the sample videos of the landing page. Each is a scripted browser session
// with an itinerary on a local server.

const FOLDER = 'web/public/samples';

async function main() {
  const selected = process.argv.slice(2);
  const unknown = selected.find((id) => !(id in SAMPLE_ITINERARIES));
  if (unknown)
    throw new CommandError(
      `There is no sample "${unknown}".`,
      `Available: ${Object.keys(SAMPLE_ITINERARIES).join(', ')}`,
    );
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
    for (const [id, sample] of Object.entries(SAMPLE_ITINERARIES)) {
      if (selected.length > 0 && !selected.includes(id)) continue;
      await step(`Video: ${id}`, async () => {
        const context = await browser.newContext({
          ...PHONE_SCREEN,
          baseURL: server.origin,
          locale: 'en-US',
        });
        const page = await context.newPage();
        const projectId = await createSampleItinerary(page, sample);
        const recorder = await ScreenRecorder.open(page, join(frames, id));
        await page.goto(`/project/${projectId}`);
        await recorder.begin();
        await SAMPLE_SCRIPTS[id as keyof typeof SAMPLE_SCRIPTS](page, recorder);
        await context.close();
        return encode(recorder.frames, `${FOLDER}/${id}`);
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
  reportCommandError(error);
}
process.exit();
