import type { PieceLabel as Label } from '@door/domain/making/batch/piece-label';
import jsBarcode from 'jsbarcode';
import { QrDrawing } from '../../../shared/page/qr-drawing.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import './piece-label.css';

/** A longer code stands in smaller type, on one line beside the slot. */
const mostLarge = 23;

/** A label of 100 × 50 mm; on a screen narrower than that it keeps its proportions. */
export const PieceLabel = ({ label }: { readonly label: Label }) => (
  <article className="piece-label" aria-label={label.code}>
    <div className="piece-label-face">
      <QrDrawing text={label.qr} label={batchesMessages.labels.qr(label.qr)} />
      <div className="piece-label-words">
        <p className="piece-label-order">
          <b className="num">{label.order}</b> <span>{label.item}</span>
        </p>
        <p className="piece-label-part">{label.part}</p>
        <p className="piece-label-size num">
          {label.size}
          {label.ends === null ? null : <small>{label.ends}</small>}
          <span className="piece-label-week">
            <span>{label.week}</span>
            {label.cut === null ? null : <span>{label.cut}</span>}
          </span>
        </p>
        <p>{[label.article, label.colours].filter((each) => each !== '').join(', ')}</p>
      </div>
      <Code128Drawing text={label.code} />
      <p className="piece-label-code num" data-long={label.code.length > mostLarge || undefined}>
        {label.code}
      </p>
      <p className="piece-label-slot num">{label.slot}</p>
    </div>
  </article>
);

/** In mm, two dots of a label printer; a code that is too long for them has narrower lines. */
const widestModule = 0.25;

/** The Code 128 of a text, for scanners that read lines. Its left margin is the label's. */
function Code128Drawing({ text }: { readonly text: string }) {
  const encoded = { encodings: [{ data: '' }] };
  jsBarcode(encoded, text, { format: 'CODE128' });
  const modules = encoded.encodings.map(({ data }) => data).join('');
  const bars = Array.from(modules.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`);
  return (
    <svg
      className="code-128"
      role="img"
      aria-label={batchesMessages.labels.code128(text)}
      viewBox={`0 0 ${modules.length} 1`}
      preserveAspectRatio="none"
      style={{ width: `min(${widestModule * modules.length}cqw, 100% - 5cqw)` }}
    >
      <path d={bars.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
