import { qrCode } from '@door/domain/lib/barcode/qr-code';
import { batchesWords } from '../../words/batches.ts';

/** Light modules that a reader needs on every side. */
const margin = 4;

/** The QR code of a text, with its margin; as large as its box. */
export function QrDrawing({ text }: { readonly text: string }) {
  const rows = qrCode(text);
  const size = rows.length + 2 * margin;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" role="img" aria-label={batchesWords.labels.qr(text)} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
