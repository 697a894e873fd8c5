import { encode } from 'uqr';

interface QrDrawingProps {
  readonly text: string;
  /** What the code is, for those who have it read. */
  readonly label: string;
}

/** The QR code of a text with the four light modules around it that a reader needs; as large as its box. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
