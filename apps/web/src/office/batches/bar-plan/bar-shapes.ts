/** End of a piece, degrees: 45 is mitred, 90 square. */
type EndCut = 45 | 90;

/** A piece on a bar, in the order of the cuts. Lengths in mm, tip to tip. */
export interface PieceOnBar {
  readonly Code: string;
  /** `left sidelight, jamb left` */
  readonly Name: string;
  /** `LS-JL`; '' for a piece that the batch no longer has. */
  readonly Part: string;
  readonly Length: number;
  /** Upper or left end first; null: no longer known. */
  readonly Ends: readonly [EndCut, EndCut] | null;
  readonly Order: string;
  readonly Item: string;
  readonly Slot: string;
}

export interface BarOfPlan {
  readonly Number: number;
  /** Full length of a new bar, usable length of an offcut; mm. */
  readonly Stock: number;
  /** Id of the offcut; null: a new bar. */
  readonly Offcut: string | null;
  readonly Cuts: readonly PieceOnBar[];
  /** What can still be used, with the cut that frees it; mm. */
  readonly Rest: number;
  readonly KeepRest: boolean;
}

/** What the saw takes; mm. */
export interface SawCuts {
  /** Of each cut. */
  readonly Kerf: number;
  /** At each end of a new bar. */
  readonly Trim: number;
}

interface Stretch {
  /** mm from the left end of the bar. */
  readonly from: number;
  readonly to: number;
}

export interface DrawnPiece extends Stretch {
  readonly piece: PieceOnBar;
  /** Points of an SVG polygon: mm along the bar, `barHeight` across. */
  readonly outline: string;
}

export interface DrawnBar {
  readonly pieces: readonly DrawnPiece[];
  /** What is left behind the last cut; empty where the last piece ends at the trim. */
  readonly rest: Stretch;
  /** Sawn off before the first piece and behind the rest; none of an offcut. */
  readonly trims: readonly Stretch[];
}

/** Height of a bar in the coordinates of its drawing. */
export const barHeight = 28;
/** How far a mitre reaches into the drawing of a piece, mm: the width of a frame profile. */
const mitre = 60;

/**
 * Where the pieces of a bar lie: behind the trim, a kerf between each two. Of a bar of 6000 with two pieces of 2076 the first
 * lies from 30 to 2106, the second from 2111 to 4187, and the rest from 4192 to 5970.
 */
export function drawnBar({ Stock, Offcut, Cuts }: BarOfPlan, { Kerf, Trim }: SawCuts): DrawnBar {
  const trim = Offcut === null ? Trim : 0;
  const end = Stock - trim;
  let at = trim;
  const pieces = Cuts.map((piece): DrawnPiece => {
    const from = at;
    const to = from + piece.Length;
    at = to + Kerf;
    return { piece, from, to, outline: outlineOf({ from, to }, piece.Ends) };
  });
  const rest = { from: Math.min(at, end), to: end };
  const trims =
    trim === 0
      ? []
      : [
          { from: 0, to: trim },
          { from: end, to: Stock },
        ];
  return { pieces, rest, trims };
}

/** The long side above: a frame's outer edge. */
function outlineOf({ from, to }: Stretch, ends: PieceOnBar['Ends']): string {
  const [left, right] = ends ?? [90, 90];
  const reach = Math.min(mitre, (to - from) / 2);
  const [begins, stops] = [left === 45 ? reach : 0, right === 45 ? reach : 0];
  return [
    [from, 0],
    [to, 0],
    [to - stops, barHeight],
    [from + begins, barHeight],
  ]
    .map((point) => point.join(','))
    .join(' ');
}

/** What is booked in of a rest that is kept: the cut that frees 1783 mm takes 5, so 1778. */
export const keptLength = ({ Rest }: Pick<BarOfPlan, 'Rest'>, { Kerf }: Pick<SawCuts, 'Kerf'>): number => Rest - Kerf;
