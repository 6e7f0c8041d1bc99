import { mkdirSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** A phone's screen, 780 × 1692 pixels, the size of the videos: as many as a screen with 3x pixels shows of them. */
export const PHONE_SCREEN = {
  viewport: { width: 390, height: 846 },
  deviceScaleFactor: 2,
  hasTouch: true,
  colorScheme: 'light' as const,
};

export type RecordedFrame = { file: string; seconds: number };

const RATE = 25;
/** Animations run at this rate during recording, because each screenshot takes a while. */
const PLAYBACK_RATE = 0.06;

/** Records a page frame by frame, independent of the speed of the machine, with a circle for the finger. */
export class ScreenRecorder {
  readonly frames: RecordedFrame[] = [];
  #finger = { x: 300, y: 900 };
  private readonly page: Page;
  private readonly folder: string;
  private readonly cdp: CDPSession;

  private constructor(page: Page, folder: string, cdp: CDPSession) {
    this.page = page;
    this.folder = folder;
    this.cdp = cdp;
  }

  static async open(page: Page, folder: string): Promise<ScreenRecorder> {
    mkdirSync(folder, { recursive: true });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Animation.enable');
    return new ScreenRecorder(page, folder, cdp);
  }

  /** Waits until the page is loaded, fonts and images too, and adds the finger. */
  async begin(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const finger = document.createElement('div');
      finger.id = 'finger';
      Object.assign(finger.style, {
        position: 'fixed',
        zIndex: '2147483647',
        left: '-22px',
        top: '-22px',
        width: '44px',
        height: '44px',
        borderRadius: '50%',
        background: 'rgb(40 40 60 / 28%)',
        border: '2px solid rgb(255 255 255 / 75%)',
        boxShadow: '0 1px 6px rgb(0 0 0 / 30%)',
        pointerEvents: 'none',
      });
      document.documentElement.append(finger);
    });
    await this.#moveFinger(this.#finger, 1);
  }

  /** Records the unchanged page. */
  async hold(seconds: number): Promise<void> {
    await this.#captureFrame(seconds);
  }

  async scroll(pixels: number, seconds: number): Promise<void> {
    const steps = Math.round(seconds * RATE);
    let done = 0;
    for (let at = 1; at <= steps; at++) {
      const to = Math.round(pixels * ease(at / steps));
      const by = to - done;
      await this.page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), by);
      done = to;
      await this.#captureFrame(1 / RATE);
    }
  }

  /** Moves the finger to the target, taps it, and records for `seconds`. */
  async press(target: Locator, seconds: number): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Not visible: ${target}`);
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const from = this.#finger;
    for (let at = 1; at <= 10; at++) {
      const part = ease(at / 10);
      await this.#moveFinger({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1);
      await this.#captureFrame(1 / RATE);
    }
    await this.#moveFinger(to, 0.75);
    await this.#captureFrame(0.1);
    await this.act(async () => {
      await target.click();
      await this.#moveFinger(to, 1);
    }, seconds);
  }

  /** Runs an action and records the page for `seconds`, with smooth animations. */
  async act(action: () => Promise<unknown>, seconds: number): Promise<void> {
    await this.cdp.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
    await action();
    const animated = Math.min(seconds, 0.45);
    let recorded = 0;
    let last = performance.now();
    while (recorded < animated) {
      await this.#captureFrame(0);
      const now = performance.now();
      const took = Math.min(((now - last) / 1000) * PLAYBACK_RATE, animated - recorded);
      const frame = this.frames.at(-1);
      if (frame) frame.seconds = took;
      recorded += took;
      last = now;
    }
    await this.cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await this.page.waitForTimeout(400);
    if (seconds > animated) await this.hold(seconds - animated);
  }

  async #moveFinger(to: { x: number; y: number }, scale: number): Promise<void> {
    this.#finger = to;
    await this.page.evaluate(
      ({ x, y, scale }) => {
        const finger = document.getElementById('finger');
        if (finger) finger.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      },
      { ...to, scale },
    );
  }

  async #captureFrame(seconds: number): Promise<void> {
    const file = `${this.folder}/${String(this.frames.length).padStart(4, '0')}.png`;
    // Unlike the browser's own command, Playwright's takes the device's pixels.
    await this.page.screenshot({ path: file, caret: 'initial' });
    this.frames.push({ file, seconds });
  }
}

/** Ease in and out. */
function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
