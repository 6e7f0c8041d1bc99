import { useEffect, useRef, useState } from 'react';
import type { CustomColors } from '../../worker/contract/choices.ts';
import { DEFAULT_COLORS } from '../../worker/domain/appearance/theme.ts';

const DURATION_MS = 3000;
const BURST_INTERVAL_MS = 250;
/** What a page or dialog has to say stands in a column of this width, which stays clear. */
const COLUMN = 640;
/** On a phone the column is as wide as the screen: pieces fade out above the dialog, or at least this far down. */
const FADE_HEIGHT = 110;
/** Beside the column, pieces fade out within this width. */
const FADE_WIDTH = 80;
type Piece = { x: number; y: number; vx: number; vy: number; angle: number; spin: number; color: string };

type Burst = { width: number; end: number; remainingMs: number; colors: readonly string[] };

function createBurst({ width, end, remainingMs, colors }: Burst): Piece[] {
  // Fewer pieces on a phone, and where there is little room above the text.
  const density = Math.min(1, Math.max(0.35, width / 1200, isNarrow(width) ? end / 500 : 0));
  const count = Math.round(((50 * remainingMs) / DURATION_MS + 4) * density);
  return Array.from({ length: count }, (_, index) => {
    const fromLeft = index % 2 === 0;
    return {
      x: width * (fromLeft ? 0.1 + Math.random() * 0.25 : 0.65 + Math.random() * 0.25),
      y: -20,
      vx: (Math.random() - 0.5) * 5,
      vy: 1 + Math.random() * 3,
      angle: Math.random() * 6,
      spin: (Math.random() - 0.5) * 0.3,
      color: colors[index % colors.length] ?? '',
    };
  });
}

function move(piece: Piece, now: number): void {
  piece.vy = Math.min(piece.vy + 0.06, 6);
  piece.x += piece.vx + Math.sin(now / 300 + piece.angle);
  piece.y += piece.vy;
  piece.angle += piece.spin;
}

const isNarrow = (width: number) => width < COLUMN * 1.25;

/** How far down pieces are to be seen: on a phone as far as the dialog, which stands at the bottom. */
function findEnd({ width, height }: HTMLCanvasElement): number {
  if (!isNarrow(width)) return height + 20;
  const dialog = [...document.querySelectorAll('.dialog')].at(-1);
  return Math.max(FADE_HEIGHT, dialog?.getBoundingClientRect().top ?? 0);
}

/** Returns the pieces that are still to be seen. */
function drawPieces(context: CanvasRenderingContext2D, pieces: readonly Piece[], end: number): Piece[] {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const piece of pieces)
    drawPiece(context, piece, isNarrow(width) ? fadeAbove(piece, end) : fadeBeside(piece, width));
  return pieces.filter(({ y }) => y < end);
}

const toAlpha = (share: number): number => Math.min(1, Math.max(0, share));

const fadeAbove = ({ y }: Piece, end: number): number => toAlpha((end - y) / FADE_HEIGHT);

const fadeBeside = ({ x }: Piece, width: number): number =>
  toAlpha((Math.abs(x - width / 2) - COLUMN / 2) / FADE_WIDTH);

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, alpha: number): void {
  context.save();
  context.globalAlpha = alpha;
  context.translate(piece.x, piece.y);
  context.rotate(piece.angle);
  context.scale(1, Math.cos(piece.angle * 2));
  context.fillStyle = piece.color;
  context.fillRect(-4, -6, 8, 12);
  context.restore();
}

/**
 * Confetti in the itinerary's colors beside what the page says, above it on a phone, once. Renders nothing if the reader
 * prefers reduced motion.
 */
export function Confetti({ colors: given }: { colors: CustomColors | null }) {
  const [colors] = useState(() => Object.values({ ...DEFAULT_COLORS, ...given }));
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.width = innerWidth;
    element.height = innerHeight;
    const startedAt = performance.now();
    let pieces: Piece[] = [];
    let lastBurst = -BURST_INTERVAL_MS;
    let frame = 0;
    let end = FADE_HEIGHT;

    function draw(now: number) {
      if (!element || !context) return;
      const elapsed = now - startedAt;
      if (elapsed < DURATION_MS && elapsed - lastBurst >= BURST_INTERVAL_MS) {
        lastBurst = elapsed;
        end = findEnd(element);
        pieces.push(
          ...createBurst({ width: element.width, end, remainingMs: DURATION_MS - elapsed, colors }),
        );
      }
      for (const piece of pieces) move(piece, now);
      pieces = drawPieces(context, pieces, end);
      if (elapsed < DURATION_MS || pieces.length > 0) frame = requestAnimationFrame(draw);
    }
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [colors]);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-90">
      <canvas ref={canvas} />
    </div>
  );
}
