import { encode } from 'uqr';

/** An address as a code for cameras, 2.4 cm wide, and in letters below. Holds no access code: paper is left lying about. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <figure className="sheet-code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code of ${address}`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
      <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}
