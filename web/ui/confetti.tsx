import { useEffect, useRef } from 'react';

/** Milliseconds: how long it rains, and how often a handful is thrown. */
const RAIN = 3000;
const TICK = 250;
const COLOURS = ['#6366f1', '#f59e0b', '#10b981', '#ec4899', '#06b6d4', '#fde68a'];

type Piece = { x: number; y: number; vx: number; vy: number; turn: number; spin: number; colour: string };

function throwHandful(width: number, left: number): Piece[] {
  // Less falls on a phone, where all of it would lie on the words.
  const share = Math.min(1, Math.max(0.35, width / 1200));
  const count = Math.round(((50 * left) / RAIN + 4) * share);
  return Array.from({ length: count }, (_, index) => {
    const fromLeft = index % 2 === 0;
    return {
      x: width * (fromLeft ? 0.1 + Math.random() * 0.25 : 0.65 + Math.random() * 0.25),
      y: -20,
      vx: (Math.random() - 0.5) * 5,
      vy: 1 + Math.random() * 3,
      turn: Math.random() * 6,
      spin: (Math.random() - 0.5) * 0.3,
      colour: COLOURS[index % COLOURS.length] ?? '#6366f1',
    };
  });
}

/** Paper over everything for 3 s, once; nothing at all for those who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const surface = canvas.current;
    const pen = surface?.getContext('2d');
    if (!surface || !pen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    surface.width = innerWidth;
    surface.height = innerHeight;
    const began = performance.now();
    let pieces: Piece[] = [];
    let thrown = -TICK;
    let frame = 0;

    function draw(now: number) {
      if (!surface || !pen) return;
      const age = now - began;
      if (age < RAIN && age - thrown >= TICK) {
        thrown = age;
        pieces.push(...throwHandful(surface.width, RAIN - age));
      }
      pen.clearRect(0, 0, surface.width, surface.height);
      for (const piece of pieces) {
        piece.vy = Math.min(piece.vy + 0.06, 6);
        piece.x += piece.vx + Math.sin(now / 300 + piece.turn);
        piece.y += piece.vy;
        piece.turn += piece.spin;
        pen.save();
        pen.translate(piece.x, piece.y);
        pen.rotate(piece.turn);
        pen.scale(1, Math.cos(piece.turn * 2));
        pen.fillStyle = piece.colour;
        pen.fillRect(-4, -6, 8, 12);
        pen.restore();
      }
      pieces = pieces.filter((piece) => piece.y < surface.height + 20);
      if (age < RAIN || pieces.length > 0) frame = requestAnimationFrame(draw);
    }
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-90">
      <canvas ref={canvas} />
    </div>
  );
}
