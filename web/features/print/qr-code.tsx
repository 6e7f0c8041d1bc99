import { encode } from 'uqr';

/** A URL as QR code, 2.4 cm wide, and as text. Pass a URL without the access code: printouts get lost. */
export function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <figure className="print-code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code of ${url}`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
      <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}
