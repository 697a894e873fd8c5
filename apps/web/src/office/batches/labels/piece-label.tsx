import type { PieceLabel as Label } from '@door/domain/batch/piece-label';
import { QrDrawing } from './qr-drawing.tsx';
import './piece-label.css';

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
        </p>
        <p>{[label.article, label.colours].filter((each) => each !== '').join(', ')}</p>
      </div>
      <p className="piece-label-code num">{label.code}</p>
      <p className="piece-label-week num">{label.week}</p>
      <p className="piece-label-slot num">{label.slot}</p>
    </div>
  </article>
);
