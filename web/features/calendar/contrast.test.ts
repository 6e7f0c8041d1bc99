import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBackgroundStyle } from '../../../worker/domain/appearance/background.ts';
import { computeContrast } from '../../../worker/domain/appearance/contrast.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import themeCss from '../../ui/theme.css?raw';
import calendarCss from './calendar.css?raw';

type Page = { card: string; sunk: string; ink: string; muted: string };

/** The first declaration is the light theme, used unless the background is dark. */
const readToken = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(themeCss)?.[1] ?? '';
const lightPage: Page = {
  card: readToken('card'),
  sunk: readToken('sunk'),
  ink: readToken('ink'),
  muted: readToken('muted'),
};

/** The colors of a page with a custom background, computed like backgrounds.css does. */
function toPage(background: string): Page {
  const { tone, style } = toBackgroundStyle(background);
  const text = { ink: style['--host-ink'] ?? '', muted: style['--host-muted'] ?? '' };
  if (tone === 'light') return { ...lightPage, ...text };
  return {
    ...text,
    card: mix(mix(background, 68, '#000000'), 95, '#ffffff'),
    sunk: mix(background, 55, '#000000'),
  };
}

/** Percentage of a token in the background of a rule. */
function readShare(selector: string, token: string): number {
  const rule = calendarCss.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
  const share = new RegExp(
    `background: color-mix\\(in srgb, var\\(--${token}\\) (\\d+)%, var\\(--card\\)\\)`,
  );
  return Number(share.exec(rule)?.[1]);
}

const color = fc
  .oneof(
    fc.integer({ min: 0, max: 0xffffff }),
    // Medium grays are the hardest to put readable text on.
    fc.integer({ min: 0, max: 255 }).map((level) => level * 0x010101),
    fc.constantFrom(0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff),
  )
  .map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const page = fc.option(color).map((background) => (background ? toPage(background) : lightPage));

describe('calendar text has a contrast of at least 4.5 with any custom color', () => {
  it('on the date of today', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const style = toThemeStyle({ primary: '#000000', secondary: '#000000', accent });
        expect(computeContrast(style['--on-accent'] ?? '', accent)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('on other dates and on gaps', () => {
    fc.assert(
      fc.property(page, ({ card, sunk, muted }) => {
        expect(computeContrast(muted, card)).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(muted, sunk)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('on events, also while hovered', () => {
    const tint = readShare('.entry', 'tint');
    const hovered = readShare('.entry:hover', 'tint');
    fc.assert(
      fc.property(page, color, ({ card, ink, muted }, secondary) => {
        expect(computeContrast(muted, mix(secondary, tint, card))).toBeGreaterThanOrEqual(4.5);
        expect(computeContrast(ink, mix(secondary, hovered, card))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});

/** `color-mix(in srgb, one share%, other)` of two colors `#rrggbb`. */
function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from * (share / 100) + to * (1 - share / 100));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
