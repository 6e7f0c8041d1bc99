import { encode } from 'uqr';

/** Light modules around a code that scanners need (ISO/IEC 18004, 9.1). */
export const QR_QUIET_ZONE = 4;

type Props = {
  url: string;
  /** Accessible name. */
  label: string;
  className?: string;
  /** Without the quiet zone: where white paper surrounds the code. */
  bare?: boolean;
};

/** A URL as QR code, black on white in every color scheme. */
export function QrCode({ url, label, className, bare }: Props) {
  const { path, size } = drawQrCode(url);
  const border = bare ? 0 : QR_QUIET_ZONE;
  const width = size + 2 * border;
  return (
    <svg
      className={className}
      viewBox={`${-border} ${-border} ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-border} y={-border} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * The dark modules of a URL's QR code as an SVG path, and the modules per side. Medium correction: readable with up to
 * 15 % of it dirty or folded.
 */
export function drawQrCode(url: string): { path: string; size: number } {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}
