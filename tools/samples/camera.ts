import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** A phone's screen that comes out as 480 × 1040 pixels, the size of the films. */
export const SCREEN = {
  viewport: { width: 384, height: 832 },
  deviceScaleFactor: 1.25,
  hasTouch: true,
  colorScheme: 'light' as const,
};

export type RecordedFrame = { file: string; seconds: number };

const RATE = 25;
/** How much slower the page's animations run while they are filmed, so that each picture has its time. */
const SLOWED = 0.06;

/**
 * Films a page picture by picture: as slow as this machine is, as smooth as the page would be. A finger shows
 * where somebody presses.
 */
export class Camera {
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

  static async open(page: Page, folder: string): Promise<Camera> {
    mkdirSync(folder, { recursive: true });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Animation.enable');
    return new Camera(page, folder, cdp);
  }

  /** Waits until the page stands, fonts and pictures too, and lays the finger on it. */
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

  /** The page as it stands, for so many seconds. */
  async hold(seconds: number): Promise<void> {
    await this.#shoot(seconds);
  }

  /** Scrolls by so many pixels, softly; with `within`, inside that element. */
  async scroll(pixels: number, seconds: number, within?: Locator): Promise<void> {
    const steps = Math.round(seconds * RATE);
    let done = 0;
    for (let at = 1; at <= steps; at++) {
      const to = Math.round(pixels * ease(at / steps));
      const by = to - done;
      if (within)
        await within.evaluate((element, y) => element.scrollBy({ top: y, behavior: 'instant' }), by);
      else await this.page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), by);
      done = to;
      await this.#shoot(1 / RATE);
    }
  }

  /** Moves the finger there and presses; then films what happens for so many seconds. */
  async press(target: Locator, seconds: number): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press: ${target}`);
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const from = this.#finger;
    for (let at = 1; at <= 10; at++) {
      const part = ease(at / 10);
      await this.#moveFinger({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1);
      await this.#shoot(1 / RATE);
    }
    await this.#moveFinger(to, 0.75);
    await this.#shoot(0.1);
    await this.act(async () => {
      await target.click();
      await this.#moveFinger(to, 1);
    }, seconds);
  }

  /** Does something and films what follows, its animations as smooth as they are. */
  async act(what: () => Promise<unknown>, seconds: number): Promise<void> {
    await this.cdp.send('Animation.setPlaybackRate', { playbackRate: SLOWED });
    await what();
    const moving = Math.min(seconds, 0.45);
    let filmed = 0;
    let last = performance.now();
    while (filmed < moving) {
      await this.#shoot(0);
      const now = performance.now();
      const took = Math.min(((now - last) / 1000) * SLOWED, moving - filmed);
      const frame = this.frames.at(-1);
      if (frame) frame.seconds = took;
      filmed += took;
      last = now;
    }
    await this.cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await this.page.waitForTimeout(400);
    if (seconds > moving) await this.hold(seconds - moving);
  }

  /** Types into the field that has the focus, as fast as a thumb does. */
  async type(text: string): Promise<void> {
    for (const character of text) {
      await this.page.keyboard.type(character);
      await this.#shoot(0.09);
    }
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

  async #shoot(seconds: number): Promise<void> {
    const shot = await this.cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const file = `${this.folder}/${String(this.frames.length).padStart(4, '0')}.png`;
    writeFileSync(file, Buffer.from(shot.data, 'base64'));
    this.frames.push({ file, seconds });
  }
}

/** Slow, quick, slow. */
function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
