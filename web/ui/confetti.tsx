import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 3000;
const BURST_INTERVAL_MS = 250;
/** What a page or dialog has to say stands in a column of this width, which stays clear. */
const COLUMN = 640;
/** On a phone the column is as wide as the screen: pieces fade out at the top of it. */
const FADE_HEIGHT = 110;
/** Beside the column, pieces fade out within this width. */
const FADE_WIDTH = 80;
const COLORS = ['#6366f1', '#f59e0b', '#10b981', '#ec4899', '#06b6d4', '#fde68a'];

type Piece = { x: number; y: number; vx: number; vy: number; angle: number; spin: number; color: string };

function createBurst(width: number, remainingMs: number, colors: readonly string[]): Piece[] {
  // Fewer pieces on a phone, where they would cover the text.
  const density = Math.min(1, Math.max(0.35, width / 1200));
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
      color: colors[index % colors.length] ?? '#6366f1',
    };
  });
}

function move(piece: Piece, now: number): void {
  piece.vy = Math.min(piece.vy + 0.06, 6);
  piece.x += piece.vx + Math.sin(now / 300 + piece.angle);
  piece.y += piece.vy;
  piece.angle += piece.spin;
}

/** Returns the pieces that are still to be seen. */
function drawPieces(context: CanvasRenderingContext2D, pieces: readonly Piece[]): Piece[] {
  const { width, height } = context.canvas;
  const isNarrow = width < COLUMN * 1.25;
  const end = isNarrow ? FADE_HEIGHT : height + 20;
  context.clearRect(0, 0, width, height);
  for (const piece of pieces)
    drawPiece(context, piece, isNarrow ? fadeBelow(piece) : fadeBeside(piece, width));
  return pieces.filter(({ y }) => y < end);
}

const toAlpha = (share: number): number => Math.min(1, Math.max(0, share));

const fadeBelow = ({ y }: Piece): number => toAlpha(1 - y / FADE_HEIGHT);

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

/** Confetti beside what the page says, above it on a phone, once. Renders nothing if the reader prefers reduced motion. */
export function Confetti({ colors: given }: { colors?: readonly string[] | undefined }) {
  const [colors] = useState(given ?? COLORS);
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

    function draw(now: number) {
      if (!element || !context) return;
      const elapsed = now - startedAt;
      if (elapsed < DURATION_MS && elapsed - lastBurst >= BURST_INTERVAL_MS) {
        lastBurst = elapsed;
        pieces.push(...createBurst(element.width, DURATION_MS - elapsed, colors));
      }
      for (const piece of pieces) move(piece, now);
      pieces = drawPieces(context, pieces);
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
