import type { PieceLabel as Label } from '@door/domain/batch/piece-label';
import { Code128Drawing } from './code-128-drawing.tsx';
import { QrDrawing } from './qr-drawing.tsx';
import './piece-label.css';

/** A longer code stands in smaller type, on one line beside the slot. */
const mostLarge = 23;

/** A label of 100 × 50 mm; on a screen narrower than that it keeps its proportions. */
export const PieceLabel = ({ label }: { readonly label: Label }) => (
  <article className="piece-label" aria-label={label.code}>
    <div className="piece-label-face">
      <QrDrawing text={label.qr} />
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
