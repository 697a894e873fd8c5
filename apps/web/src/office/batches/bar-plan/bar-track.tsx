import { batchesMessages } from '../../messages/batches.ts';
import { barHeight, type BarOfPlan, type DrawnPiece, drawnBar, keptLength, type SawCuts } from './bar-shapes.ts';

const { plan: t } = batchesMessages;

/** A piece that is shorter than this has its name alone, mm; below the second there is room for nothing. */
const roomForLength = 700;
const roomForName = 350;

interface BarTrackProps {
  readonly bar: BarOfPlan;
  readonly cuts: SawCuts;
  /** Length of the axis, mm. */
  readonly scale: number;
  readonly hues: ReadonlyMap<string, number>;
}

/** One bar to scale: pieces with their labels, saw cuts as gaps, waste hatched, a kept rest outlined. */
export function BarTrack({ bar, cuts, scale, hues }: BarTrackProps) {
  const { pieces, rest, trims } = drawnBar(bar, cuts);
  const share = (length: number) => `${(length / scale) * 100}%`;
  const restKind = bar.KeepRest ? 'kept' : 'waste';
  return (
    <div className="bar-track" style={{ width: share(bar.Stock) }}>
      <svg
        role="img"
        aria-label={t.barInWords(bar, keptLength(bar, cuts))}
        viewBox={`0 0 ${bar.Stock} ${barHeight}`}
        preserveAspectRatio="none"
      >
        {trims.map(({ from, to }) => (
          <rect key={from} className="bar-trim" x={from} width={to - from} height={barHeight} />
        ))}
        {pieces.map(({ piece, outline }) => (
          <polygon key={piece.Code} className="bar-piece" data-hue={hues.get(piece.Order) ?? 0} points={outline}>
            <title>{t.pieceInWords(piece)}</title>
          </polygon>
        ))}
      </svg>
      <span aria-hidden="true">
        {rest.to > rest.from ? (
          <span
            className="bar-rest"
            data-kind={restKind}
            style={{ left: shareOf(rest.from, bar), width: shareOf(rest.to - rest.from, bar) }}
          >
            {bar.KeepRest && rest.to - rest.from >= roomForLength ? t.keep(keptLength(bar, cuts)) : ''}
          </span>
        ) : null}
        {pieces.map((drawn) => (
          <PieceText key={drawn.piece.Code} drawn={drawn} bar={bar} />
        ))}
      </span>
    </div>
  );
}

const shareOf = (length: number, { Stock }: BarOfPlan): string => `${(length / Stock) * 100}%`;

function PieceText({ drawn: { piece, from }, bar }: { readonly drawn: DrawnPiece; readonly bar: BarOfPlan }) {
  if (piece.Length < roomForName) return null;
  return (
    <span className="bar-text" style={{ left: shareOf(from, bar), width: shareOf(piece.Length, bar) }}>
      {piece.Part}
      {piece.Length < roomForLength ? null : <b className="num">{piece.Length}</b>}
    </span>
  );
}
