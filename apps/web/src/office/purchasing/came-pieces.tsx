import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { useId, useState } from 'react';
import { CameraView } from '../batches/scan/camera-view.tsx';
import { TypeCode } from '../batches/scan/type-code.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import type { CamePiece } from './receipt-draft.ts';
import { pieceIn, type ReceivableLine } from './receivables.ts';

const { goodsIn: t } = purchasingMessages;

interface ScanPiecesProps {
  readonly lines: readonly ReceivableLine[];
  onPiece(found: NonNullable<ReturnType<typeof pieceIn>>): void;
}

/** Ticks a piece by its label. */
export function ScanPieces({ lines, onPiece }: ScanPiecesProps) {
  const [missing, setMissing] = useState('');
  const find = (code: string) => {
    const found = pieceIn(code, lines);
    setMissing(found ? '' : code);
    if (found) onPiece(found);
  };
  return (
    <div className="stack">
      <TypeCode label={t.pieceCode} doIt={t.piece} onCode={find} />
      <CameraView start={t.scan} onCode={find} />
      <p role="alert" className="goods-missing">
        {missing === '' ? '' : t.notPiece(missing)}
      </p>
    </div>
  );
}

const states = (['', 'whole', 'damaged'] as const).map((value) => ({ value, label: t.pieceStates[value] }));

interface CamePiecesProps {
  readonly line: ReceivableLine;
  /** Those that are still to come. */
  readonly pieces: readonly string[];
  readonly came: Readonly<Record<string, CamePiece>>;
  onChange(came: Readonly<Record<string, CamePiece>>): void;
}

/** What is made for doors comes piece by piece. */
export function CamePieces({ line: { Key, Text }, pieces, came, onChange }: CamePiecesProps) {
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <header>
        <b id={id}>{Key}</b>
        <small>{Text}</small>
        <Button
          scale="row"
          aria-label={t.allOf(Key)}
          onClick={() => onChange(Object.fromEntries(pieces.map((piece) => [piece, came[piece] || 'whole'])))}
        >
          {t.allCame}
        </Button>
      </header>
      <ul className="goods-pieces">
        {pieces.map((piece) => (
          <li key={piece}>
            <b className="num">{piece}</b>
            <Segmented
              label={piece}
              segments={states}
              chosen={came[piece] ?? ''}
              onChoose={(how) => onChange({ [piece]: how })}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
